import ProgressionKit

extension CodeCatalogue {
  /// The codes of the reader of JSON.
  static let json: [Entry] = jsonFiles + jsonValues + jsonStrings + jsonPunctuation

  private static let jsonFiles: [Entry] = [
    Entry(
      .jsonEmpty, title: "the file holds no value",
      story: "A JSON file holds exactly one value; for rule packs and scenarios an object.",
      wrong: "a file without a character",
      right: "{}"),
    Entry(
      .jsonTooLarge, title: "the file is larger than is read",
      story: "A file of that size is no rule pack, and reading it could exhaust the memory.",
      wrong: "a rules.json of 70 MB",
      right: "several files of a pack, named in `include`"),
    Entry(
      .jsonBinary, title: "the file is no text",
      story: "The file holds bytes that no text has, such as those of a picture or an archive.",
      wrong: "a picture that is named rules.json",
      right: #"{"formatVersion": 1, "id": "my-game", "version": "1.0.0"}"#),
    Entry(
      .jsonEncoding, title: "the file is not in UTF-8",
      story: "JSON is UTF-8. Save the file in that encoding.",
      wrong: "{\"title\": \"Café\"} saved as Latin-1 or UTF-16",
      right: "{\"title\": \"Café\"} saved as UTF-8"),
    Entry(
      .jsonByteOrderMark, title: "the file has a byte order mark",
      story: "UTF-8 needs no byte order mark and JSON has none. Save the file as UTF-8 without it.",
      wrong: "EF BB BF before the first bracket",
      right: "the first bracket as the first byte"),
    Entry(
      .jsonTextAfterEnd, title: "something follows the value of the file",
      story: "A JSON file holds one value. Often a bracket was closed too early.",
      wrong: #"{"id": "a"} {"id": "b"}"#, right: #"[{"id": "a"}, {"id": "b"}]"#),
    Entry(
      .jsonTooDeep, title: "brackets are nested deeper than is read",
      story: "Nothing that people write is nested 200 deep. The place is where it gets too deep.",
      wrong: "201 brackets inside each other",
      right: #"{"rule": "a-name"}, and the inner part under that name in `rules`"#),
    Entry(
      .jsonTooManyErrors, title: "reading stopped because there were too many errors",
      story: "After that many errors in one file the rest would hardly help. Mend these first.",
      wrong: "a file in which 100 commas are missing",
      right: "the same after `progression check --fix`"),
    Entry(
      .jsonComment, title: "a comment where none may be, or one without end",
      story: "Strict JSON has no comments. A file whose name ends in .jsonc may have them; in "
        + "strict files use the key \"$comment\".",
      wrong: "{ // the first world\n}", right: "{ \"$comment\": \"the first world\" }"),
  ]

  private static let jsonValues: [Entry] = [
    Entry(
      .jsonCharacter, title: "a character stands where none of its kind may",
      story: "The character begins nothing that JSON has.", wrong: #"{"id": @}"#,
      right: #"{"id": "@"}"#),
    Entry(
      .jsonWord, title: "a word is no value",
      story: "Bare words are `true`, `false` and `null`, in small letters. Text is in quotes.",
      wrong: #"{"bonus": True, "id": secret}"#, right: #"{"bonus": true, "id": "secret"}"#),
    Entry(
      .jsonNumber, title: "a number is written in a way that JSON has not",
      story: "A number has no leading zeros, no plus sign, and digits on both sides of a point.",
      wrong: #"{"stars": 03, "coins": +5}"#, right: #"{"stars": 3, "coins": 5}"#),
    Entry(
      .jsonKey, title: "a key is missing or is no string",
      story: "Every member of an object begins with its key in double quotes.",
      wrong: #"{id: "a"}"#, right: #"{"id": "a"}"#),
    Entry(
      .jsonMissingValue, title: "a key has no value",
      story: "After the colon stands a value.", wrong: #"{"id": , "levels": 3}"#,
      right: #"{"id": "a", "levels": 3}"#),
  ]

  private static let jsonStrings: [Entry] = [
    Entry(
      .jsonQuote, title: "a string has quotes that JSON has not, or one in its middle",
      story: "Strings stand in straight double quotes. A quote inside is written \\\".",
      wrong: "{'title': 'The \"End\"'}", right: #"{"title": "The \"End\""}"#),
    Entry(
      .jsonUnclosedString, title: "a string does not end in its line",
      story: "A string ends in the line in which it begins; a line break inside is written \\n.",
      wrong: "{\"title\": \"The End}", right: #"{"title": "The End"}"#),
    Entry(
      .jsonControlCharacter, title: "a string holds a control character that must be escaped",
      story: "A tab is written \\t, a line break \\n, others as \\u and four hexadecimal digits.",
      wrong: "{\"title\": \"one\ttwo\"}",
      right: #"{"title": "one\ttwo"}"#),
    Entry(
      .jsonEscape, title: "an escape in a string is none of JSON's",
      story: "After a backslash stands one of \" \\ / b f n r t, or u and four hexadecimal digits.",
      wrong: #"{"title": "C:\games"}"#, right: #"{"title": "C:\\games"}"#),
    Entry(
      .jsonSurrogate, title: "an escape is half of a surrogate pair",
      story: "A character beyond \\uFFFF is written as two escapes; one alone is no character.",
      wrong: #"{"title": "\uD83D"}"#, right: #"{"title": "\uD83D\uDE00"}"#),
  ]

  private static let jsonPunctuation: [Entry] = [
    Entry(
      .jsonMissingComma, title: "a comma is missing between two values",
      story: "A comma stands between elements, and between members of an object.",
      wrong: #"["meadow" "canyon"]"#, right: #"["meadow", "canyon"]"#),
    Entry(
      .jsonExtraComma, title: "a comma stands where none may",
      story: "Between two values stands one comma.", wrong: #"["meadow",, "canyon"]"#,
      right: #"["meadow", "canyon"]"#),
    Entry(
      .jsonTrailingComma, title: "a comma stands before a closing bracket",
      story: "Strict JSON has none there. A file whose name ends in .jsonc may have it.",
      wrong: #"["meadow", "canyon",]"#, right: #"["meadow", "canyon"]"#),
    Entry(
      .jsonMissingColon, title: "a colon is missing between a key and its value",
      story: "A colon stands between the two.", wrong: #"{"levels" 3}"#, right: #"{"levels": 3}"#),
    Entry(
      .jsonExtraColon, title: "a colon stands where none may",
      story: "A colon stands only between a key and its value.", wrong: #"["levels": 3]"#,
      right: #"{"levels": 3}"#),
    Entry(
      .jsonUnclosedBracket, title: "a bracket is never closed",
      story: "The message shows where the bracket was opened. A closing bracket that fits an outer "
        + "one closes those inside.",
      wrong: #"{"levels": [1, 2}"#, right: #"{"levels": [1, 2]}"#),
    Entry(
      .jsonClosingBracket, title: "a closing bracket is not the one that is due",
      story: "An array closes with ], an object with }.", wrong: #"[1, 2}"#, right: "[1, 2]"),
  ]
}
