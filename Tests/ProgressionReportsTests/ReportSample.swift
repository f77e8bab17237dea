import ProgressionKit

/// Findings of every shape, in a file with a name that needs escaping.
enum ReportSample {
  static let text = "{\n  \"id\": \"Lumière 🚀\", \"titel\": 1,\n  \"a\": [\n  ]\n}\n"

  static let report: DiagnosticReport = {
    var sources = Sources()
    let file = sources.add(SourceFile(name: "Rules/my game, 100%/rules.json", text: text))
    let bytes = Array(text.utf8)
    func place(_ word: String) -> Place {
      let wanted = Array(word.utf8)
      let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
      return Place(file: file, start: Int32(start), end: Int32(start + wanted.count))
    }
    let key = place("\"titel\"")
    return DiagnosticReport(
      [
        DiagnosticReport.Part(
          [
            Diagnostic(
              .unknownKey, at: key, "a world has no key `titel`, nor: 50%",
              related: [.init(place: place("\"id\""), message: "first here")],
              help: ["did you mean `title`?"],
              fix: Fix("write `title`", edits: [Edit(key, replacement: "\"title\"")])),
            Diagnostic(.emptyList, severity: .warning, at: place("[\n  ]"), "an empty list"),
            Diagnostic(.tooLarge, at: .none, "the pack is too large"),
          ], sources: sources)
      ], failures: [.init("`x.json` cannot be read", help: ["look\nhere"])])
  }()

  static let catalogue = DiagnosticCatalogue.entries.sorted { $0.code < $1.code }
}
