import Foundation
import ProgressionKit
import ProgressionText
import Testing

/// Random operations, checked against everything that can be recomputed.
struct JournalPropertyTests {
  static let isLong = ProcessInfo.processInfo.environment["PROGRESSION_LONG"] != nil

  @Test("random operations", arguments: 1...(isLong ? 300 : 6))
  func random(_ seed: Int) throws {
    var player = RandomPlayer(seed: UInt64(seed))
    var history = JournalHistory()
    var past: [ContiguousArray<UInt8>] = []
    for step in 0..<250 {
      let before = history.journal
      let result: [JournalChange]
      do {
        result = try history.perform { journal throws(JournalError) in try player.act(on: &journal)
        }
      } catch {
        #expect(history.journal == before, "a refused operation changed something: \(error)")
        continue
      }
      #expect(result == history.journal.difference(from: before))
      #expect(result == NaiveJournal.difference(from: before, to: history.journal))
      #expect(result.isEmpty == (history.journal == before))
      if !result.isEmpty { past.append(before.json()) }
      if step % 50 == 0 { try check(history.journal) }
    }
    try check(history.journal)
    let last = history.journal.json()
    for bytes in past.reversed().prefix(Int(JournalHistory.limit)) {
      let journal = history.journal
      let changes = try history.undo()
      #expect(history.journal.json() == bytes)
      #expect(changes == NaiveJournal.difference(from: journal, to: history.journal))
    }
    while history.canRedo { try history.redo() }
    #expect(history.journal.json() == last)
  }

  private func check(_ journal: Journal) throws {
    for entry in journal.entries {
      #expect(journal.linked(to: entry.id) == NaiveJournal.linked(to: entry, in: journal))
      #expect(journal[entry.id] == entry)
    }
    for link in journal.links {
      #expect(journal[link.first]?.playthrough == journal[link.second]?.playthrough)
      #expect(link.first < link.second)
    }
    let bytes = journal.json()
    let read = try Journal(json: SourceFile(name: "a", bytes: bytes))
    #expect(read == journal)
    #expect(read.json() == bytes)
    for playthrough in journal.playthroughs {
      let part = try journal.only(playthrough.id)
      #expect(try Journal(json: SourceFile(name: "a", bytes: part.json())) == part)
      for words in ["a", "b c", "é", "merchant"] {
        #expect(
          journal.search(words, in: playthrough.id).map(\.entry)
            == NaiveJournal.search(words, in: journal, playthrough.id))
      }
    }
  }
}

/// Does one operation after the other, most of them sensible.
private struct RandomPlayer {
  private var dice: Dice

  init(seed: UInt64) { dice = Dice(seed) }

  mutating func act(on journal: inout Journal) throws(JournalError) -> [JournalChange] {
    let entries = journal.entries.map(\.id) + [JournalEntry.ID(9_999)]
    let playthroughs = journal.playthroughs.map(\.id) + [JournalPlaythrough.ID(9_999)]
    let entry = dice.pick(entries)
    let other = dice.pick(entries)
    let playthrough = dice.pick(playthroughs)
    switch dice.below(22) {
    case 0: return try journal.begin(name(), isCustom: dice.below(2) == 0, note: name()).changes
    case 1: return try journal.rename(playthrough, to: name())
    case 2: return try journal.setNote(of: playthrough, to: name())
    case 3: return try journal.setCustom(dice.below(2) == 0, of: playthrough)
    case 4: return dice.below(10) == 0 ? try journal.delete(playthrough) : []
    case 5...10:
      let kind = dice.pick(JournalEntry.Kind.allCases)
      let links = dice.below(3) == 0 ? [entry, other] : []
      return try journal.add(
        kind, name(), in: playthrough, note: name(), tags: [tag()], isDone: dice.below(3) == 0,
        linkedTo: links
      ).changes
    case 11: return try journal.rename(entry, to: name())
    case 12: return try journal.setNote(of: entry, to: name())
    case 13: return try journal.tag(entry, [tag(), tag()])
    case 14: return try journal.untag(entry, [tag()])
    case 15: return try journal.setDone(dice.below(2) == 0, of: entry)
    case 16: return try journal.bind(entry, to: dice.below(2) == 0 ? tag() : nil)
    case 17: return try journal.unlink(entry, other)
    case 18: return try journal.move(entry, to: other)
    case 19: return dice.below(3) == 0 ? try journal.delete(entry) : []
    default: return try journal.link(entry, other)
    }
  }

  private mutating func name() -> String {
    (0...dice.below(3)).map { _ in dice.pick(["a", "B", "c", "É", "e\u{301}", "狼", "7"]) }
      .joined(separator: dice.pick(["", " "]))
  }

  private mutating func tag() -> String { dice.pick(["merchant", "anvil", "c", "zone"]) }
}
