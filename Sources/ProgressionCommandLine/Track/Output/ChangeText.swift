import ProgressionKit

/// Changes as lines for people.
struct ChangeText {
  /// The journals before and after the changes, for the names of what is gone and of what came.
  let before: Journal
  let after: Journal

  /// A line for each change; the tags of one entry share one.
  func lines(_ changes: [JournalChange]) -> [String] {
    var lines: [String] = []
    var tagged: JournalEntry.ID?
    for change in changes {
      if case .tagged(let id, let tag) = change, tagged == id, let last = lines.indices.last {
        lines[last] += ", \(tag)"
        continue
      }
      if case .tagged(let id, _) = change { tagged = id } else { tagged = nil }
      lines.append(line(change))
    }
    return lines.isEmpty ? ["nothing changed"] : lines
  }

  private func line(_ change: JournalChange) -> String {
    switch change {
    case .playthroughBegun(let playthrough):
      "began \(playthrough.isCustom ? "custom " : "")playthrough \(playthrough.title)"
    case .playthroughRenamed(_, let from, let to): "renamed playthrough \(from) to \(to)"
    case .playthroughNoted(let id, _, _): "note on playthrough \(after[id]?.title ?? "")"
    case .playthroughCustom(let id, let isCustom):
      "playthrough \(after[id]?.title ?? "") is \(isCustom ? "custom" : "no longer custom")"
    case .playthroughDeleted(let playthrough): "deleted playthrough \(playthrough.title)"
    case .added(let entry): "added \(TrackText.name(entry.label))"
    case .deleted(let entry): "deleted \(TrackText.name(entry.label))"
    case .renamed(let id, let from, let to):
      "renamed \(after[id]?.kind.description ?? "entry") \(id) \(from) to \(to)"
    case .noted(let id, _, let to): "\(to.isEmpty ? "no note" : "note") on \(name(id))"
    case .tagged(let id, let tag): "tagged \(name(id)): \(tag)"
    case .untagged(let id, let tag): "untagged \(name(id)): \(tag)"
    case .done(let id, let isDone):
      "\(name(id)) is \(isDone ? "" : "not ")\(entry(id)?.kind.doneWord ?? "done")"
    case .bound(let id, _, let to):
      to.map { "\(name(id)) stands for \($0)" } ?? "\(name(id)) stands for no node"
    case .linked(let link): sentence(link)
    case .unlinked(let link): "no longer: \(sentence(link))"
    }
  }

  private func sentence(_ link: JournalLink) -> String {
    guard let one = entry(link.first), let other = entry(link.second) else { return "" }
    return TrackText.sentence(one, other)
  }

  private func entry(_ id: JournalEntry.ID) -> JournalEntry? { after[id] ?? before[id] }

  private func name(_ id: JournalEntry.ID) -> String {
    entry(id).map { TrackText.name($0.label) } ?? "entry \(id)"
  }
}
