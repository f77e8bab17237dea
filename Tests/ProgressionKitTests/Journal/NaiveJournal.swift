import Foundation

@testable import ProgressionKit

/// What a journal answers, worked out from its plain lists again.
enum NaiveJournal {
  static func linked(to entry: JournalEntry, in journal: Journal) -> [Journal.Linked] {
    let ends = journal.links.filter { $0.first == entry.id || $0.second == entry.id }
      .map { $0.first == entry.id ? $0.second : $0.first }
    let others = journal.entries.filter { ends.contains($0.id) }
    return others.map {
      Journal.Linked(relation: JournalRelation(from: entry.kind, to: $0.kind), entry: $0)
    }
  }

  static func search(
    _ words: String, in journal: Journal, _ playthrough: JournalPlaythrough.ID
  ) -> [JournalEntry] {
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    let words = words.split(separator: " ").map(String.init)
    let has = { (text: String) in words.allSatisfy { text.range(of: $0, options: options) != nil } }
    let entries = journal.entries(in: playthrough)
    let named = entries.filter { has($0.name) }
    let others = entries.filter { entry in
      !has(entry.name) && has(([entry.name, entry.note] + entry.tags).joined(separator: "\n"))
    }
    return named + others
  }

  static func difference(from old: Journal, to new: Journal) -> [JournalChange] {
    let isSame = { (id: JournalEntry.ID) in
      old[id].map { before in
        new[id].map { before.kind == $0.kind && before.playthrough == $0.playthrough } ?? false
      } ?? false
    }
    let keeps = { (link: JournalLink) in
      old.links.contains(link) && new.links.contains(link) && isSame(link.first)
        && isSame(link.second)
    }
    var changes: [JournalChange] = []
    changes += old.links.filter { !keeps($0) }.map { .unlinked($0) }
    changes += old.entries.filter { !isSame($0.id) }.map { .deleted($0) }
    changes += old.playthroughs.filter { new[$0.id] == nil }.map { .playthroughDeleted($0) }
    for after in new.playthroughs {
      guard let before = old[after.id] else {
        changes.append(.playthroughBegun(after))
        continue
      }
      if before.title != after.title {
        changes.append(.playthroughRenamed(after.id, from: before.title, to: after.title))
      }
      if before.note != after.note {
        changes.append(.playthroughNoted(after.id, from: before.note, to: after.note))
      }
      if before.isCustom != after.isCustom {
        changes.append(.playthroughCustom(after.id, isCustom: after.isCustom))
      }
    }
    for after in new.entries {
      guard isSame(after.id), let before = old[after.id] else {
        changes.append(.added(after))
        continue
      }
      if before.name != after.name {
        changes.append(.renamed(after.id, from: before.name, to: after.name))
      }
      if before.note != after.note {
        changes.append(.noted(after.id, from: before.note, to: after.note))
      }
      let tags = (before: Set(before.tags), after: Set(after.tags))
      for tag in before.tags where !tags.after.contains(tag) {
        changes.append(.untagged(after.id, tag))
      }
      for tag in after.tags where !tags.before.contains(tag) {
        changes.append(.tagged(after.id, tag))
      }
      if before.isDone != after.isDone { changes.append(.done(after.id, after.isDone)) }
      if before.node != after.node {
        changes.append(.bound(after.id, from: before.node, to: after.node))
      }
    }
    return changes + new.links.filter { !keeps($0) }.map { .linked($0) }
  }
}
