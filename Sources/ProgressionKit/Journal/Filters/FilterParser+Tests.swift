import ProgressionText

/// The tests of a filter: fields, and what they are compared with.
extension FilterParser {
  /// The words that begin a test.
  private static let fields = [
    "kind", "name", "text", "done", "cleared", "met", "has", "at", "by", "linked", "node",
  ]

  mutating func test() throws(JournalFilterError) -> JournalFilter {
    let field = token
    guard field.kind == .word else {
      let help =
        field.is("!") ? ["write `not`"] : ["a test begins with one of \(Self.listed(Self.fields))"]
      throw unexpected("a test", help: help)
    }
    _ = take()
    switch field.text {
    case "has": return .tagged(try value("a tag").text)
    case "at":
      let name = try value("the name of a location")
      keep(name, .location)
      return .at(name.text)
    case "by":
      let name = try value("the name of a person")
      keep(name, .npc)
      return .by(name.text)
    case "linked":
      let name = try value("the name of an entry")
      keep(name, nil)
      return .linked(name.text)
    case "done": return try flag([.quest, .note])
    case "cleared": return try flag([.location])
    case "met": return try flag([.npc])
    case "kind": return try kind(field)
    case "name": return try name(field)
    case "node": return try node(field)
    case "text":
      try expect(field, ["~"])
      return .textHas(try value("the words to look for").text)
    default:
      let nearest = NameSuggestion.nearest(to: field.text, in: Self.fields)
      throw failure(
        .filterField, field, "there is no field \(field.shown)",
        help: (nearest.map { ["did you mean `\($0)`?"] } ?? [])
          + ["the fields are \(Self.listed(Self.fields))"])
    }
  }

  private mutating func flag(_ kinds: [JournalEntry.Kind]) throws(JournalFilterError)
    -> JournalFilter
  {
    guard token.kind == .symbol, !token.is("("), !token.is(")"), !Self.isJoint(token) else {
      return .done(kinds, true)
    }
    let isEqual = try comparison(["==", "!="]) == "=="
    let word = token
    guard word.is("true") || word.is("false") else {
      throw failure(
        .filterValue, word, "this is `true` or `false`, not \(word.shown)")
    }
    _ = take()
    return .done(kinds, word.is("true") == isEqual)
  }

  private mutating func kind(_ field: FilterToken) throws(JournalFilterError) -> JournalFilter {
    let isEqual = try comparison(["==", "!="]) == "=="
    let word = try value("a kind")
    guard let kind = JournalEntry.Kind(rawValue: word.text) else {
      let kinds = JournalEntry.Kind.allCases.map(\.rawValue)
      let nearest = NameSuggestion.nearest(to: word.text, in: kinds)
      throw failure(
        .filterValue, word, "there is no kind \(word.shown)",
        help: (nearest.map { ["did you mean `\($0)`?"] } ?? [])
          + ["the kinds are \(Self.listed(kinds))"])
    }
    return isEqual ? .kind(kind) : .not(.kind(kind))
  }

  private mutating func name(_ field: FilterToken) throws(JournalFilterError) -> JournalFilter {
    let symbol = try comparison(["==", "!=", "~"])
    let name = try value("a name").text
    switch symbol {
    case "==": return .named(name)
    case "!=": return .not(.named(name))
    default: return .nameHas(name)
    }
  }

  private mutating func node(_ field: FilterToken) throws(JournalFilterError) -> JournalFilter {
    let isEqual = try comparison(["==", "!="]) == "=="
    let node = try value("the id of a node").text
    return isEqual ? .node(node) : .not(.node(node))
  }

  private mutating func expect(
    _ field: FilterToken, _ symbols: [String]
  ) throws(JournalFilterError) {
    _ = try comparison(symbols)
  }

  /// One of some symbols.
  private mutating func comparison(_ symbols: [String]) throws(JournalFilterError) -> String {
    guard token.kind == .symbol, symbols.contains(token.text) else {
      var help: [String] = []
      if token.is("="), symbols.contains("==") { help = ["write `==`"] }
      if token.kind == .symbol, !Self.isJoint(token), !token.is(")"), token.text != "=" {
        throw failure(
          .filterValue, token, "this field goes with \(Self.listed(symbols)), not \(token.shown)")
      }
      throw unexpected(Self.listed(symbols), help: help)
    }
    return take().text
  }

  /// A word, or a text in quotes.
  private mutating func value(_ expected: String) throws(JournalFilterError) -> FilterToken {
    guard token.kind == .word || token.kind == .quoted else { throw unexpected(expected) }
    if token.kind == .word, token.text == "and" || token.text == "or" {
      throw unexpected(expected, help: ["write `\"\(token.text)\"` where the word itself is meant"])
    }
    return take()
  }

  private static func isJoint(_ token: FilterToken) -> Bool {
    token.text.allSatisfy { $0 == "&" || $0 == "|" }
  }

  private static func listed(_ words: [String]) -> String {
    let words = words.map { "`\($0)`" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
