import ProgressionModel
import ProgressionText

/// The tables of a state, in the order of their keys.
extension StateWriter {
  mutating func writeTables() {
    writeAttributes()
    writeChests()
    writeChoices()
    begin("clock")
    number("generation", CellGraph.clockGeneration)
    number("now", CellGraph.now)
    end()
    writeCounters()
    if state.holds(CellGraph.custom) { boolean("custom", true) }
    writeElsewhere()
    text("fingerprint", layout.fingerprint.text)
    writeFlags()
    if state.records.forgottenThrough != 0 {
      integer("forgottenThrough", state.records.forgottenThrough.subtractingClamped(1))
    }
    writeHoldings()
    writeLedger()
    writeNodes()
    text("pack", game.id)
    text("packVersion", game.version)
    writePlaythrough(state.playthrough)
    list("remembered", state.records.remembered.commands(of: nil, layout)) { $0.write($1) }
    writeResets()
    number("revision", state.revision)
    text("schema", schema.text)
    number("seed", state.seed)
    writeTimers()
    writeTransactions()
    writeWriters()
  }

  mutating func writePlaythrough(_ name: String) {
    if !name.hasBytes(of: PlayerAccount.firstPlaythrough) { text("playthrough", name) }
  }

  /// The newest schema that the state has seen.
  private var schema: StateSchema {
    let own = StateSchema.current
    return StateSchema(major: own.major, minor: Swift.max(own.minor, state.records.unknown.minor))
  }

  private mutating func writeAttributes() {
    begin("attributes")
    for index in sorted(game.attributes.map { $0.id }) {
      let value = state.attributes[index]
      let stamp = state.stamp(of: .attribute, index)
      if stamp == nil, value.isWritten(as: game.attributes[index].initial) { continue }
      begin(id: game.attributes[index].id)
      write(stamp)
      key("value")
      switch value {
      case .int(let number): writer.integer(number)
      case .text(let text): writer.string(text)
      case .version(let version): writer.string(version.description)
      }
      end()
    }
    end()
  }

  private mutating func writeChests() {
    begin("chests")
    for index in sorted(game.chests.map { $0.id }) {
      let slots = layout.chests[index]
      begin(id: game.chests[index].id)
      writeClosed(slots.firstShare..<slots.endShare)
      number("openings", slots.openings)
      writePaid(slots.firstShare..<slots.endShare)
      end()
    }
    end()
  }

  private mutating func writeChoices() {
    begin("choices")
    for index in sorted(game.choices.map { $0.name }) {
      let slots = layout.choices[index]
      guard state.holds(slots.member) else { continue }
      begin(id: game.choices[index].name)
      instant("at", slots.takenAt)
      text("member", game.nodes[Int(state[slots.member] - 1)].id)
      end()
    }
    end()
  }

  private mutating func writeCounters() {
    begin("counters")
    for index in sorted(game.counters.map { $0.id }) {
      let base = state[layout.counters[index].base]
      begin(id: game.counters[index].id)
      if base != game.counters[index].initial { integer("base", base) }
      write(state.stamp(of: .counter, index))
      end()
    }
    end()
  }

  private mutating func writeFlags() {
    begin("flags")
    for index in sorted(game.flags.map { $0.id }) {
      begin(id: game.flags[index].id)
      write(state.stamp(of: .flag, index))
      writeSince(.flag(FlagRef(position: index)))
      flag("value", layout.flags[index])
      end()
    }
    end()
  }

  private mutating func writeHoldings() {
    begin("holdings")
    for index in sorted(game.holdings.map { $0.id }) {
      let slots = layout.holdings[index]
      begin(id: game.holdings[index].id)
      // A holding that is there is not begun once more by a pack that gives something to begin with.
      open()
      writeClosed(slots.firstShare..<slots.endShare)
      number("initial", slots.initial)
      writePaid(slots.firstShare..<slots.endShare)
      instant("refilledAt", slots.refilledAt)
      writeSince(.holding(HoldingRef(position: index)))
      end()
    }
    end()
  }

  private mutating func writeResets() {
    begin("resets")
    for index in sorted(game.resets.map { $0.id }) {
      let slots = layout.resets[index]
      begin(id: game.resets[index].id)
      writeBaselines(.reset(ResetRef(position: index)))
      writeClosed(slots.firstShare..<slots.endShare)
      writeFolded(ResetRef(position: index))
      instant("happenedAt", slots.happenedAt)
      writePaid(slots.firstShare..<slots.endShare)
      number("period", slots.period)
      end()
    }
    end()
  }

  private mutating func writeTimers() {
    begin("timers")
    for index in sorted(game.timers.map { $0.id }) {
      let slots = layout.timers[index]
      begin(id: game.timers[index].id)
      writeClosed(slots.firstShare..<slots.endShare)
      writePaid(slots.firstShare..<slots.endShare)
      number("runs", slots.runs)
      instant("startedAt", slots.startedAt)
      end()
    }
    end()
  }

  private mutating func write(_ stamp: Stamp?) {
    guard let stamp else { return }
    begin("set")
    number("at", stamp.at)
    number("count", stamp.count)
    number("generation", stamp.generation)
    if !stamp.writer.isEmpty { text("writer", stamp.writer) }
    open()
    end()
  }
}

extension PlayerState {
  /// When something was set last, where it was.
  func stamp(of kind: Stamp.Entity.Kind, _ index: Int) -> Stamp? {
    let entity = Stamp.Entity(kind: kind, index: Int32(clamping: index))
    let place = records.stamps.partition { $0.entity < entity }
    guard place < records.stamps.count, records.stamps[place].entity == entity else { return nil }
    return records.stamps[place]
  }
}
