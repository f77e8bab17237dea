import Foundation

/// Foundation's readers and writers of JSON: the yardstick for text.
enum FoundationCoding {
  /// How many values Foundation finds in a text.
  ///
  /// - Throws: Foundation's error where the text is no JSON.
  static func countOfValues(_ text: Data) throws -> Int {
    count(try JSONSerialization.jsonObject(with: text))
  }

  private static func count(_ value: Any) -> Int {
    switch value {
    case let list as [Any]: list.reduce(1) { $0 + count($1) }
    case let object as [String: Any]: object.values.reduce(1) { $0 + count($1) }
    default: 1
    }
  }

  /// Reads a text into Foundation's own values.
  static func serialization(_ text: Data) -> Contender {
    Contender(name: "Foundation JSONSerialization", bytes: Int64(text.count)) {
      let value = try JSONSerialization.jsonObject(with: text)
      BlackHole.take((value as? [String: Any])?.count ?? 0)
    }
  }

  /// Reads a text into plain structs.
  static func decoding<Value: Decodable>(_ type: Value.Type, _ text: Data) -> Contender {
    let decoder = JSONDecoder()
    return Contender(name: "Foundation JSONDecoder", bytes: Int64(text.count)) {
      withExtendedLifetime(try decoder.decode(type, from: text)) { BlackHole.take(1) }
    }
  }

  /// Writes plain structs, in the order of their keys.
  static func encoding(_ value: some Encodable, bytes: Int) -> Contender {
    let encoder = encoder
    return Contender(name: "Foundation JSONEncoder", bytes: Int64(bytes)) {
      BlackHole.take(try encoder.encode(value).count)
    }
  }

  /// An encoder that writes what the engine writes.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
