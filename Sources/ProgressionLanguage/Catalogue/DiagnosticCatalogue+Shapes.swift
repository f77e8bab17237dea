import ProgressionText

extension DiagnosticCatalogue {
  /// The codes about keys, types and numbers.
  static let shapeEntries: [Entry] = [
    Entry(
      .missingKey, title: "a key that must be there is not",
      story: "Some keys have no sensible default, so that a pack says them itself.",
      wrong: #""products": {"pass": {}}"#,
      right: #""products": {"pass": {"kind": "permanent"}}"#),
    Entry(
      .unknownKey, title: "a key that the object does not have",
      story: """
        A misspelt key that is skipped in silence is a rule that never works, so every unknown \
        key is an error. Notes go into `$comment` or into keys that begin with `x-`.
        """,
      wrong: #"{"id": "cave", "bonsu": true}"#, right: #"{"id": "cave", "bonus": true}"#),
    Entry(
      .duplicateKey, title: "a key that stands twice in one object",
      story: "Most readers of JSON keep one of the two in silence; which was meant is not known.",
      wrong: #"{"id": "cave", "maxStars": 3, "maxStars": 5}"#,
      right: #"{"id": "cave", "maxStars": 5}"#),
    Entry(
      .wrongType, title: "a value of the wrong type",
      story: "Nothing is converted: a number in quotes is text, and 0 is not false.",
      wrong: #"{"stars": "all", "atLeast": "60"}"#, right: #"{"stars": "all", "atLeast": 60}"#),
    Entry(
      .notAnInteger, title: "a number that is no 64-bit integer",
      story: """
        Rules count in whole numbers, so that every device computes the same. For parts, count in \
        a smaller unit; write 1000, not 1e3.
        """,
      wrong: #""price": {"coins": 0.5}"#, right: #""price": {"coins": 50}"#),
    Entry(
      .outOfRange, title: "a number or text outside its range",
      story: "The message says what is allowed.",
      wrong: #"{"id": "cave", "maxStars": -1}"#, right: #"{"id": "cave", "maxStars": 0}"#),
    Entry(
      .unknownWord, title: "a word that is none of those that may stand here",
      story: "Where a value is one of a few words, they are listed in the message.",
      wrong: #""kind": "permament""#, right: #""kind": "permanent""#),
    Entry(
      .emptyList, title: "a list or group without content",
      story: "A group of nothing counts nothing, and a list of no routes opens nothing.",
      wrong: #""unlock": []"#, right: #""unlock": false"#),
    Entry(
      .duplicateName, title: "a name that stands twice in a list",
      story: "Tags and marks are sets: one of the two is too much or misspelt.",
      wrong: #""marks": ["goal", "goal"]"#, right: #""marks": ["goal", "keyhole"]"#),
    Entry(
      .tooLarge, title: "more content than this version takes",
      story: "A pack has at most 262144 nodes, 4194304 conditions and as many quantities.",
      wrong: #""levels": 100000, for each of 20 worlds"#, right: #""levels": 1000"#),
  ]
}
