import ProgressionKit

/// A journal of so many entries with three times as many links, all at random.
struct JournalSample {
  private static let words = [
    "castle", "graveyard", "varré", "merchant", "church", "of", "elleh", "smith", "anvil", "blood",
    "fingers", "tarnished", "狼", "über",
  ]

  let journal: Journal
  let playthrough: JournalPlaythrough.ID
  /// What each entry says, in lower case and without accents.
  let texts: [String]
  /// For each entry the numbers of those that it is linked to.
  let neighbours: [Set<Int64>]

  init(entries count: Int) throws {
    var dice = Dice(seed: 4)
    func text(_ count: Int) -> String {
      (0..<count).map { _ in
        Self.words[Int(dice.below(Int64(Self.words.count)))]
      }.joined(separator: " ")
    }
    var journal = Journal()
    let playthrough = try journal.begin("First run").id
    var texts: [String] = []
    for number in 1...count {
      let kind = JournalEntry.Kind.allCases[number % JournalEntry.Kind.allCases.count]
      let (name, note) = ("\(text(3)) \(number)", text(15))
      let tags = dice.below(3) == 0 ? ["merchant", "smithing-anvil"] : []
      try journal.add(kind, name, in: playthrough, note: note, tags: tags)
      texts.append(Self.plain(([name, note] + tags).joined(separator: "\n")))
    }
    var neighbours = [Set<Int64>](repeating: [], count: count)
    while journal.linkCount < Int64(3 * count) {
      let (one, other) = (dice.below(Int64(count)), dice.below(Int64(count)))
      if one == other || neighbours[Int(one)].contains(other + 1) { continue }
      try journal.link(JournalEntry.ID(one + 1), JournalEntry.ID(other + 1))
      neighbours[Int(one)].insert(other + 1)
      neighbours[Int(other)].insert(one + 1)
    }
    (self.journal, self.playthrough) = (journal, playthrough)
    (self.texts, self.neighbours) = (texts, neighbours)
  }

  private static func plain(_ text: String) -> String {
    String(text.map { $0 == "é" ? "e" : $0 == "ü" ? "u" : $0 })
  }
}
