import ProgressionLanguage
import ProgressionText

/// The rules of a report: the stories of the codes that it names, in the order of the catalogue.
struct SARIFRules {
  private var entries: [DiagnosticCatalogue.Entry] = []
  private var positions: [DiagnosticCode: Int] = [:]

  init(of report: DiagnosticReport, among catalogue: [DiagnosticCatalogue.Entry]) {
    var used: Set<DiagnosticCode> = []
    for part in report.parts {
      for diagnostic in part.diagnostics { used.insert(diagnostic.code) }
    }
    for entry in catalogue where used.remove(entry.code) != nil {
      positions[entry.code] = entries.count
      entries.append(entry)
    }
  }

  /// The position of the rule of a code.
  func position(of code: DiagnosticCode) -> Int? { positions[code] }

  func write(to writer: inout JSONWriter) {
    for entry in entries {
      writer.beginObject()
      writer.member("id", entry.code.name)
      writer.message("shortDescription", [entry.title])
      writer.message("fullDescription", [entry.story])
      writer.object("help") { writer in
        writer.member("text", Self.plainHelp(entry))
        writer.member("markdown", CodePage.section(entry))
      }
      writer.endObject()
    }
  }

  private static func plainHelp(_ entry: DiagnosticCatalogue.Entry) -> String {
    var text = entry.story
    if !entry.wrong.isEmpty { text += "\n\nwrong:\n\(entry.wrong)" }
    if !entry.right.isEmpty { text += "\n\nright:\n\(entry.right)" }
    return text
  }
}
