import ProgressionText

/// The head keys of conditions and quantities.
package enum Head: String, CaseIterable {
  case all
  case any
  case noneOf = "none"
  case not
  case rule
  case completed
  case unlocked
  case owned
  case flag
  case visited
  case met
  case active
  case failed
  case marked
  case attribute
  case now
  case cohort
  case waiting
  // Quantities.
  case stars
  case clears
  case fails
  case score
  case marks
  case have
  case earned
  case spent
  case counter
  case purchases
  case rank
  case ranks
  case percent
  case streak
  case timeSince
  case count
  case sum
  case min
  case max
  case times

  package var isQuantity: Bool {
    switch self {
    case .stars, .clears, .fails, .score, .marks, .have, .earned, .spent, .counter, .purchases,
      .rank, .ranks, .percent, .count, .sum, .min, .max, .times, .timeSince, .streak:
      true
    default: false
    }
  }

  /// The keys that may stand beside the head, comparators aside.
  package var companions: [String] {
    switch self {
    case .marked: ["with"]
    case .marks: ["with", "since"]
    case .stars, .clears, .fails, .earned, .spent, .purchases: ["since"]
    case .cohort: ["share"]
    case .count: ["are", "withStars"]
    case .attribute: ["is", "in"]
    default: []
    }
  }

  /// What a number in the place of the value was not asked for.
  var measured: String {
    self == .timeSince ? "waited for, not how long" : "counted, not how many"
  }

  /// Whether comparators may stand beside the head.
  package var takesComparators: Bool { isQuantity || self == .attribute }
}

extension Head {
  /// The head with this key; `nil` for any other word.
  init?(_ word: KeyWord) {
    switch word {
    case "all": self = .all
    case "any": self = .any
    case "none": self = .noneOf
    case "not": self = .not
    case "rule": self = .rule
    case "completed": self = .completed
    case "unlocked": self = .unlocked
    case "owned": self = .owned
    case "flag": self = .flag
    case "visited": self = .visited
    case "met": self = .met
    case "active": self = .active
    case "failed": self = .failed
    case "marked": self = .marked
    case "attribute": self = .attribute
    case "now": self = .now
    case "cohort": self = .cohort
    case "waiting": self = .waiting
    case "stars": self = .stars
    case "clears": self = .clears
    case "fails": self = .fails
    case "score": self = .score
    case "marks": self = .marks
    case "have": self = .have
    case "earned": self = .earned
    case "spent": self = .spent
    case "counter": self = .counter
    case "purchases": self = .purchases
    case "rank": self = .rank
    case "ranks": self = .ranks
    case "percent": self = .percent
    case "streak": self = .streak
    case "timeSince": self = .timeSince
    case "count": self = .count
    case "sum": self = .sum
    case "min": self = .min
    case "max": self = .max
    case "times": self = .times
    default: return nil
    }
  }
}
