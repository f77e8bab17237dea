public import ProgressionText

extension ZoneTables {
  /// The schema that is written and read.
  public static let schema = "1.0"

  /// Writes the tables as JSON; `UTC` is left out, as it is always there.
  ///
  /// It is `{"schema": "1.0", "zones": {name: {"initial": offset, "transitions": [[instant, offset]]}}}`,
  /// in the order of the bytes of the keys, so that equal tables have equal bytes.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("schema")
    writer.string(ZoneTables.schema)
    writer.key("zones")
    writer.beginObject()
    for table in tables where !table.isNamed(ZoneTable.utc.name) {
      writer.key(table.name)
      table.write(to: &writer)
    }
    writer.endObject()
    writer.endObject()
  }

  /// Reads what `write` writes.
  ///
  /// - Throws: `ZoneError` with every mistake located.
  public init(json: JSONValue) throws(ZoneError) {
    var reader = ZoneReader()
    let tables = reader.read(json)
    if !reader.diagnostics.isEmpty { throw ZoneError(reader.diagnostics) }
    self.init(tables)
  }

  /// Reads a file of zone tables; `id` is its place among the sources of the diagnostics.
  ///
  /// - Throws: `ZoneError` with every mistake located.
  public init(_ file: SourceFile, id: FileID) throws(ZoneError) {
    let (document, diagnostics) = JSONReader.read(file, as: id)
    guard let document else { throw ZoneError(diagnostics) }
    try self.init(json: document.root)
  }
}

extension ZoneTable {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("initial")
    writer.integer(initialOffset)
    writer.key("transitions")
    // One line for each transition, as there are hundreds.
    writer.beginArray()
    for transition in transitions {
      writer.raw("[\(transition.instant), \(transition.offset)]")
    }
    writer.endArray()
    writer.endObject()
  }
}
