import ProgressionText

extension ShapeReader {
  /// The fix that writes a text, in quotes, in the place of another.
  static func writing(_ text: String, at place: Place) -> Fix {
    Fix("write `\(text)`", edits: [Edit(place, replacement: "\"\(text)\"")])
  }

  /// The fix that writes the name that was meant in the place of another, where that is sure: where
  /// the two differ by a slip, and `object`, if it is a key of one, does not have the key yet.
  static func correcting(
    _ name: String, to meant: String, at place: Place, in object: JSONValue? = nil
  ) -> Fix? {
    guard NameSuggestion.isSlip(name, of: meant), object?[meant] == nil else { return nil }
    return writing(meant, at: place)
  }

  /// What a value is, for a message.
  static func describe(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .boolean: value.boolean == true ? "`true`" : "`false`"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Reports that a value is of the wrong type; `expected` says what stands here.
  mutating func reportType(of value: JSONValue, _ expected: String, help: [String] = []) {
    report.error(
      .wrongType, at: value.place, "\(expected); this is \(Self.describe(value))", help: help)
  }

  /// An integer in a range; `what` is what it is, as in `maxStars`.
  mutating func integer(
    _ value: JSONValue, _ what: String, in range: ClosedRange<Int64> = Int64.min...Int64.max
  ) -> Int64? {
    if let integer = value.integer {
      if range.contains(integer) { return integer }
      reportRange(value.place, what, integer, range)
      return nil
    }
    if value.kind == .number, !value.sourceText.utf8.contains(where: { ".eE".utf8.contains($0) }) {
      let limit = value.sourceText.hasPrefix("-") ? Int64.min : Int64.max
      report.error(
        .notAnInteger, at: value.place,
        "`\(what)` is beyond 64 bits, which end at \(limit); this is `\(value.sourceText)`")
      return nil
    }
    if value.kind == .number {
      report.error(
        .notAnInteger, at: value.place,
        "`\(what)` is a 64-bit integer written in digits only; this is `\(value.sourceText)`",
        help: ["rules have no fractions: count in a smaller unit"])
      return nil
    }
    if let text = value.string, let number = Int64(text) {
      report.error(
        .wrongType, at: value.place, "`\(what)` is a number; this is a string",
        help: ["write \(number) without quotes"],
        fix: Fix("write \(number)", edits: [Edit(value.place, replacement: "\(number)")]))
      return nil
    }
    reportType(of: value, "`\(what)` is a number")
    return nil
  }

  private mutating func reportRange(
    _ place: Place, _ what: String, _ integer: Int64, _ range: ClosedRange<Int64>
  ) {
    let bounds: String
    if range.upperBound == Int64.max {
      bounds = "\(range.lowerBound) or more"
    } else if range.lowerBound == Int64.min {
      bounds = "at most \(range.upperBound)"
    } else {
      bounds = "\(range.lowerBound) to \(range.upperBound)"
    }
    report.error(.outOfRange, at: place, "`\(what)` is \(bounds); this is \(integer)")
  }

  /// A string that is not empty.
  mutating func text(_ value: JSONValue, _ what: String) -> String? {
    guard let text = value.string else {
      reportType(of: value, "`\(what)` is a string")
      return nil
    }
    if text.isEmpty {
      report.error(.outOfRange, at: value.place, "`\(what)` is not empty")
      return nil
    }
    return text
  }

  mutating func boolean(_ value: JSONValue, _ what: String) -> Bool? {
    if let boolean = value.boolean { return boolean }
    if let text = value.string, text == "true" || text == "false" {
      report.error(
        .wrongType, at: value.place, "`\(what)` is true or false; this is a string",
        help: ["write \(text) without quotes"],
        fix: Fix("write \(text)", edits: [Edit(value.place, replacement: text)]))
      return nil
    }
    reportType(of: value, "`\(what)` is true or false")
    return nil
  }

  /// Whether a value is an object; reports any other.
  mutating func isObject(_ value: JSONValue, _ what: String, help: [String] = []) -> Bool {
    if value.kind == .object { return true }
    reportType(of: value, "\(what) is an object", help: help)
    return false
  }

  /// Whether a value is a list; reports any other.
  mutating func isList(_ value: JSONValue, _ what: String, help: [String] = []) -> Bool {
    if value.kind == .array { return true }
    reportType(of: value, "\(what) is a list", help: help)
    return false
  }

  /// Reports a word that is none of those that may stand here.
  mutating func reportWord(_ value: JSONValue, _ what: String, _ words: [String]) {
    guard let text = value.string else {
      reportType(of: value, "`\(what)` is one of \(Self.list(words))")
      return
    }
    var help = ["the words are \(Self.list(words))"]
    var fix: Fix?
    if let near = NameSuggestion.nearest(to: text, in: words) {
      help = ["did you mean `\(near)`?"]
      fix = Self.correcting(text, to: near, at: value.place)
    }
    report.error(
      .unknownWord, at: value.place, "`\(text)` is no word for `\(what)`", help: help, fix: fix)
  }

  /// Names that have a space of their own: tags, marks.
  mutating func nameList(_ value: JSONValue, _ what: String) -> [String] {
    guard isList(value, "`\(what)`", help: ["write [\"…\"]"]) else { return [] }
    var names: [String] = []
    var seen: Set<String> = []
    for element in value.elements {
      guard let name = name(element, what) else { continue }
      if seen.insert(name).inserted {
        names.append(name)
      } else {
        report.error(.duplicateName, at: element.place, "`\(name)` stands twice in `\(what)`")
      }
    }
    return names
  }

  /// A name: written as an id is, but no id.
  mutating func name(_ value: JSONValue, _ what: String) -> String? {
    guard let name = text(value, what) else { return nil }
    if let complaint = IDSyntax.complaint(about: name) {
      report.error(
        .invalidID, at: value.place, "`\(name)` is no name: \(complaint)")
      return nil
    }
    return name
  }
}
