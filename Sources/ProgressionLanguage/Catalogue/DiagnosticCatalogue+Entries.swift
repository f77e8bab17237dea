import ProgressionText

extension DiagnosticCatalogue {
  /// Codes that are about one thing.
  public struct Area: Sendable {
    /// What they are about, in a few words.
    public let title: String
    /// One sentence about them.
    public let summary: String
    /// Their stories.
    public let entries: [Entry]
  }

  /// Every entry by what it is about: those of reading a pack, then those of checking it.
  public static var areas: [Area] { readingAreas + checkAreas }

  /// Every entry, in the order of the areas.
  public static var entries: [Entry] { areas.flatMap { $0.entries } }

  private static let readingAreas: [Area] = [
    Area(
      title: "Keys and values", summary: "What a key may be, and what may stand behind it.",
      entries: shapeEntries),
    Area(
      title: "Ids and references", summary: "Names that are declared, and names that are used.",
      entries: nameEntries),
    Area(
      title: "Conditions", summary: "What is asked, and how it is compared.",
      entries: conditionEntries),
    Area(
      title: "Ways to open", summary: "Routes, prices, ranks and choices.", entries: routeEntries),
    Area(
      title: "Content", summary: "Levels, rewards, chests, resets and rules.",
      entries: contentEntries),
    Area(title: "Quests and people", summary: "What quests and npcs say.", entries: questEntries),
    Area(
      title: "Files, commands and silencing",
      summary: "How a pack is put together, what is sent to a player, and what `checks` says.",
      entries: fileEntries),
  ]

  private static let checkAreas: [Area] = [
    Area(
      title: "What a pack means",
      summary: "Packs that can be read and do not do what they seem to say.",
      entries: checkEntries)
  ]
}
