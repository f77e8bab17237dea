import ProgressionModel

/// What of a game hangs on time, so that games without time pay nothing for questions about it.
struct TimeIndex: Sendable {
  /// Whether time alone can make a condition hold, or a timer open a node.
  let hasTime: Bool
  /// Whether a window can pass for good.
  let hasWindows: Bool
  /// For each node whether any bundle opens it.
  let isGranted: ContiguousArray<Bool>
  /// For each node the timers that open it.
  let timers: [NodeRef: [TimerRef]]

  init(_ game: Game) {
    var hasTime = !game.timers.isEmpty || game.holdings.contains { $0.refill != nil }
    var hasWindows = false
    for condition in game.conditions {
      switch condition {
      case .now:
        hasTime = true
        hasWindows = true
      case .weekly: hasTime = true
      default: continue
      }
    }
    for case .timeSince in game.quantities { hasTime = true }
    for index in game.nodes.indices {
      if case .quest(let quest) = game.nodes[index].details, quest.deadline != nil {
        hasTime = true
      }
    }
    self.hasTime = hasTime
    self.hasWindows = hasWindows
    var isGranted = ContiguousArray(repeating: false, count: game.nodes.count)
    TimeIndex.forEachBundle(of: game) { bundle in
      for node in bundle.unlock { isGranted[node.position] = true }
    }
    self.isGranted = isGranted
    var timers: [NodeRef: [TimerRef]] = [:]
    for (index, timer) in game.timers.enumerated() {
      let reference = TimerRef(position: index)
      for node in timer.grants.unlock { timers[node, default: []].append(reference) }
    }
    self.timers = timers
  }

  private static func forEachBundle(of game: Game, _ body: (Bundle) -> Void) {
    for index in game.nodes.indices {
      for reward in game.nodes[index].rewards { body(reward.bundle) }
      if case .product(let product) = game.nodes[index].details { body(product.grants) }
    }
    for chest in game.chests {
      for content in chest.contents { body(content.grants) }
    }
    for timer in game.timers { body(timer.grants) }
    for reset in game.resets {
      if let calendar = reset.calendar { body(calendar.grants) }
    }
  }
}

extension Layout {
  /// The rules of a zone that the game names; `nil` for a zone that it does not.
  func zone(named name: String) -> ZoneTable? {
    if name.utf8.elementsEqual(ZoneTable.utc.name.utf8) { return ZoneTable.utc }
    if let entry = weeklyWindows.first(where: { $0.zone.name.utf8.elementsEqual(name.utf8) }) {
      return entry.zone
    }
    return zones.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// Whether no reset ever ends what has this life.
  func isForGood(_ life: Life) -> Bool {
    life == .account || life == .lasting || (life == .playthrough && playthroughReset == nil)
  }

  /// Whether what was done at a node stays done: no reset ends it, and it always counts.
  func keepsResults(of node: NodeRef) -> Bool {
    isForGood(nodeLives[node.position]) && nodes[node.position].counts == CellGraph.always
  }
}
