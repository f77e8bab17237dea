import ProgressionLanguage
import ProgressionText

/// A scenario with the values of one case in place of `"{key}"`, and where each byte came from.
///
/// The values are put into the text, which is read again: so everything that reads JSON reads a
/// case too, and a place in the new text leads back to the file.
struct CaseExpansion {
  /// A run of bytes of the new text that stands together in the file.
  private struct Piece {
    let start: Int32
    let origin: Int32
    let count: Int32
  }

  /// A string that names a value of the case.
  private struct Gap {
    let place: Place
    let key: String
    let filling: JSONValue?
  }

  /// The scenario with the values of the case.
  let value: JSONValue
  /// The keys of the case that were used.
  let used: [String]
  private let pieces: [Piece]

  /// The place in the file of a place in the new text; other files' places are left alone.
  func origin(of place: Place) -> Place {
    guard place.file == value.place.file, let first = piece(at: place.start) else { return place }
    let start = first.origin + (place.start - first.start)
    // A place that ends in another piece is cut at the end of its first: what follows is a value
    // of the case, which is written elsewhere.
    var end = start
    if let last = piece(at: max(place.start, place.end - 1)) {
      let candidate = last.origin + (place.end - last.start)
      end = candidate >= start ? candidate : first.origin + first.count
    }
    return Place(file: place.file, start: start, end: end)
  }

  private func piece(at offset: Int32) -> Piece? {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle }
    }
    return low < pieces.count ? pieces[low] : nil
  }
}

extension CaseExpansion {
  /// The members of a scenario whose strings may be values of a case.
  private static let expanded = ["steps", "given", "always", "at", "seed"]
  /// More than any real case needs, and little enough that no file exhausts the memory.
  private static let maximumBytes = 4 << 20

  /// Puts the values of a case into a scenario.
  ///
  /// - Parameters:
  ///   - values: The object of the case.
  ///   - scenario: The object of the scenario.
  ///   - bytes: The bytes of the file that both stand in.
  /// - Returns: The expansion, or `nil` where a string names no value of the case, or the result
  ///   is too large; and what is wrong then.
  static func expand(
    _ values: JSONValue, into scenario: JSONValue, bytes: ContiguousArray<UInt8>
  ) -> (expansion: CaseExpansion?, diagnostics: [Diagnostic]) {
    var gaps: [Gap] = []
    for member in scenario.members {
      if member.keyIs("cases") {
        gaps.append(Gap(place: member.value.place, key: "", filling: nil))
      } else if expanded.contains(member.key) {
        collect(from: member.value, values: values, into: &gaps)
      }
    }
    var diagnostics: [Diagnostic] = []
    for gap in gaps where gap.filling == nil && !gap.key.isEmpty {
      let keys = values.members.map(\.key)
      let nearest = NameSuggestion.nearest(to: gap.key, in: keys)
      diagnostics.append(
        Diagnostic(
          .unknownCaseKey, at: gap.place, "the case has no `\(gap.key)`",
          related: [.init(place: values.place, message: "the case is here")],
          help: nearest.map { ["did you mean `{\($0)}`?"] } ?? []))
    }
    guard diagnostics.isEmpty else { return (nil, diagnostics) }
    return fill(gaps, of: scenario, with: values, bytes: bytes)
  }

  private static func fill(
    _ gaps: [Gap], of scenario: JSONValue, with values: JSONValue, bytes: ContiguousArray<UInt8>
  ) -> (expansion: CaseExpansion?, diagnostics: [Diagnostic]) {
    var text: ContiguousArray<UInt8> = []
    var pieces: [Piece] = []
    func copy(_ start: Int32, _ end: Int32) {
      guard end > start else { return }
      pieces.append(Piece(start: Int32(text.count), origin: start, count: end - start))
      text.append(contentsOf: bytes[Int(start)..<Int(end)])
    }
    var position = scenario.place.start
    for gap in gaps {
      copy(position, gap.place.start)
      position = gap.place.end
      if let filling = gap.filling?.place {
        copy(filling.start, filling.end)
      } else {
        text.append(contentsOf: "null".utf8)
      }
      if text.count > maximumBytes { break }
    }
    copy(position, scenario.place.end)
    let name = SourceFile(name: "", bytes: text)
    guard text.count <= maximumBytes,
      let document = JSONReader.read(
        name, as: scenario.place.file, dialect: .withComments
      ).document
    else {
      let message = "the values of the case make the scenario too large or nested too deeply"
      return (nil, [Diagnostic(.outOfRange, at: values.place, message)])
    }
    let expansion = CaseExpansion(
      value: document.root, used: gaps.map(\.key), pieces: pieces)
    return (expansion, [])
  }

  /// Finds the strings that are exactly `{key}`, in the order of the file.
  private static func collect(
    from value: JSONValue, values: JSONValue, into gaps: inout [Gap]
  ) {
    switch value.kind {
    case .string:
      guard let key = placeholder(value) else { return }
      gaps.append(Gap(place: value.place, key: key, filling: values[key]))
    case .array:
      for element in value.elements { collect(from: element, values: values, into: &gaps) }
    case .object:
      for member in value.members where !member.isIgnored {
        collect(from: member.value, values: values, into: &gaps)
      }
    default: return
    }
  }

  /// The key that a string names, or `nil` where it is an ordinary string.
  static func placeholder(_ value: JSONValue) -> String? {
    guard let text = value.string, text.count > 2, text.hasPrefix("{"), text.hasSuffix("}") else {
      return nil
    }
    let key = text.dropFirst().dropLast()
    return key.contains { "{}\"".contains($0) } ? nil : String(key)
  }
}

extension JSONMember {
  /// Whether the key is for people and other tools: `$comment`, `$schema`, `x-...`.
  var isIgnored: Bool {
    keyIs("$comment") || keyIs("$schema") || keyUTF8.starts(with: "x-".utf8)
  }
}
