import ProgressionKit

/// What came of a request.
struct Evaluation {
  /// The player after the commands.
  var account: PlayerAccount
  /// Whether the request had an account, not the state of a player with one playthrough.
  var wasAccount = false
  /// What became of a state of another version of the rule pack; `nil` for one of this version.
  var adoption: AdoptionReport?
  /// What came of each command, in order.
  var outcomes: [Result<Outcome, Rejection>] = []

  init(account: PlayerAccount) {
    self.account = account
  }

  /// Whether the player goes back as an account: as it came, unless there are several playthroughs now.
  var isAccount: Bool { wasAccount || account.names.count > 1 }

  func count(into tally: inout EvaluationTally) {
    if adoption != nil { tally.adopted += 1 }
    for outcome in outcomes {
      switch outcome {
      case .success(let outcome) where outcome.isDuplicate: tally.duplicates += 1
      case .success: tally.accepted += 1
      case .failure: tally.rejected += 1
      }
    }
  }
}
