public import ProgressionModel
import ProgressionText

extension Engine {
  /// A new player who may have several playthroughs; as `newPlayer(seed:at:)` in the first one.
  public func newAccount(
    seed: Int64 = 0, at instant: Int64 = Instants.scenarioStart
  ) -> PlayerAccount {
    PlayerAccount(newPlayer(seed: seed, at: instant))
  }

  /// Applies one command to the playthrough that it concerns, all or nothing.
  ///
  /// It is as with a single state, and ids count once across all playthroughs. A command that names
  /// another playthrough is carried out there, and the current one stays; a name that is new begins
  /// one. `begin` and `resume` make another one current: `begin` changes nothing more, and the
  /// changes of `resume` are what has become of the playthrough since it was left. A notice of a
  /// store belongs to the playthrough in which the first notice of that purchase arrived.
  ///
  /// - Throws: the `Rejection`; the account is then as it was, to the byte, time included.
  ///   `outOfRange` where the pack allows no more playthroughs, `notAvailable` for `begin` with a
  ///   name that is taken, `unknownId` for `resume` with one that is not.
  /// - Complexity: as for a single state in the current playthrough; O(n) for n facts of the pack in
  ///   another.
  @discardableResult
  public func apply(
    _ command: Command, to account: inout PlayerAccount, as authority: Authority = .player
  ) throws(Rejection) -> Outcome {
    try checkShape(of: command)
    let content = contentToRemember(of: command)
    let earlier = try earlierOutcome(
      of: command, content, on: account.playthroughs[account.position], as: authority)
    if let earlier { return earlier }
    let now = try effectiveTime(of: command, account.current)
    let destination = try destination(of: command, account)
    if case .place(account.position) = destination {
      return try carryOut(command, content, onCurrentOf: &account, as: authority)
    }
    let home = account.current.playthrough
    var moved = account
    switch destination {
    case .place(let place): moved.resume(at: place)
    case .new(let name, let isCustom): moved.begin(name, isCustom: isCustom, at: now)
    }
    let outcome = try carryOut(command, content, onCurrentOf: &moved, as: authority)
    switch command.action {
    case .begin, .resume: moved.noteResumption()
    default:
      if let place = moved.place(of: home) { moved.resume(at: place) }
    }
    account = moved
    return outcome
  }

  /// What a command would do, without doing it.
  ///
  /// - Throws: the `Rejection` that applying would throw.
  public func preview(
    _ command: Command, on account: PlayerAccount, as authority: Authority = .player
  ) throws(Rejection) -> Outcome {
    var copy = account
    return try apply(command, to: &copy, as: authority)
  }

  /// Applies commands one after another, each for itself: a rejected one does not stop the rest.
  ///
  /// For all or nothing wrap them in one `do` command.
  public func apply(
    _ commands: [Command], to account: inout PlayerAccount, as authority: Authority = .player
  ) -> [Result<Outcome, Rejection>] {
    var results: [Result<Outcome, Rejection>] = []
    results.reserveCapacity(commands.count)
    for command in commands {
      do throws(Rejection) {
        results.append(.success(try apply(command, to: &account, as: authority)))
      } catch {
        results.append(.failure(error))
      }
    }
    return results
  }

  /// Whether the account was made by this engine or by one of an equal rule pack.
  public func isCompatible(with account: PlayerAccount) -> Bool {
    isCompatible(with: account.current)
  }

  private func carryOut(
    _ command: Command, _ content: Digest128?, onCurrentOf account: inout PlayerAccount,
    as authority: Authority
  ) throws(Rejection) -> Outcome {
    let known = account.playthroughs[account.position].records.countElsewhere
    let outcome = try carryOut(
      command, content, on: &account.playthroughs[account.position], as: authority)
    // Only a total that begins anew takes away what others had paid to it.
    if account.playthroughs[account.position].records.countElsewhere < known {
      account.dropForgottenShares()
    }
    return outcome
  }

  // MARK: Where a command goes

  /// The playthrough in which a command is carried out.
  private enum Destination {
    case place(Int)
    case new(String, isCustom: Bool)
  }

  private func destination(
    of command: Command, _ account: PlayerAccount
  ) throws(Rejection) -> Destination {
    switch command.action {
    case .begin(let name, let isCustom):
      if account.place(of: name) != nil { throw .notAvailable(name) }
      return try newPlaythrough(name, isCustom: isCustom, account)
    case .resume(let name):
      if let place = account.place(of: name) { return .place(place) }
      throw .unknownId(name, nearest: NameSuggestion.nearest(to: name, in: account.names))
    default: break
    }
    var destination = Destination.place(account.position)
    // A receipt is not refused because of a playthrough that it does not need.
    if let home = home(of: command, account) { return .place(home) }
    if let name = command.playthrough {
      if let place = account.place(of: name) {
        destination = .place(place)
      } else {
        destination = try newPlaythrough(name, isCustom: false, account)
      }
    }
    return try checkNotices(of: command, destination, account)
  }

  /// Where a notice of a store belongs by its record; `nil` for others and for first notices.
  private func home(of command: Command, _ account: PlayerAccount) -> Int? {
    guard case .transaction(let notice) = command.action else { return nil }
    let record = account.current.records.transaction(notice.transaction)
    return record.flatMap { account.place(of: $0.playthrough) }
  }

  private func newPlaythrough(
    _ name: String, isCustom: Bool, _ account: PlayerAccount
  ) throws(Rejection) -> Destination {
    let limit = game.policies.playthroughs
    if Int64(account.playthroughs.count) >= limit {
      throw .outOfRange(id: name, message: "an account has \(limit) playthroughs at most")
    }
    return .new(name, isCustom: isCustom)
  }

  private func name(of destination: Destination, _ account: PlayerAccount) -> String {
    switch destination {
    case .place(let place): account.playthroughs[place].playthrough
    case .new(let name, _): name
    }
  }

  /// Refuses a batch with a notice that belongs to another playthrough than the batch.
  private func checkNotices(
    of command: Command, _ destination: Destination, _ account: PlayerAccount
  ) throws(Rejection) -> Destination {
    guard case .do(let members) = command.action else { return destination }
    for member in members {
      guard case .transaction(let notice) = member.action, let home = home(of: member, account)
      else { continue }
      if case .place(home) = destination { continue }
      throw .malformed(
        "the purchase `\(notice.transaction)` was made in the playthrough "
          + "`\(account.playthroughs[home].playthrough)`, and this `do` is carried out in "
          + "`\(name(of: destination, account))`: send the notices of several playthroughs one by "
          + "one, each by itself")
    }
    return destination
  }
}

extension Command {
  /// The playthrough that the command is about, where that is not this one.
  func otherPlaythrough(than own: String) -> String? {
    switch action {
    case .begin(let name, _): return name
    case .resume(let name): return name.utf8.elementsEqual(own.utf8) ? nil : name
    default: break
    }
    guard let name = playthrough, !name.utf8.elementsEqual(own.utf8) else { return nil }
    return name
  }
}
