public import ProgressionModel

extension Engine {
  /// Applies one command, all or nothing.
  ///
  /// A command with an id that was accepted before gives the first outcome again, marked as a
  /// duplicate, and changes nothing. The last 256 accepted commands with an id are remembered; one
  /// older than these counts as new.
  ///
  /// - Throws: the `Rejection`; the state is then as it was, to the byte.
  /// - Complexity: O(k log k) for the k values that the command changes; independent of the size
  ///   of the pack.
  @discardableResult
  public func apply(
    _ command: Command, to state: inout PlayerState, as authority: Authority = .player
  ) throws(Rejection) -> Outcome {
    try checkShape(of: command)
    if command.authority > authority { throw .notAllowed(needs: command.authority) }
    if !isCompatible(with: state) { throw .needsAdoption }
    var content: Digest128?
    if let id = command.id {
      let digest = Digest128.content(of: command)
      if let earlier = state.remembered.last(where: { $0.isNamed(id) }) {
        guard earlier.content == digest else { throw .duplicateWithDifferentContent(id: id) }
        return Outcome(isDuplicate: true, revision: earlier.revision, changes: earlier.changes)
      }
      content = digest
    }
    // No play gets there; a saved state may say so.
    if state.revision == Int64.max {
      throw .outOfRange(id: "revision", message: "the next revision leaves 64 bits")
    }
    var working = Working(taking: &state)
    do throws(Rejection) {
      try working.perform(command.action)
      working.settle()
    } catch {
      working.undo()
      working.finish(into: &state)
      throw error
    }
    let changes = working.changes()
    working.state.revision += 1
    let outcome = Outcome(revision: working.state.revision, changes: changes)
    if let id = command.id, let content {
      working.remember(
        RememberedCommand(
          id: id, content: content, revision: outcome.revision, changes: changes))
    }
    working.finish(into: &state)
    return outcome
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

  /// Refuses what makes no sense in any state.
  private func checkShape(of command: Command) throws(Rejection) {
    guard case .do(let members) = command.action else { return try checkResult(of: command) }
    if members.isEmpty { throw .malformed("a `do` without commands") }
    for member in members {
      if case .do = member.action { throw .malformed("a `do` inside a `do`") }
      if member.id != nil { throw .malformed("an `id` inside a `do`; the `do` itself has one") }
      try checkResult(of: member)
    }
  }

  private func checkResult(of command: Command) throws(Rejection) {
    if command.id?.isEmpty == true { throw .malformed("an empty `id`") }
    if case .complete(_, let result) = command.action, result.stars != nil, result.score != nil {
      throw .malformed("both `stars` and `score`")
    }
  }
}

extension Working {
  /// How many commands with ids are remembered; older ones are forgotten.
  static let rememberedLimit = 256

  mutating func remember(_ command: RememberedCommand) {
    state.remembered.append(command)
    if state.remembered.count > Working.rememberedLimit {
      state.remembered.removeFirst(state.remembered.count - Working.rememberedLimit)
    }
  }

  /// Carries out a command, without settling; a `do` settles after each member but the last.
  mutating func perform(_ action: Command.Action) throws(Rejection) {
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
    case .tick: break
    case .do(let members):
      for (index, member) in members.enumerated() {
        if index > 0 { settle() }
        try perform(member.action)
      }
    }
  }
}
