import ProgressionText

extension DiagnosticCatalogue {
  /// Every entry: those of reading a pack, then those of checking it.
  public static var entries: [Entry] { readingEntries + checkEntries }

  /// The entries of reading packs and commands.
  static let readingEntries: [Entry] =
    shapeEntries + nameEntries + conditionEntries + routeEntries + contentEntries + questEntries
    + fileEntries
}
