import ProgressionEngine
import ProgressionModel
import ProgressionText

extension Playback {
  /// Does what a step says.
  mutating func perform(_ step: ScenarioStep, seat index: Int) -> Effect {
    switch step.action {
    case .look, .repeat: return .none
    case .press(let direction):
      let pack = packs[seats[index].pack]
      var seat = seats[index]
      seat.shown = seen(step, seat: index)
      pack.carousel.press(direction, &seat, pack.engine)
      seats[index].position = seat.position
      return .none
    case .command(let command): return send(command, step, seat: index)
    case .completeWorld(let world, let result, let now):
      return completeWorld(world, result, at: now, step, seat: index)
    case .wait(let seconds): return wait(seconds, step, seat: index)
    case .at(let instant):
      clock = instant
      return send(Command(.tick), step, seat: index)
    case .restart: return restart(seat: index)
    case .save(let name): return save(name, seat: index)
    case .load(let name): return load(name, seat: index)
    case .fork(let name): return fork(name, seat: index)
    case .merge(let name): return merge(name, seat: index)
    case .upgrade(let pack): return upgrade(to: pack, seat: index)
    }
  }

  // MARK: - Commands and time

  /// Sends a command at the time of the scenario, unless it says another.
  private mutating func send(
    _ command: Command, _ step: ScenarioStep, seat index: Int
  ) -> Effect {
    var command = command
    // A clock that is set right is not told the time that it should forget.
    if command.now == nil, command.action.newClock == nil { command.now = clock }
    if step.action.ownPlaythrough == nil { command.playthrough = step.role.playthrough }
    do {
      let outcome = try packs[seats[index].pack].engine.apply(
        command, to: &seats[index].account, as: step.authority)
      if let time = command.action.newClock, !outcome.isDuplicate { clock = time }
      return .accepted(outcome)
    } catch {
      return .rejected(error)
    }
  }

  private mutating func completeWorld(
    _ world: NodeRef, _ result: LevelResult, at now: Int64?, _ step: ScenarioStep,
    seat index: Int
  ) -> Effect {
    let engine = packs[seats[index].pack].engine
    // What is done may be over by now: the levels are chosen as the batch will find them.
    let tick = Command(.tick, now: now ?? clock, playthrough: step.role.playthrough)
    var account = seats[index].account
    _ = try? engine.apply(tick, to: &account, as: step.authority)
    let playthrough = step.role.playthrough ?? account.current.playthrough
    let then = engine.state(account, in: playthrough) ?? account.current
    let commands = LevelPlay.commands(toComplete: world, with: result, in: then, engine)
    guard !commands.isEmpty else {
      return .accepted(Outcome(revision: seats[index].account.current.revision, changes: []))
    }
    return send(Command(.do(commands), now: now), step, seat: index)
  }

  private mutating func wait(_ seconds: Int64, _ step: ScenarioStep, seat index: Int) -> Effect {
    let (time, overflow) = clock.addingReportingOverflow(seconds)
    guard !overflow, Instants.range.contains(time) else {
      return .failed("the wait ends after the year 9999")
    }
    clock = time
    return send(Command(.tick), step, seat: index)
  }

  // MARK: - Saves

  mutating func restart(seat index: Int) -> Effect {
    let engine = packs[seats[index].pack].engine
    return load(engine.encode(seats[index].account), of: seats[index].pack, seat: index)
  }

  private mutating func save(_ name: String, seat index: Int) -> Effect {
    let pack = seats[index].pack
    let save = Save(
      name: name, pack: pack, bytes: packs[pack].engine.encode(seats[index].account))
    if let place = saves.firstIndex(where: { $0.name == name }) {
      saves[place] = save
    } else {
      saves.append(save)
    }
    return .none
  }

  private mutating func load(_ name: String, seat index: Int) -> Effect {
    guard let save = saves.first(where: { $0.name == name }) else {
      return .failed("nothing is saved as `\(PlainText.visible(name))`")
    }
    return load(save.bytes, of: save.pack, seat: index)
  }

  private mutating func load(
    _ bytes: ContiguousArray<UInt8>, of pack: PackIndex, seat index: Int
  ) -> Effect {
    var sources = Sources()
    let saved = SourceFile(name: "saved state", bytes: bytes)
    do {
      let account = try packs[pack].engine.decodeAccount(saved, id: sources.add(saved))
      move(seat: index, to: pack, account)
      return .none
    } catch {
      return .failed("the saved state does not load: \(Self.message(error))")
    }
  }

  // MARK: - Players and packs

  private mutating func fork(_ name: String, seat index: Int) -> Effect {
    let seat = seats[index]
    self.seat(Seat(player: name, pack: seat.pack, account: seat.account, position: seat.position))
    return .none
  }

  private mutating func merge(_ name: String, seat index: Int) -> Effect {
    guard let other = takenSeat(of: name) else {
      return .failed("no earlier step is of the player `\(PlainText.visible(name))`")
    }
    do {
      seats[index].account = try packs[seats[index].pack].engine.merge(
        seats[index].account, seats[other].account)
      return .none
    } catch {
      return .rejected(error)
    }
  }

  private mutating func upgrade(to pack: PackIndex, seat index: Int) -> Effect {
    do {
      let (account, report) = try packs[pack].engine.adopt(seats[index].account)
      move(seat: index, to: pack, account)
      return .adopted(report)
    } catch {
      return .failed("the state cannot be adopted: \(Self.message(error))")
    }
  }

  private mutating func move(seat index: Int, to pack: PackIndex, _ account: PlayerAccount) {
    let old = seats[index].pack
    seats[index].account = account
    if pack == old { return }
    seats[index].pack = pack
    seats[index].position = packs[pack].carousel.position(
      of: seats[index].position, in: packs[old], packs[pack].engine)
  }

  private static func message(_ error: StateError) -> String {
    PlainText.visible(error.diagnostics.first?.message ?? "it cannot be read")
  }
}

extension Command.Action {
  /// The time to which the action sets the clock; `nil` where it leaves the clock alone.
  var newClock: Int64? {
    switch self {
    case .setClock(let time): time
    case .do(let commands): commands.lazy.compactMap(\.action.newClock).last
    default: nil
    }
  }
}
