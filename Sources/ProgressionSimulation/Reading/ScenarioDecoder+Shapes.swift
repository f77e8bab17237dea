import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  /// The members of an object that are not ignored, each key once; none and a finding where the
  /// value is no object.
  mutating func members(of value: JSONValue, _ what: String) -> [JSONMember]? {
    guard value.kind == .object else {
      wrongType(value, "\(what) is an object")
      return nil
    }
    var members: [JSONMember] = []
    for member in value.members where !member.isIgnored {
      if let first = member.duplicateOf {
        report(
          .duplicateKey, at: member.keyPlace,
          "the key `\(PlainText.visible(member.key))` is here twice",
          related: [.init(place: first, message: "the first is here")])
      } else {
        members.append(member)
      }
    }
    return members
  }

  /// Reports a value of a type that may not stand where it is.
  mutating func wrongType(_ value: JSONValue, _ expected: String, help: [String] = []) {
    report(
      .wrongType, at: value.place, "\(expected); this is \(value.kindWithArticle)", help: help)
  }

  /// Reports a key that does not belong where it is.
  ///
  /// - Parameters:
  ///   - member: The key with its value.
  ///   - what: What has no such key, as in `a step`.
  ///   - known: The keys that may stand there.
  ///   - meant: The key that is known to be meant, where one is.
  mutating func unknownKey(
    _ member: JSONMember, in what: String, known: [String], meant: String? = nil
  ) {
    let key = member.key
    let nearest = meant ?? NameSuggestion.nearest(to: key, in: known)
    let help = nearest.map { "did you mean `\($0)`?" } ?? "it may have \(listed(known))"
    report(
      .unknownKey, at: member.keyPlace, "\(what) has no key `\(PlainText.visible(key))`",
      help: [help])
  }

  /// The value under a key that is none, which is reported, and was meant to be this one.
  func misspelt(_ key: String, in object: JSONValue, _ known: [String]) -> JSONValue? {
    for member in object.members where !member.isIgnored && !known.contains(member.key) {
      if NameSuggestion.nearest(to: member.key, in: known) == key { return member.value }
    }
    return nil
  }

  /// Names in backticks with commas between.
  func listed(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// An integer within bounds; `nil` and a finding otherwise.
  mutating func integer(
    _ value: JSONValue, _ what: String, in range: ClosedRange<Int64> = .min ... .max
  ) -> Int64? {
    guard let integer = value.integer else {
      wrongType(value, "\(what) is a whole number of 64 bits")
      return nil
    }
    guard range.contains(integer) else {
      let upper = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
      report(
        .outOfRange, at: value.place, "\(what) is \(range.lowerBound) \(upper); this is \(integer)")
      return nil
    }
    return integer
  }

  /// A text that is not empty; `nil` and a finding otherwise.
  mutating func text(_ value: JSONValue, _ what: String) -> String? {
    guard let text = value.string else {
      wrongType(value, "\(what) is a string")
      return nil
    }
    guard !text.isEmpty else {
      report(.outOfRange, at: value.place, "\(what) is empty")
      return nil
    }
    return text
  }

  /// `true` or `false`; `nil` and a finding otherwise.
  mutating func boolean(_ value: JSONValue, _ what: String) -> Bool? {
    guard let boolean = value.boolean else {
      wrongType(value, "\(what) is true or false")
      return nil
    }
    return boolean
  }

  /// The elements of a list that is not empty; `nil` and a finding otherwise.
  mutating func list(_ value: JSONValue, of what: String) -> [JSONValue]? {
    guard value.kind == .array else {
      let help = value.kind == .string ? ["write `[\(value.sourceText)]`"] : []
      wrongType(value, "here stands a list of \(what)", help: help)
      return nil
    }
    return Array(value.elements)
  }
}

extension JSONValue {
  /// The kind in words, as in `a string`.
  var kindWithArticle: String {
    switch kind {
    case .null: "null"
    case .boolean: boolean == true ? "true" : "false"
    case .integer: "a number"
    case .number: "a number that is no whole number of 64 bits"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
