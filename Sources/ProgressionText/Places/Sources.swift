/// All files of one load; places refer to it.
public struct Sources: Sendable {
  /// The files in the order in which they were added.
  public private(set) var files: [SourceFile] = []
  /// One table of lines for each file.
  private var tables: [LineTable] = []

  /// Makes a load without files.
  public init() {}

  /// Adds a file and gives the identity that its places carry.
  ///
  /// The same name may be added twice; the two stay apart.
  ///
  /// - Complexity: linear in the size of the file, for its table of lines.
  public mutating func add(_ file: SourceFile) -> FileID {
    let id = FileID(index: Int32(truncatingIfNeeded: files.count))
    files.append(file)
    tables.append(LineTable(of: file.bytes))
    return id
  }

  /// The file of an identity that this load gave out; for any other an empty one without a name.
  public subscript(id: FileID) -> SourceFile {
    guard let index = index(of: id) else { return SourceFile(name: "", bytes: []) }
    return files[index]
  }

  /// The line and column where a place starts, or `nil` when it is in no file of this load.
  ///
  /// Lines and columns count from 1, columns in Unicode scalars. CRLF, LF and CR each end a line. A
  /// place beyond the end counts as the end.
  ///
  /// - Complexity: logarithmic in the number of lines.
  public func location(of place: Place) -> Location? {
    location(of: place.start, in: place.file)
  }

  /// The line and column after the last character of a place, or `nil` when it is in no file of this
  /// load; for a point the same as where it starts.
  ///
  /// - Complexity: logarithmic in the number of lines.
  public func end(of place: Place) -> Location? {
    location(of: place.end, in: place.file)
  }

  private func location(of offset: Int32, in file: FileID) -> Location? {
    guard let index = index(of: file) else { return nil }
    let bytes = files[index].bytes
    let offset = Int32(truncatingIfNeeded: max(0, min(Int(offset), bytes.count)))
    let table = tables[index]
    let line = table.line(at: offset)
    let column =
      table.scalars(before: offset, in: bytes)
      - table.scalars(before: table.starts[line], in: bytes) + 1
    return Location(file: files[index].name, line: Int64(line) + 1, column: column)
  }

  /// The bytes of the line where a place starts, without its end, or `nil` for no file of this load.
  ///
  /// - Complexity: logarithmic in the number of lines.
  public func line(of place: Place) -> Range<Int>? {
    guard let index = index(of: place.file) else { return nil }
    let bytes = files[index].bytes
    let offset = max(0, min(Int(place.start), bytes.count))
    let table = tables[index]
    let line = table.line(at: Int32(truncatingIfNeeded: offset))
    let start = Int(table.starts[line])
    var end = line + 1 < table.starts.count ? Int(table.starts[line + 1]) : bytes.count
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  private func index(of id: FileID) -> Int? {
    let index = Int(id.index)
    return index >= 0 && index < files.count ? index : nil
  }
}
