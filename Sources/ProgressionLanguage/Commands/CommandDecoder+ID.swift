import ProgressionModel
import ProgressionText

extension CommandDecoder {
  private static let longestWriter = 128

  /// Reads what makes a command count once: a text, or a writer and its number.
  mutating func commandID(_ json: JSONValue) -> CommandID? {
    if json.kind == .object { return writerID(json) }
    if json.kind == .string { return text(json, "id").map { .opaque($0) } }
    let number = json.integer.map { max($0, 1) } ?? 1
    reportType(
      of: json, "`id` is a string, or a writer with its number",
      help: ["write \"\(json.integer ?? 1)\", or {\"writer\": \"phone\", \"n\": \(number)}"])
    return nil
  }

  private mutating func writerID(_ json: JSONValue) -> CommandID? {
    let keys = KeySet("the `id` of a writer", ["writer", "n"])
    checkKeys(json, keys)
    let name = json["writer"].flatMap { writerName($0) }
    let number = json["n"].flatMap { integer($0, "n", in: 1...Int64.max) }
    for key in keys.keys where json[key] == nil {
      report.error(
        .missingKey, at: json.place, "the `id` of a writer needs `\(key)`",
        help: ["write {\"writer\": \"\(name ?? "phone")\", \"n\": \(number ?? 1)}"])
      return nil
    }
    guard let name, let number else { return nil }
    return .writer(name, number: number)
  }

  private mutating func writerName(_ json: JSONValue) -> String? {
    guard let name = text(json, "writer") else { return nil }
    return isWithin(Self.longestWriter, name, "writer", at: json.place) ? name : nil
  }

  /// Whether a text has at most so many bytes; reports a longer one.
  mutating func isWithin(
    _ limit: Int, _ text: String, _ what: String, at place: Place
  ) -> Bool {
    let count = text.utf8.count
    if count <= limit { return true }
    report.error(
      .outOfRange, at: place, "`\(what)` has at most \(limit) bytes; this has \(count)")
    return false
  }
}
