import ProgressionText

extension ShapeReader {
  /// The fix that writes a text, in quotes, in the place of another.
  static func writing(_ text: String, at place: Place) -> Fix {
    Fix("write `\(text)`", edits: [Edit(place, replacement: "\"\(text)\"")])
  }

  /// The fix that writes the word of the language that was meant, where the two differ by a slip.
  static func correcting(_ word: String, to meant: String, at place: Place) -> Fix? {
    NameSuggestion.isSlip(word, of: meant) ? writing(meant, at: place) : nil
  }

  /// The fix that writes the name of the pack that was meant, where it is spelt otherwise only.
  ///
  /// Another letter may be another name, which is yet to be declared.
  static func respelling(_ name: String, as meant: String, at place: Place) -> Fix? {
    NameSuggestion.isSpelling(name, of: meant) ? writing(meant, at: place) : nil
  }

  /// The fix that writes a key in the place of another of the object, where it will stand once.
  mutating func writingKey(_ key: String, at place: Place, in object: JSONValue) -> Fix? {
    report.mayWrite(key, at: place, in: object) ? Self.writing(key, at: place) : nil
  }

  /// The fix that writes the key that was meant, where the two differ by a slip.
  mutating func correctingKey(
    _ key: String, to meant: String, at place: Place, in object: JSONValue
  ) -> Fix? {
    NameSuggestion.isSlip(key, of: meant) ? writingKey(meant, at: place, in: object) : nil
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
    if value.kind == .number, let whole = Self.whole(value.sourceText), range.contains(whole) {
      report.error(
        .notAnInteger, at: value.place,
        "`\(what)` is a 64-bit integer written in digits only; this is `\(value.sourceText)`",
        help: ["write \(whole)"],
        fix: Fix("write \(whole)", edits: [Edit(value.place, replacement: "\(whole)")]))
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

  /// The integer that a number is whose fraction is 0, as in `1.0`.
  private static func whole(_ text: String) -> Int64? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1)
    guard parts.count == 2, parts[1].allSatisfy({ $0 == UInt8(ascii: "0") }) else { return nil }
    return Int64(String(Substring(parts[0])))
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
