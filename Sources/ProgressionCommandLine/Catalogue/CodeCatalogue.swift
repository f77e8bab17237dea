import ProgressionKit

/// The story of every code that any command can print.
enum CodeCatalogue {
  typealias Entry = DiagnosticCatalogue.Entry

  /// The codes by what they are about, each code in one area.
  static let areas: [CodePage.Area] =
    [
      CodePage.Area(
        "Writing JSON",
        summary:
          "What no reader of JSON takes, in rule packs, scenarios and all else that is read.",
        entries: json)
    ]
    + DiagnosticCatalogue.areas.map {
      CodePage.Area($0.title, summary: $0.summary, entries: $0.entries)
    } + [
      CodePage.Area(
        "Time zones", summary: "What only the machine that plays the pack knows.", entries: zones),
      CodePage.Area(
        "Folders", summary: "What lies beside a rule pack.", entries: files),
      CodePage.Area(
        "Scenarios", summary: "Mistakes in files of scenarios.",
        entries: ScenarioCatalogue.entries + scenarios),
      CodePage.Area(
        "Saved players", summary: "Files that are no saved player of the pack.", entries: states),
      CodePage.Area(
        "Journals and filters", summary: "Journals of `progression track`, and its filters.",
        entries: journal),
    ]

  /// All entries, in the order of their codes.
  static let all: [Entry] = areas.flatMap(\.entries).sorted { $0.code < $1.code }
}
