import ProgressionModel
import ProgressionText

/// Amounts that something had paid which this pack does not declare or does not let pay: they are
/// still part of the totals. In memory they are shares of a writer of their own, whose name says
/// where in a saved state they belong; so a merge keeps the larger of two, as of every share.
extension WriterRecord {
  /// No command's writer has a name that begins so.
  private static let mark: UInt8 = 0

  /// The name for what is at a path.
  static func orphan(at path: [String]) -> String {
    var writer = JSONWriter(style: .compact)
    writer.beginArray()
    for key in path { writer.string(key) }
    writer.endArray()
    return "\u{0}" + String(decoding: writer.finish(), as: UTF8.self)
  }

  var isOrphaned: Bool { name.utf8.first == WriterRecord.mark }

  /// Whether no command's writer may have the name.
  static func isReserved(_ name: String) -> Bool {
    WriterRecord(name: name).isOrphaned || WriterRecord(name: name).elsewhere != nil
  }

  /// Where in a saved state the shares belong.
  var orphanPath: [String] {
    let text = String(name.utf8.dropFirst()) ?? ""
    let (document, _) = JSONReader.read(
      SourceFile(name: "", bytes: ContiguousArray(text.utf8)), as: FileID(index: 0))
    var path: [String] = []
    if let document {
      for element in document.root.elements { path.append(element.string ?? "") }
    }
    return path
  }
}

extension PlayerState {
  /// Everything that is written back as it was read.
  func keptContent() -> UnknownContent {
    var entries = records.unknown.entries
    let count = entries.count
    for writer in records.writers where writer.isOrphaned {
      let path = writer.orphanPath
      for share in writer.shares {
        let name = layout.name(ofTerm: share.term)
        entries.append(
          UnknownContent.Entry(
            path: path + [name.id, name.part.text], json: ContiguousArray("\(share.amount)".utf8)))
      }
    }
    if entries.count == count { return records.unknown }
    return UnknownContent(entries, minor: records.unknown.minor)
  }
}
