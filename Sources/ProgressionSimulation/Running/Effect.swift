import ProgressionEngine
import ProgressionModel

/// What a step did.
enum Effect {
  case none
  case accepted(Outcome)
  case adopted(AdoptionReport)
  case rejected(Rejection)
  /// The step itself could not be done.
  case failed(String)

  /// What became of the command of the step, where it was not rejected.
  var outcome: Outcome? {
    if case .accepted(let outcome) = self { outcome } else { nil }
  }

  /// Whether the step was done.
  var isDone: Bool {
    switch self {
    case .none, .accepted, .adopted: true
    case .rejected, .failed: false
    }
  }

  /// What the step changed; what a duplicate changed at its first time.
  var changes: [Change] {
    switch self {
    case .accepted(let outcome): outcome.changes
    case .adopted(let report): report.changes
    case .none, .rejected, .failed: []
    }
  }
}
