public import ProgressionModel

extension Engine {
  /// Applies one command, all or nothing.
  ///
  /// A command with an id that was accepted before gives the first outcome again, marked as a
  /// duplicate, and changes nothing. An id of a writer is exact for ever; an opaque one is
  /// remembered for the number and the age that the pack's policies say.
  ///
  /// The command happens at its own time or at that of the state, whichever is later; everything
  /// that time brings happens before it.
  ///
  /// - Throws: the `Rejection`; the state is then as it was, to the byte, time included.
  /// - Complexity: O(k log k) for the k values that the command changes; independent of the size
  ///   of the pack.
  @discardableResult
  public func apply(
    _ command: Command, to state: inout PlayerState, as authority: Authority = .player
  ) throws(Rejection) -> Outcome {
    try checkShape(of: command)
    if let other = command.otherPlaythrough(than: state.playthrough) {
      throw .malformed(
        "this is the state of the playthrough `\(state.playthrough)`, not of `\(other)`")
    }
    let content = contentToRemember(of: command)
    if let outcome = try earlierOutcome(of: command, content, on: state, as: authority) {
      return outcome
    }
    return try carryOut(command, content, on: &state, as: authority)
  }

  /// What is remembered of a command's content; `nil` for one without an id.
  func contentToRemember(of command: Command) -> Digest128? {
    command.id == nil ? nil : Digest128.content(of: command)
  }

  /// The outcome of the same command, where it was accepted before.
  ///
  /// - Throws: what is wrong with the command before anybody looks at its content.
  func earlierOutcome(
    of command: Command, _ content: Digest128?, on state: PlayerState, as authority: Authority
  ) throws(Rejection) -> Outcome? {
    let needed = self.authority(for: command)
    if needed > authority { throw .notAllowed(needs: needed) }
    if !isCompatible(with: state) { throw .needsAdoption }
    guard let id = command.id, let content else { return nil }
    return try state.earlier(id, content, at: command.now)
  }

  /// Carries out a command that is new and may be sent.
  func carryOut(
    _ command: Command, _ content: Digest128?, on state: inout PlayerState,
    as authority: Authority
  ) throws(Rejection) -> Outcome {
    let now = try effectiveTime(of: command, state)
    // No play gets there; a saved state may say so.
    if state.revision == Int64.max {
      throw .outOfRange(id: "revision", message: "the next revision leaves 64 bits")
    }
    return try state.work { (working) throws(Rejection) in
      try working.carryOut(command, content, at: now, as: authority)
    }
  }

  /// The state after one command, and its outcome; `state` itself is unchanged.
  ///
  /// - Throws: the `Rejection`.
  public func applying(
    _ command: Command, to state: PlayerState, as authority: Authority = .player
  ) throws(Rejection) -> (state: PlayerState, outcome: Outcome) {
    var copy = state
    let outcome = try apply(command, to: &copy, as: authority)
    return (copy, outcome)
  }

  /// What a command would do, without doing it.
  ///
  /// - Throws: the `Rejection` that applying would throw.
  public func preview(
    _ command: Command, on state: PlayerState, as authority: Authority = .player
  ) throws(Rejection) -> Outcome {
    try applying(command, to: state, as: authority).outcome
  }

  /// Applies commands one after another, each for itself: a rejected one does not stop the rest.
  ///
  /// For all or nothing wrap them in one `do` command.
  public func apply(
    _ commands: [Command], to state: inout PlayerState, as authority: Authority = .player
  ) -> [Result<Outcome, Rejection>] {
    var results: [Result<Outcome, Rejection>] = []
    results.reserveCapacity(commands.count)
    for command in commands {
      do throws(Rejection) {
        results.append(.success(try apply(command, to: &state, as: authority)))
      } catch {
        results.append(.failure(error))
      }
    }
    return results
  }

  /// The least authority that may send a command to this pack, whose resets without a price are the
  /// operator's.
  private func authority(for command: Command) -> Authority {
    switch command.action {
    case .do(let members):
      return members.reduce(.player) { Swift.max($0, self.authority(for: $1)) }
    case .reset(let id):
      guard case .reset(let reset)? = layout.names.lookup(id), let details = game[reset].command
      else { return .player }
      return details.price == nil ? .operator : .player
    default:
      return command.authority
    }
  }

  /// The time at which a command happens: its own or the state's, whichever is later.
  func effectiveTime(
    of command: Command, _ state: PlayerState
  ) throws(Rejection) -> Int64 {
    guard let now = command.now else { return state.now }
    if now < state.now, game.policies.clock == .strict {
      throw .clockWentBack(from: state.now, to: now)
    }
    return Swift.max(now, state.now)
  }
}

extension Working {
  /// Carries out a command with all that follows from it; a rejection leaves no trace.
  fileprivate mutating func carryOut(
    _ command: Command, _ content: Digest128?, at now: Int64, as authority: Authority
  ) throws(Rejection) -> Outcome {
    do throws(Rejection) {
      if state.needsSettling { settleWaiting() }
      moveTime(to: now)
      try perform(command.action, as: authority)
      settle()
    } catch {
      undo()
      throw error
    }
    let changes = takeChanges()
    state.needsSettling = false
    state.revision += 1
    let outcome = Outcome(
      revision: state.revision, changes: changes, acknowledge: journal.acknowledge)
    guard let id = command.id, let content else {
      commitRecords()
      return outcome
    }
    var packer = RecordPacker(layout)
    commitRecords(id: id, with: &packer)
    state.remember(id, content, outcome, with: &packer)
    return outcome
  }

  /// Carries out a command, without settling; a `do` settles after each member but the last.
  mutating func perform(
    _ action: Command.Action, as authority: Authority
  ) throws(Rejection) {
    switch action {
    case .complete(let id, let result): try complete(id, result)
    case .start(let id): try start(id)
    case .fail(let id): try fail(id)
    case .unlock(let id, let price, let rank): try unlock(id, price: price, rank: rank)
    case .buy(let id, let quantity, let price): try buy(id, quantity: quantity, price: price)
    case .select(let id): try select(id)
    case .grant(let bundle): try grant(bundle)
    case .take(let amounts): try take(amounts)
    case .set(let values): try set(values)
    case .add(let amounts): try add(amounts)
    case .visit(let id): try visit(id)
    case .meet(let id): try meet(id)
    case .accept(let id): try accept(id)
    case .turnIn(let id): try turnIn(id)
    case .abandon(let id): try abandon(id)
    case .transaction(let notice): try record(notice)
    case .open(let id): try open(id)
    case .reset(let id): try reset(id, as: authority)
    // Which playthrough is the current one is the account's affair.
    case .begin, .resume, .tick: break
    case .setClock(let instant): setClock(to: instant)
    case .do(let members):
      for (index, member) in members.enumerated() {
        if index > 0 { settle() }
        try perform(member.action, as: authority)
      }
    }
  }
}
