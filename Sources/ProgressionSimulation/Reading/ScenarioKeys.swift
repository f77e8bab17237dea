/// The keys that the objects of scenario files have, in the order of the language reference.
package enum ScenarioKeys {
  /// A file of scenarios.
  package static let file = ["rules", "scenarios", "at", "seed"]
  /// A scenario.
  package static let scenario = [
    "name", "steps", "given", "always", "cases", "at", "seed", "only", "skip", "todo",
  ]
  /// What stands beside what a step does.
  package static let besides = ["expect", "expectRejected", "player", "playthrough", "authority"]
  /// A starting state.
  package static let given = [
    "have", "earned", "stars", "score", "marks", "completed", "unlocked", "visited", "met",
    "active", "failed", "owned", "rank", "counter", "flag", "attribute", "purchases",
  ]
  /// What is expected after a step.
  package static let expect = [
    "have", "stars", "counter", "flag", "attribute", "owned", "rank", "percent", "earned",
    "spent", "completed", "visited", "met", "active", "failed", "unlocked", "locked", "available",
    "status", "state", "stage", "objectives", "failsAt", "at", "showing", "nextLevel",
    "newlyUnlocked", "changes", "offers", "never", "opensAt", "outcome",
    "acknowledge", "remembered", "transactions", "ledger", "period", "report", "explain", "that",
  ]
  /// A change.
  package static let change = ["kind", "id", "from", "to", "amount", "mark", "by"]
  /// A rejection.
  package static let rejection = [
    "reason", "node", "product", "holding", "id", "nearest", "by", "authority", "unmet", "missing",
    "prices", "limit", "cap", "message", "from", "to",
  ]
  /// An offer.
  package static let offer = ["price", "affordable", "missing"]
  /// The record of a transaction.
  package static let transaction = ["product", "stage", "units", "revoked"]
  /// An entry of the ledger.
  package static let entry = ["holding", "kind", "amount", "by", "id", "at", "revision"]
  /// The report of an upgrade.
  package static let report = ExpectedReport.Part.allCases.map(\.rawValue) + ["paid"]
  /// What a step does that is no command.
  package static let ownHeads = OwnHead.keys
}
