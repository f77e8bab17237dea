import ProgressionModel
import ProgressionText

/// Writes a player state as canonical JSON: keys by bytes, defaults omitted, integers only,
/// nothing derived.
struct StateWriter {
  /// The schema that is written: major, minor.
  static let schema = "1.0"

  private let state: PlayerState
  private var writer = JSONWriter(style: .compact)

  init(_ state: PlayerState) {
    self.state = state
  }

  private var game: Game { state.layout.game }

  mutating func write() -> ContiguousArray<UInt8> {
    writer.beginObject()
    writeAttributes()
    writeChoices()
    writeCounters()
    writeText("fingerprint", state.layout.fingerprint.text)
    writeFlags()
    writeHoldings()
    writeNodes()
    writeText("pack", game.id)
    writeText("packVersion", game.version)
    writeRemembered()
    writeNumber("revision", state.revision)
    writeText("schema", StateWriter.schema)
    writeNumber("seed", state.seed)
    writer.endObject()
    return writer.finish()
  }

  private mutating func writeText(_ key: String, _ text: String) {
    writer.key(key)
    writer.string(text)
  }

  /// Writes a number unless it is 0, the default.
  private mutating func writeNumber(_ key: String, _ slot: Slot) {
    writeNumber(key, state[slot])
  }

  private mutating func writeNumber(_ key: String, _ number: Int64) {
    if number == 0 { return }
    writer.key(key)
    writer.integer(number)
  }

  private mutating func writeTrue(_ key: String, _ slot: Slot) {
    if !state.holds(slot) { return }
    writer.key(key)
    writer.boolean(true)
  }

  /// The positions of ids that have something to write, by the bytes of the ids.
  private func sorted(_ ids: [String], where isWorthWriting: (Int) -> Bool) -> [Int] {
    ids.indices.filter(isWorthWriting).sorted { ids[$0].precedesInBytes(ids[$1]) }
  }

  private mutating func writeAttributes() {
    let positions = sorted(game.attributes.map { $0.id }) {
      !state.attributes[$0].isWritten(as: game.attributes[$0].initial)
    }
    if positions.isEmpty { return }
    writer.key("attributes")
    writer.beginObject()
    for position in positions {
      writer.key(game.attributes[position].id)
      switch state.attributes[position] {
      case .int(let value): writer.integer(value)
      case .text(let value): writer.string(value)
      case .version(let value): writer.string(value.description)
      }
    }
    writer.endObject()
  }

  private mutating func writeChoices() {
    let slots = state.layout.choices
    let positions = sorted(game.choices.map { $0.name }) { state.holds(slots[$0].member) }
    if positions.isEmpty { return }
    writer.key("choices")
    writer.beginObject()
    for position in positions {
      writeText(game.choices[position].name, game.nodes[Int(state[slots[position].member] - 1)].id)
    }
    writer.endObject()
  }

  private mutating func writeCounters() {
    let slots = state.layout.counters
    let positions = sorted(game.counters.map { $0.id }) {
      state[slots[$0].value] != game.counters[$0].initial
    }
    if positions.isEmpty { return }
    writer.key("counters")
    writer.beginObject()
    for position in positions {
      writer.key(game.counters[position].id)
      writer.integer(state[slots[position].value])
    }
    writer.endObject()
  }

  private mutating func writeFlags() {
    let slots = state.layout.flags
    let positions = sorted(game.flags.map { $0.id }) { state.holds(slots[$0]) }
    if positions.isEmpty { return }
    writer.key("flags")
    writer.beginArray()
    for position in positions { writer.string(game.flags[position].id) }
    writer.endArray()
  }

  private mutating func writeHoldings() {
    let all = state.layout.holdings
    let positions = sorted(game.holdings.map { $0.id }) { position in
      let slots = all[position]
      return [slots.balance, slots.earned, slots.spent, slots.taken].contains { state.holds($0) }
    }
    if positions.isEmpty { return }
    writer.key("holdings")
    writer.beginObject()
    for position in positions {
      writer.key(game.holdings[position].id)
      writer.beginObject()
      writeNumber("balance", all[position].balance)
      writeNumber("earned", all[position].earned)
      writeNumber("spent", all[position].spent)
      writeNumber("taken", all[position].taken)
      writer.endObject()
    }
    writer.endObject()
  }

  private mutating func writeNodes() {
    let all = state.layout.nodes
    let positions = sorted(game.nodes.map { $0.id }) { position in
      all[position].facts.contains { state.holds($0) }
    }
    if positions.isEmpty { return }
    writer.key("nodes")
    writer.beginObject()
    for position in positions {
      writer.key(game.nodes[position].id)
      write(game.nodes[position], all[position])
    }
    writer.endObject()
  }

  private mutating func write(_ node: Node, _ slots: NodeSlots) {
    writer.beginObject()
    writeNumber("clears", slots.clears)
    writeTrue("completed", slots.completed)
    writeNumber("fails", slots.fails)
    writeMarks("marks", node, slots.firstMark, slots)
    writeTrue("paidComplete", slots.paidComplete)
    writeMarks("paidMarks", node, slots.firstPaidMark, slots)
    writeNumber("paidRank", slots.paidRank)
    writeNumber("paidStars", slots.paidStars)
    writeTrue("paidUnlock", slots.paidUnlock)
    writeNumber("purchases", slots.purchases)
    writeNumber("rank", slots.storedRank)
    writeNumber("score", slots.bestScore)
    writeSources(slots)
    writeNumber("stars", slots.bestStars)
    writeNumber("starts", slots.starts)
    writeTrue("visited", slots.visited)
    writer.endObject()
  }

  private mutating func writeMarks(
    _ key: String, _ node: Node, _ first: Slot, _ slots: NodeSlots
  ) {
    guard first >= 0, let marks = node.level?.marks else { return }
    let made = marks.indices.filter { state.holds(first + Slot(clamping: $0)) }
    if made.isEmpty { return }
    writer.key(key)
    writer.beginArray()
    for mark in made { writer.string(marks[mark]) }
    writer.endArray()
  }

  private mutating func writeSources(_ slots: NodeSlots) {
    let sources = SourceSet(rawValue: state[slots.sources])
    if sources.isEmpty { return }
    writer.key("sources")
    writer.beginArray()
    for (name, source) in SourceSet.named where sources.contains(source) { writer.string(name) }
    writer.endArray()
  }

  private mutating func writeRemembered() {
    if state.records.remembered.isEmpty { return }
    writer.key("remembered")
    writer.beginArray()
    for command in state.records.remembered {
      writer.beginObject()
      writer.key("changes")
      writer.beginArray()
      for change in command.changes { change.write(to: &writer, order: .canonical) }
      writer.endArray()
      writeText("content", command.content.text)
      writeText("id", command.id.description)
      writer.key("revision")
      writer.integer(command.revision)
      writer.endObject()
    }
    writer.endArray()
  }
}

extension SourceSet {
  /// The words of the sources in JSON.
  static var named: [(String, SourceSet)] {
    [("earned", .earned), ("taken", .taken), ("granted", .granted)]
  }
}

extension NodeSlots {
  /// The slots of all facts of the node.
  var facts: [Slot] {
    var slots = [
      sources, storedRank, completed, bestStars, bestScore, clears, fails, starts, visited,
      purchases, paidUnlock, paidRank, paidComplete, paidStars,
    ]
    for mark in 0..<markCount {
      slots.append(firstMark + mark)
      if firstPaidMark >= 0 { slots.append(firstPaidMark + mark) }
    }
    return slots
  }
}

extension String {
  /// Whether the UTF-8 bytes come before those of `other`.
  func precedesInBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
