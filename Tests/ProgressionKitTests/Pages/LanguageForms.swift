import ProgressionKit

/// The forms of the language as its readers know them.
enum LanguageForms {
  /// The kinds of object that share a row in the table of all keys, and the keys of that row.
  static let byRow: [(owners: [String], keys: [String])] = {
    var rows: [(owners: [String], keys: [String])] = []
    for set in KeySet.all {
      let mate = mates[set.owner] ?? set.owner
      if let row = rows.firstIndex(where: { $0.owners.contains(mate) }) {
        if !rows[row].owners.contains(set.owner) { rows[row].owners.append(set.owner) }
        rows[row].keys = union(rows[row].keys, set.keys)
      } else {
        rows.append(([set.owner], set.keys))
      }
    }
    return rows + beside
  }()

  /// Kinds of object whose keys are among those of another, and stand in its row.
  private static let mates = [
    "an included file": "a rule pack", "the defaults of worlds": "a world",
    "the defaults of levels": "a level", "an achievement": "a feature",
    "an item": "a currency",
  ]

  /// What stands beside heads, and the objects of scenarios.
  private static let beside: [(owners: [String], keys: [String])] = {
    let companions = Head.allCases.reduce(into: [String]()) { $0 = union($0, $1.companions) }
    let ofCommands = CommandHead.allCases.reduce(into: [String]()) { $0 = union($0, $1.companions) }
    return [
      (["a condition"], companions),
      (["a command"], union(ofCommands, CommandHead.envelope)),
      (["a file of scenarios"], ScenarioKeys.file),
      (["a scenario"], ScenarioKeys.scenario),
      (["a step"], ScenarioKeys.besides),
    ]
  }()

  /// The heads of conditions and quantities, and the comparators.
  static let conditions =
    Head.allCases.map(\.rawValue) + ComparatorWords.all.map { "\($0)" }

  /// The words that have no key beside them to be missing: each has an example.
  static let heads: [(owner: String, keys: [String])] = [
    ("a condition", conditions),
    ("a step", CommandHead.allCases.map(\.rawValue) + ScenarioKeys.ownHeads),
    ("`expect`", ScenarioKeys.expect), ("`given`", ScenarioKeys.given),
  ]

  /// Keys that mean the same on every kind of object, so that one example is enough.
  static let everywhere: Set<String> = [
    "title", "visible", "rewards", "choice", "tags", "scope", "custom", "missable",
  ]

  /// The first list, and what the second one has beside it.
  private static func union(_ first: [String], _ second: [String]) -> [String] {
    first + second.filter { !first.contains($0) }
  }
}
