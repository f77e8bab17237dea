import ProgressionText

extension DiagnosticCatalogue {
  /// Every entry: those of reading a pack, then those of checking it.
  public static var entries: [Entry] { readingEntries + temporaryCheckEntries }

  /// The entries of reading packs and commands.
  static let readingEntries: [Entry] =
    shapeEntries + nameEntries + conditionEntries + routeEntries + contentEntries + fileEntries

  static let temporaryCheckEntries: [Entry] = [
    .unreachableThreshold, .emptyRange, .alwaysTrue, .equalityCanBePassed, .emptyCondition,
    .priceAboveCap, .neverCompletedWorld, .staysOrFollows, .noWayIn,
  ].map { (code: DiagnosticCode) in
    Entry(code, title: "", story: "", wrong: "", right: "", isConfigurable: true)
  }
}
