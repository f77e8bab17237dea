import ProgressionKit

/// The story of every code that any command can print.
enum CodeCatalogue {
  typealias Entry = DiagnosticCatalogue.Entry

  /// All entries, in the order of their codes.
  static let all: [Entry] = {
    let language = DiagnosticCatalogue.entries
    let more = (json + scenarios).filter { entry in
      !language.contains { $0.code == entry.code }
    }
    return (language + more).sorted { $0.code < $1.code }
  }()
}
