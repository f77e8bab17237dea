extension DiagnosticCode {
  /// The file holds no value.
  public static let jsonEmpty: DiagnosticCode = "json-empty"
  /// The file is larger than is read.
  public static let jsonTooLarge: DiagnosticCode = "json-too-large"
  /// The file is no text.
  public static let jsonBinary: DiagnosticCode = "json-binary"
  /// The file is not in UTF-8.
  public static let jsonEncoding: DiagnosticCode = "json-encoding"
  /// The file begins with a byte order mark, or has one inside.
  public static let jsonByteOrderMark: DiagnosticCode = "json-byte-order-mark"
  /// A character stands where none of its kind may.
  public static let jsonCharacter: DiagnosticCode = "json-character"
  /// A word is no value.
  public static let jsonWord: DiagnosticCode = "json-word"
  /// A number is written in a way that JSON has not.
  public static let jsonNumber: DiagnosticCode = "json-number"
  /// A string has quotes that JSON has not, or one in its middle.
  public static let jsonQuote: DiagnosticCode = "json-quote"
  /// A string does not end in its line.
  public static let jsonUnclosedString: DiagnosticCode = "json-unclosed-string"
  /// A string holds a control character that must be escaped.
  public static let jsonControlCharacter: DiagnosticCode = "json-control-character"
  /// An escape in a string is none of JSON's.
  public static let jsonEscape: DiagnosticCode = "json-escape"
  /// An escape is half of a surrogate pair.
  public static let jsonSurrogate: DiagnosticCode = "json-surrogate"
  /// A comma is missing between two values.
  public static let jsonMissingComma: DiagnosticCode = "json-missing-comma"
  /// A comma stands where none may.
  public static let jsonExtraComma: DiagnosticCode = "json-extra-comma"
  /// A comma stands before a closing bracket.
  public static let jsonTrailingComma: DiagnosticCode = "json-trailing-comma"
  /// A colon is missing between a key and its value.
  public static let jsonMissingColon: DiagnosticCode = "json-missing-colon"
  /// A colon stands where none may.
  public static let jsonExtraColon: DiagnosticCode = "json-extra-colon"
  /// A key is missing or is no string.
  public static let jsonKey: DiagnosticCode = "json-key"
  /// A key has no value.
  public static let jsonMissingValue: DiagnosticCode = "json-missing-value"
  /// A bracket is never closed.
  public static let jsonUnclosedBracket: DiagnosticCode = "json-unclosed-bracket"
  /// A closing bracket is not the one that is due, or none is.
  public static let jsonClosingBracket: DiagnosticCode = "json-closing-bracket"
  /// A comment stands in a file that may have none, or does not end.
  public static let jsonComment: DiagnosticCode = "json-comment"
  /// Something follows the value of the file.
  public static let jsonTextAfterEnd: DiagnosticCode = "json-text-after-end"
  /// Brackets are nested deeper than is read.
  public static let jsonTooDeep: DiagnosticCode = "json-too-deep"
  /// Reading stopped because there were too many errors.
  public static let jsonTooManyErrors: DiagnosticCode = "json-too-many-errors"

  /// Every code of the reader of JSON.
  public static let allJSON: [DiagnosticCode] = [
    jsonEmpty, jsonTooLarge, jsonBinary, jsonEncoding, jsonByteOrderMark, jsonCharacter, jsonWord,
    jsonNumber, jsonQuote, jsonUnclosedString, jsonControlCharacter, jsonEscape, jsonSurrogate,
    jsonMissingComma, jsonExtraComma, jsonTrailingComma, jsonMissingColon, jsonExtraColon, jsonKey,
    jsonMissingValue, jsonUnclosedBracket, jsonClosingBracket, jsonComment, jsonTextAfterEnd,
    jsonTooDeep, jsonTooManyErrors,
  ]
}
