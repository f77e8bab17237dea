import ProgressionModel

/// A player with playthroughs side by side, one of them current.
///
/// What has scope `account` is shared, and so are the clock, the ids of commands and the purchases;
/// everything else belongs to one playthrough. The first playthrough is `main`. A value: a copy is a
/// snapshot. A game in which each player has one playthrough needs no more than a `PlayerState`.
public struct PlayerAccount: Sendable, Hashable {
  /// The name of the playthrough with which every player begins.
  public static let firstPlaythrough = "main"

  /// The playthroughs by the bytes of their names, the others than the current one without what is
  /// the account's.
  var playthroughs: [PlayerState]
  /// The place of the current one.
  var position: Int
  /// When which playthrough became the current one.
  var resumption = Resumption()
  /// What a newer minor version of the schema has added to the account.
  var unknown = UnknownContent()

  /// Whether a text can name a playthrough: it has the syntax of an id, 1 to 128 bytes of letters,
  /// digits, `-`, `_` and `.`.
  public static func isName(_ text: String) -> Bool { IDText.isID(text) }

  /// Makes the account of a player with one playthrough.
  ///
  /// - Complexity: O(1); the state is shared until one of both changes.
  public init(_ state: PlayerState) {
    playthroughs = [state]
    position = 0
  }

  /// The state of the current playthrough, which the engine's queries answer about.
  public var current: PlayerState { playthroughs[position] }

  /// The names of the playthroughs, by their bytes.
  public var names: [String] { playthroughs.map { $0.playthrough } }

  /// The state of a playthrough, what is the account's included; `nil` where there is none of that
  /// name.
  ///
  /// What the account has gained since it was current is not settled there yet.
  ///
  /// - Complexity: O(1) for the current one; O(n) for n facts of the pack for another.
  public func state(of playthrough: String) -> PlayerState? {
    guard let place = place(of: playthrough) else { return nil }
    if place == position { return current }
    var copy = self
    copy.resume(at: place)
    return copy.current
  }

  /// Who made a playthrough the current one, and when.
  struct Resumption: Sendable, Hashable {
    var generation: Int64 = 0
    var at: Int64 = 0
    /// Rises with every change of the playthrough.
    var count: Int64 = 0
  }

  func place(of playthrough: String) -> Int? {
    playthroughs.firstIndex { $0.playthrough.hasBytes(of: playthrough) }
  }

  // MARK: Changes of the playthrough

  /// Makes another playthrough the current one, as it is; nothing happens there yet.
  mutating func resume(at place: Int) {
    if place == position { return }
    let account = playthroughs[position].detachAccount()
    playthroughs[place].attach(account)
    position = place
  }

  /// Begins a playthrough at an instant and makes it the current one; like a new player it is
  /// settled at once.
  mutating func begin(_ playthrough: String, isCustom: Bool, at instant: Int64) {
    let account = playthroughs[position].detachAccount()
    var state = PlayerState(layout: playthroughs[position].layout, seed: current.seed)
    state.playthrough = playthrough
    state.values[Int(CellGraph.custom)] = isCustom ? 1 : 0
    state.attach(account)
    state.values[Int(CellGraph.now)] = instant
    state.beginPeriods()
    for index in state.layout.holdings.indices
    where state.layout.holdingLives[index] != .account {
      state.beginHolding(index)
    }
    state.rebuild()
    state.work { working in
      working.settleWaiting()
      working.commitRecords()
    }
    state.needsSettling = false
    let place = playthroughs.partition { $0.playthrough.precedesInBytes(playthrough) }
    playthroughs.insert(state, at: place)
    position = place
  }

  /// Drops what playthroughs had paid to totals of the account that have begun anew since.
  mutating func dropForgottenShares() {
    let records = playthroughs[position].records
    for index in playthroughs.indices where index != position {
      playthroughs[index].dropShares(besides: records.elsewhere(playthroughs[index].playthrough))
    }
  }

  /// Notes that the current playthrough was chosen now.
  mutating func noteResumption() {
    resumption = Resumption(
      generation: current[CellGraph.clockGeneration], at: current.now,
      count: resumption.count.addingClamped(1))
  }
}
