import ProgressionKit

/// A player's own journal: search, back links and filters.
enum JournalWorkload {
  static var journal: Workload {
    Workload(name: "journal", summary: "10,000 journal entries with 30,000 links") { scale in
      let book = try JournalSample(entries: scale.journalEntries)
      return try [
        search(book, "varre merchant"), search(book, "nowhere"), backLinks(book),
        filter(book, "cleared == false and has merchant") {
          $0.kind == .location && !$0.isDone && $0.has(tag: "merchant")
        },
        filter(book, "(text ~ \"blood anvil\" or at \"#7\") and not done") { entry in
          let text = book.texts[Int(entry.id.number - 1)]
          let isAt =
            entry.kind == .npc && book.journal[JournalEntry.ID(7)]?.kind == .location
            && book.neighbours[Int(entry.id.number - 1)].contains(7)
          return !entry.isDone && (isAt || text.contains("blood") && text.contains("anvil"))
        },
      ].map { .comparison($0) }
    }
  }

  private static let goal = Goal(.nanoseconds(10_000_000))

  private static func search(_ book: JournalSample, _ words: String) throws -> Comparison {
    let wanted = words.split(separator: " ").map(String.init)
    let expected = book.texts.indices.filter { index in
      wanted.allSatisfy { book.texts[index].contains($0) }
    }
    let found = Set(book.journal.search(words).map { $0.entry.id })
    try WrongAnswer.check(
      "journal: search `\(words)`", found,
      expected: Set(expected.map { JournalEntry.ID(Int64($0 + 1)) }))
    return Comparison(
      name: "journal-search \(words)", unit: "search",
      contenders: [
        Contender(name: "journal, \(expected.count) found") {
          BlackHole.take(book.journal.search(words).count)
        }
      ], goals: [goal])
  }

  private static func backLinks(_ book: JournalSample) throws -> Comparison {
    let ids = book.texts.indices.map { JournalEntry.ID(Int64($0 + 1)) }
    for (index, id) in ids.enumerated() {
      try WrongAnswer.check(
        "journal: links of #\(index + 1)",
        Set(book.journal.linked(to: id).map { $0.entry.id.number }),
        expected: book.neighbours[index])
    }
    return Comparison(
      name: "journal-back-links", unit: "entry",
      contenders: [
        Contender(
          name: "journal, \(book.journal.linkCount) links", operations: Int64(ids.count)
        ) {
          for id in ids { BlackHole.take(book.journal.linked(to: id).count) }
        }
      ], goals: [goal])
  }

  private static func filter(
    _ book: JournalSample, _ text: String, expected: (JournalEntry) -> Bool
  ) throws -> Comparison {
    let filter = try JournalFilterText(text).filter
    let found = book.journal.entries(in: book.playthrough, where: filter)
    try WrongAnswer.check(
      "journal: filter `\(text)`", found.map(\.id.number),
      expected: book.journal.entries.filter(expected).map(\.id.number))
    return Comparison(
      name: "journal-filter \(text)", unit: "filter",
      contenders: [
        Contender(name: "journal, \(found.count) found") {
          BlackHole.take(book.journal.entries(in: book.playthrough, where: filter).count)
        }
      ], goals: [goal])
  }
}
