extension Journal {
  /// What changed from an older journal to this one, exactly and in the order of ``JournalChange``.
  ///
  /// An entry under whose number another kind of entry stands now, or one of another playthrough, was
  /// deleted and another one added. What only a newer version understands is not looked at.
  ///
  /// - Complexity: linear in what the two do not share in memory; in the size of both where they were
  ///   made apart.
  public func difference(from old: Journal) -> [JournalChange] {
    var went: [JournalChange] = []
    var came: [JournalChange] = []
    var replaced: Set<JournalEntry.ID> = []
    PagedList.walk(old.entryTable, entryTable, skipsShared: true) { before, after in
      switch (before, after) {
      case (let before?, let after?)
      where before.kind == after.kind && before.playthrough == after.playthrough:
        came += JournalChange.between(before, after)
      case (let before, let after):
        if let before { went.append(.deleted(before)) }
        if let after { came.append(.added(after)) }
        if let before, after != nil { replaced.insert(before.id) }
      }
    }
    var begun: [JournalChange] = []
    PagedList.walk(old.playthroughTable, playthroughTable, skipsShared: true) { before, after in
      switch (before, after) {
      case (let before?, let after?): begun += JournalChange.between(before, after)
      case (let before?, nil): went.append(.playthroughDeleted(before))
      case (nil, let after?): begun.append(.playthroughBegun(after))
      case (nil, nil): break
      }
    }
    var unlinked: [JournalChange] = []
    var linked: [JournalChange] = []
    PagedList.walk(
      old.linkTable.links, linkTable.links, skipsShared: replaced.isEmpty
    ) { before, after in
      if let before, let after, before == after, !replaced.contains(before.first),
        !replaced.contains(before.second)
      {
        return
      }
      if let before { unlinked.append(.unlinked(before)) }
      if let after { linked.append(.linked(after)) }
    }
    return unlinked + went + begun + came + linked
  }
}

extension JournalChange {
  /// What changed in an entry.
  static func between(_ old: JournalEntry, _ new: JournalEntry) -> [JournalChange] {
    var changes: [JournalChange] = []
    if old.name != new.name { changes.append(.renamed(new.id, from: old.name, to: new.name)) }
    if old.note != new.note { changes.append(.noted(new.id, from: old.note, to: new.note)) }
    if old.tags != new.tags { changes += ofTags(new.id, from: old.tags, to: new.tags) }
    if old.isDone != new.isDone { changes.append(.done(new.id, new.isDone)) }
    if old.node != new.node { changes.append(.bound(new.id, from: old.node, to: new.node)) }
    return changes
  }

  /// What changed in the tags of an entry: those that went, then those that came.
  static func ofTags(
    _ id: JournalEntry.ID, from old: [String], to new: [String]
  ) -> [JournalChange] {
    old.filter { !new.contains($0) }.map { .untagged(id, $0) }
      + new.filter { !old.contains($0) }.map { .tagged(id, $0) }
  }

  /// What changed in a playthrough.
  static func between(
    _ old: JournalPlaythrough, _ new: JournalPlaythrough
  ) -> [JournalChange] {
    var changes: [JournalChange] = []
    if old.title != new.title {
      changes.append(.playthroughRenamed(new.id, from: old.title, to: new.title))
    }
    if old.note != new.note {
      changes.append(.playthroughNoted(new.id, from: old.note, to: new.note))
    }
    if old.isCustom != new.isCustom {
      changes.append(.playthroughCustom(new.id, isCustom: new.isCustom))
    }
    return changes
  }
}
