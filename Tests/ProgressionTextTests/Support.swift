import Foundation
import ProgressionText

/// A small, seeded source of random numbers, so that a failure can be played again.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// What reading a text gave.
struct Reading {
  let file: SourceFile
  let document: JSONDocument?
  let diagnostics: [Diagnostic]

  init(
    _ text: String, dialect: JSONDialect = .strict, limits: JSONLimits = JSONLimits()
  ) {
    self.init(bytes: ContiguousArray(text.utf8), dialect: dialect, limits: limits)
  }

  init(
    bytes: ContiguousArray<UInt8>, dialect: JSONDialect = .strict,
    limits: JSONLimits = JSONLimits()
  ) {
    file = SourceFile(name: "test.json", bytes: bytes)
    (document, diagnostics) = JSONReader.read(
      file, as: FileID(index: 0), dialect: dialect, limits: limits)
  }

  /// The findings as the tables write them: `start-end code: message`.
  var lines: [String] {
    diagnostics.map { "\($0.place.start)-\($0.place.end) \($0.code): \($0.message)" }
  }

  /// Whether there is either a document or at least one finding, all of them within the file.
  var isSound: Bool {
    let size = file.bytes.count
    let areLocated = diagnostics.allSatisfy {
      $0.place.file == FileID(index: 0) && $0.place.start >= 0 && Int($0.place.end) <= size
        && $0.place.start <= $0.place.end
    }
    return areLocated && (document == nil) == !diagnostics.isEmpty
  }
}

/// A document as one string of kinds, values and places; equal for equal documents.
func outline(_ value: JSONValue) -> String {
  let place = "\(value.place.start)-\(value.place.end)"
  switch value.kind {
  case .null: return "null@\(place)"
  case .boolean: return "\(value.boolean ?? false)@\(place)"
  case .integer: return "\(value.integer ?? -1)@\(place)"
  case .number: return "number \(value.sourceText)@\(place)"
  case .string: return "\"\(value.string ?? "?")\"@\(place)"
  case .array: return "[" + value.elements.map(outline).joined(separator: ", ") + "]@\(place)"
  case .object:
    let members = value.members.map { member in
      let repeats = member.duplicateOf.map { " repeats \($0.start)" } ?? ""
      return "\"\(member.key)\"@\(member.keyPlace.start)\(repeats): " + outline(member.value)
    }
    return "{" + members.joined(separator: ", ") + "}@\(place)"
  }
}

/// The root of the package, from where this file is.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
