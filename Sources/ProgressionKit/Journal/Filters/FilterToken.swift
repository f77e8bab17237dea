import ProgressionText

/// A piece of the text of a filter.
struct FilterToken: Hashable {
  enum Kind: Hashable {
    case word
    case quoted
    case symbol
    case end
  }

  let kind: Kind
  /// The word, the content of the quotes, or the symbol.
  let text: String
  let place: Place

  /// Whether it is a word or a symbol that is written so.
  func `is`(_ text: String) -> Bool { kind != .quoted && self.text == text }

  /// How messages show it.
  var shown: String {
    switch kind {
    case .end: "the end"
    case .quoted: "`\"\(text)\"`"
    case .word, .symbol: "`\(text)`"
    }
  }
}

/// Cuts the text of a filter into tokens.
struct FilterLexer {
  private let text: String
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var offset: Int32 = 0

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// All tokens, the end as the last.
  ///
  /// - Throws: `JournalFilterError` where quotes are not closed.
  mutating func tokens() throws(JournalFilterError) -> [FilterToken] {
    var tokens: [FilterToken] = []
    repeat { tokens.append(try next()) } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func next() throws(JournalFilterError) -> FilterToken {
    while let scalar = peek, scalar.properties.isWhitespace { advance() }
    let start = offset
    guard let first = peek else { return token(.end, "", from: start) }
    if first == "\"" { return try quoted(from: start) }
    if Self.isSymbol(first) {
      var symbol = ""
      while let scalar = peek, Self.isSymbol(scalar) {
        symbol.unicodeScalars.append(scalar)
        advance()
        // Brackets stand alone: `((` is two.
        let isBracket = scalar == "(" || scalar == ")"
        let isBracketNext = peek == "(" || peek == ")"
        if isBracket || isBracketNext { break }
      }
      return token(.symbol, symbol, from: start)
    }
    var word = ""
    while let scalar = peek, !scalar.properties.isWhitespace, scalar != "\"",
      !Self.isSymbol(scalar)
    {
      word.unicodeScalars.append(scalar)
      advance()
    }
    return token(.word, word, from: start)
  }

  private mutating func quoted(from start: Int32) throws(JournalFilterError) -> FilterToken {
    advance()
    var content = ""
    while let scalar = peek {
      advance()
      if scalar == "\"" { return token(.quoted, content, from: start) }
      if scalar == "\\", let escaped = peek, escaped == "\"" || escaped == "\\" {
        content.unicodeScalars.append(escaped)
        advance()
      } else {
        content.unicodeScalars.append(scalar)
      }
    }
    throw JournalFilterError(
      text,
      Diagnostic(
        .filterSyntax, at: Place(file: FilterLexer.file, start: start, end: start + 1),
        "the quote is never closed"))
  }

  /// The file that places in a filter carry: its text is the only one.
  static let file = FileID(index: 0)

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func advance() {
    offset += Int32(truncatingIfNeeded: UTF8.width(scalars[index]))
    index += 1
  }

  private func token(_ kind: FilterToken.Kind, _ text: String, from start: Int32) -> FilterToken {
    FilterToken(
      kind: kind, text: text, place: Place(file: Self.file, start: start, end: offset))
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "=", "!", "~", "&", "|", "<", ">": true
    default: false
    }
  }
}
