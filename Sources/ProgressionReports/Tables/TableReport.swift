import ProgressionText

/// What an import changes, for people and programs.
public enum TableReport {
  /// A line for each change, and how many there are.
  public static func text(_ table: TableImport) -> String {
    var text = ""
    for change in table.changes {
      let key = change.key.filter { !$0.isEmpty }.joined(separator: " ")
      text += PlainText.visible(
        "\(key)  \(change.column)  \(shown(change.old)) -> \(shown(change.new))")
      text += "\n"
    }
    let count = table.changes.count
    return text + "\(count) \(count == 1 ? "cell changes" : "cells change")\n"
  }

  private static func shown(_ text: String) -> String { text.isEmpty ? "(empty)" : text }

  /// The changes as an object with the keys `table`, `changes`, `files`, the files that change, and
  /// `written`; each change has `row`, the cells that the row is found by, `column`, `from` and `to`.
  public static func json(_ table: TableImport, files: [String], isWritten: Bool) -> String {
    var writer = JSONWriter(style: .indented)
    writer.beginObject()
    writer.key("table")
    writer.string(table.table.name.rawValue)
    writer.key("changes")
    writer.beginArray()
    for change in table.changes {
      writer.beginObject()
      writer.key("row")
      writer.beginArray()
      for text in change.key { writer.string(text) }
      writer.endArray()
      for (key, text) in [("column", change.column), ("from", change.old), ("to", change.new)] {
        writer.key(key)
        writer.string(text)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.key("files")
    writer.beginArray()
    for name in files { writer.string(name) }
    writer.endArray()
    writer.key("written")
    writer.boolean(isWritten)
    writer.endObject()
    return writer.text
  }
}
