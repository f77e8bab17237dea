import ProgressionText

/// Reads the text of a filter.
struct FilterParser {
  private let text: String
  private var tokens: [FilterToken] = []
  private var index = 0
  private(set) var names: [JournalFilterText.Name] = []

  /// The number of brackets and `not` that may be around a test.
  private static let maximumDepth = 100
  /// The size of a filter in bytes.
  private static let maximumSize = 100_000

  init(_ text: String) {
    self.text = text
  }

  mutating func parse() throws(JournalFilterError) -> JournalFilter {
    guard text.utf8.count <= Self.maximumSize else {
      throw JournalFilterError(
        "", Diagnostic(.filterSyntax, at: .none, "the filter is longer than 100000 bytes"))
    }
    var lexer = FilterLexer(text)
    tokens = try lexer.tokens()
    let filter = try expression(depth: 0)
    guard token.kind == .end else {
      if token.is(")") { throw failure(.filterSyntax, token, "this bracket was never opened") }
      throw unexpected("`and`, `or` or the end", help: joining(token))
    }
    return filter
  }

  private mutating func expression(depth: Int) throws(JournalFilterError) -> JournalFilter {
    var terms = [Term(first: token.place.start)]
    var filters = [try term(depth: depth)]
    terms[0].end = tokens[index - 1].place.end
    var joints: [FilterToken] = []
    while token.is("and") || token.is("or") {
      joints.append(token)
      index += 1
      var next = Term(first: token.place.start)
      filters.append(try term(depth: depth))
      next.end = tokens[index - 1].place.end
      terms.append(next)
    }
    guard let first = joints.first else { return filters[0] }
    if let other = joints.first(where: { $0.text != first.text }) {
      throw mixed(first, other, Readings(text, terms, joints.map(\.text)))
    }
    return first.text == "and" ? .all(filters) : .any(filters)
  }

  private mutating func term(depth: Int) throws(JournalFilterError) -> JournalFilter {
    guard depth < Self.maximumDepth else {
      throw failure(.filterSyntax, token, "the filter is nested too deep")
    }
    if token.is("not") {
      index += 1
      return .not(try term(depth: depth + 1))
    }
    guard token.is("(") else { return try test() }
    let opening = token
    index += 1
    let filter = try expression(depth: depth + 1)
    guard token.is(")") else {
      if token.kind == .end {
        throw failure(.filterSyntax, opening, "this bracket is never closed")
      }
      throw unexpected("`and`, `or` or `)`", help: joining(token))
    }
    index += 1
    return filter
  }

  private func mixed(
    _ first: FilterToken, _ other: FilterToken, _ readings: Readings
  ) -> JournalFilterError {
    JournalFilterError(
      text,
      Diagnostic(
        .filterMixed, at: other.place, "`and` and `or` side by side need brackets",
        related: [Diagnostic.Related(place: first.place, message: "the first is here")],
        help: ["one reading:   \(readings.andFirst)", "the other one: \(readings.orFirst)"]))
  }
}

/// Tokens, and what is said about them.
extension FilterParser {
  /// The token that comes next; after the end, the end again.
  var token: FilterToken { tokens[min(index, tokens.count - 1)] }

  /// Goes behind the next token.
  mutating func take() -> FilterToken {
    let taken = token
    if taken.kind != .end { index += 1 }
    return taken
  }

  /// Remembers a name, to be looked up in a journal.
  mutating func keep(_ name: FilterToken, _ kind: JournalEntry.Kind?) {
    names.append(JournalFilterText.Name(place: name.place, name: name.text, kind: kind))
  }

  func failure(
    _ code: DiagnosticCode, _ token: FilterToken, _ message: String, help: [String] = []
  ) -> JournalFilterError {
    JournalFilterError(text, Diagnostic(code, at: token.place, message, help: help))
  }

  func unexpected(_ expected: String, help: [String] = []) -> JournalFilterError {
    failure(
      .filterSyntax, token, "expected \(expected), found \(token.shown)", help: help)
  }

  /// What to write for a word or symbol of other languages that joins tests.
  private func joining(_ token: FilterToken) -> [String] {
    switch token.text {
    case "&", "&&", "AND", "And": ["write `and`"]
    case "|", "||", "OR", "Or": ["write `or`"]
    default: []
    }
  }
}
