import ProgressionModel
import ProgressionText

extension Working {
  /// The node with this id, if the player may know of it and it is of a kind that fits.
  func visibleNode(
    _ id: String, _ fits: (Node.Kind) -> Bool
  ) throws(Rejection) -> NodeRef {
    let node = try node(id, fits)
    if state.isHidden(node) { throw .unknownId(id, nearest: nil) }
    return node
  }

  @inline(__always)
  private func node(_ id: String, _ fits: (Node.Kind) -> Bool) throws(Rejection) -> NodeRef {
    guard case .node(let node)? = layout.entity(id), fits(game[node].kind) else {
      throw .unknownId(id, nearest: nearest(to: id, fits))
    }
    return node
  }

  mutating func complete(_ id: String, _ result: LevelResult) throws(Rejection) {
    let node = try playedNode(id) { $0 == .level || $0 == .location }
    if game[node].location != nil { return try completeLocation(node, result) }
    guard let level = game[node].level else { return }
    try checkPlayable(node, level)
    let stars = try stars(of: result, level, node)
    let marks = try positions(of: result.marks, level, node)
    let slots = layout.nodes[node.position]
    endStart(slots)
    write(slots.completed, 1)
    countUp(slots.clears)
    write(slots.bestStars, Swift.max(self[slots.bestStars], stars))
    if let score = result.score {
      write(slots.bestScore, Swift.max(self[slots.bestScore], score))
    }
    for mark in marks { write(slots.firstMark + mark, 1) }
    journal.completions.append(node.index)
  }

  private mutating func completeLocation(
    _ node: NodeRef, _ result: LevelResult
  ) throws(Rejection) {
    let slots = layout.nodes[node.position]
    if !holds(slots.open) { throw locked(node) }
    if slots.completed < 0 { throw .notAvailable(game[node].id) }
    if result != LevelResult() {
      throw .outOfRange(id: game[node].id, message: "a location has no stars, score or marks")
    }
    write(slots.visited, 1)
    write(slots.completed, 1)
    countUp(slots.clears)
    journal.completions.append(node.index)
  }

  mutating func start(_ id: String) throws(Rejection) {
    let node = try visibleNode(id) { $0 == .level }
    guard let level = game[node].level else { return }
    let slots = layout.nodes[node.position]
    if !holds(slots.open) { throw locked(node) }
    if level.startPrice.isEmpty {
      if pendingStarts(slots) == 0 { countUp(slots.starts) }
      return
    }
    try pay(level.startPrice, for: .command(.start), by: payer(slots, .start))
    countUp(slots.starts)
  }

  mutating func fail(_ id: String) throws(Rejection) {
    let node = try playedNode(id) { $0 == .level || $0 == .quest }
    if let quest = layout.quest(of: node) { return try fail(quest) }
    guard let level = game[node].level else { return }
    try checkPlayable(node, level)
    let slots = layout.nodes[node.position]
    endStart(slots)
    countUp(slots.fails)
  }

  mutating func visit(_ id: String) throws(Rejection) {
    let node = try visibleNode(id) { $0 == .location }
    let slots = layout.nodes[node.position]
    if !holds(slots.open) { throw locked(node) }
    write(slots.visited, 1)
  }

  func select(_ id: String) throws(Rejection) {
    let node = try visibleNode(id) { _ in true }
    if !holds(layout.nodes[node.position].open) { throw locked(node) }
  }

  /// A node that may be hidden by now if a start of it is pending.
  private func playedNode(
    _ id: String, _ fits: (Node.Kind) -> Bool
  ) throws(Rejection) -> NodeRef {
    let node = try node(id, fits)
    if pendingStarts(layout.nodes[node.position]) > 0 || !state.isHidden(node) { return node }
    throw .unknownId(id, nearest: nil)
  }

  @inline(__always)
  private func checkPlayable(_ node: NodeRef, _ level: Level) throws(Rejection) {
    let slots = layout.nodes[node.position]
    if pendingStarts(slots) > 0 { return }
    if !holds(slots.open) { throw locked(node) }
    if !level.startPrice.isEmpty { throw .notAvailable(game[node].id) }
  }

  @inline(__always)
  mutating func countUp(_ slot: Slot) {
    write(slot, Swift.min(self[slot] + 1, PlayerState.mostTimes))
  }

  @inline(__always)
  private mutating func endStart(_ slots: NodeSlots) {
    if pendingStarts(slots) > 0 { countUp(slots.ends) }
  }

  /// How many starts have not ended.
  @inline(__always)
  private func pendingStarts(_ slots: NodeSlots) -> Int64 {
    Swift.max(0, self[slots.starts] - self[slots.ends])
  }

  private mutating func stars(
    of result: LevelResult, _ level: Level, _ node: NodeRef
  ) throws(Rejection) -> Int64 {
    if let score = result.score {
      if level.scoreForStars.isEmpty {
        throw .outOfRange(id: game[node].id, message: "the level has stars, not a score")
      }
      if score < 0 {
        throw .outOfRange(id: game[node].id, message: "a score of \(score) is below 0")
      }
      return Reach.Thresholds.list(level.scoreForStars).reached(by: score)
    }
    guard let stars = result.stars else { return 0 }
    if !level.scoreForStars.isEmpty {
      throw .outOfRange(id: game[node].id, message: "the level has a score, not stars")
    }
    if stars < 0 || stars > level.maxStars {
      throw .outOfRange(
        id: game[node].id, message: "\(stars) stars are not within 0 to \(level.maxStars)")
    }
    return stars
  }

  private mutating func positions(
    of marks: [String], _ level: Level, _ node: NodeRef
  ) throws(Rejection) -> [Slot] {
    var positions: [Slot] = []
    for mark in marks {
      guard let position = level.marks.firstIndex(of: mark) else {
        throw .outOfRange(id: game[node].id, message: "the level has no mark `\(mark)`")
      }
      positions.append(Slot(clamping: position))
    }
    return positions
  }

  /// The rejection of a node that is not open.
  func locked(_ node: NodeRef) -> Rejection {
    .locked(node: game[node].id, unmet: state.unmetRequirements(of: node))
  }

  /// An id of a fitting kind that looks like this one and is not hidden.
  ///
  /// A level is looked for in its world where that is known, else among the first nodes; other ids
  /// among the nodes that are no levels; of each at most `comparedNames`, so that a wrong id costs
  /// little in a large pack too.
  func nearest(to id: String, _ fits: (Node.Kind) -> Bool) -> String? {
    var pool = layout.namedNodes.prefix(Working.comparedNames)
    if fits(.level) {
      let first = Swift.min(game.nodes.count, Working.comparedNames)
      pool = ContiguousArray((0..<first).map { NodeRef(position: $0) })[...]
      let world = id.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(id[..<$0]) } ?? id
      if case .node(let node)? = layout.entity(world), let levels = game[node].world?.levels {
        pool = ContiguousArray(levels).prefix(Working.comparedNames)
      }
    }
    let candidates = pool.filter { fits(game[$0].kind) && !state.isHidden($0) }
    return nearest(to: id, among: candidates.map { game[$0].id })
  }

  func nearest(to id: String, among names: [String]) -> String? {
    NameSuggestion.nearest(to: id, in: Array(names.prefix(Working.comparedNames)))
  }

  /// The most names that a wrong id is compared with.
  static let comparedNames = 500
}
