/// How large the generated workloads are.
struct Scale {
  /// The numbers of nodes of the generated campaigns, rising.
  let campaigns: [Int]
  /// The players whom gates are asked of.
  let players: Int
  /// The levels of the player state that is read and written.
  let stateLevels: Int
  /// The levels of the player state in requests of some 10 KB.
  let requestLevels: Int
  /// The command ids that the player state remembers.
  let remembered: Int
  /// How many states the memory of one is measured by.
  let states: Int
  /// The entries of the journal, which has three times as many links.
  let journalEntries: Int

  static let full = Scale(
    campaigns: [1_000, 10_000, 100_000], players: 16, stateLevels: 200, requestLevels: 25,
    remembered: 50,
    states: 400, journalEntries: 10_000)

  /// Small enough for a debug build in a test.
  static let tiny = Scale(
    campaigns: [100, 200], players: 2, stateLevels: 40, requestLevels: 10, remembered: 5,
    states: 20,
    journalEntries: 60)
}
