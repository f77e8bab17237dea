public import ProgressionText

extension Journal {
  /// The journal as canonical JSON: equal journals have equal bytes.
  ///
  /// Keys are ordered by their bytes, and what has its default value is left out.
  ///
  /// - Parameter style: The layout; what is stored for people to look at is indented.
  /// - Returns: The bytes, in UTF-8.
  /// - Complexity: linear in the size of the journal.
  public func json(style: JSONWriter.Style = .compact) -> ContiguousArray<UInt8> {
    var out = JournalWriter(style: style)
    out.write(self)
    return out.writer.finish()
  }

  /// Reads what ``json(style:)`` wrote, or what somebody wrote by hand.
  ///
  /// - Parameter file: The bytes, and the name that messages show.
  /// - Throws: `JournalReadingError` with every mistake and its place.
  /// - Complexity: O(n log n) in the size of the file.
  public init(json file: SourceFile) throws(JournalReadingError) {
    var reader = JournalReader(file)
    self = try reader.read()
  }

  /// Reads the text of a journal.
  ///
  /// - Throws: `JournalReadingError` with every mistake and its place.
  public init(json text: String) throws(JournalReadingError) {
    try self.init(json: SourceFile(name: "journal", text: text))
  }
}

extension JournalEntry {
  /// Writes the entry as it stands in the JSON of a journal.
  public func write(to writer: inout JSONWriter) {
    var out = JournalWriter(writer)
    out.write(self)
    writer = out.writer
  }
}

extension JournalPlaythrough {
  /// Writes the playthrough as it stands in the JSON of a journal.
  public func write(to writer: inout JSONWriter) {
    var out = JournalWriter(writer)
    out.write(self)
    writer = out.writer
  }
}
