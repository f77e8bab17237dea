import ProgressionKit

/// The story of every code that any command can print.
enum CodeCatalogue {
  typealias Entry = DiagnosticCatalogue.Entry

  /// All entries, in the order of their codes.
  static let all: [Entry] = {
    var entries = DiagnosticCatalogue.entries
    for entry in ScenarioCatalogue.entries + json + scenarios + states + journal
    where !entries.contains(where: { $0.code == entry.code }) {
      entries.append(entry)
    }
    return entries.sorted { $0.code < $1.code }
  }()
}
