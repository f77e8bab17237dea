/// The head keys of conditions and quantities.
enum Head: String, CaseIterable {
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

  var isQuantity: Bool {
    switch self {
    case .stars, .clears, .fails, .score, .marks, .have, .earned, .spent, .counter, .purchases,
      .rank, .ranks, .percent, .count, .sum, .min, .max, .times, .timeSince, .streak:
      true
    default: false
    }
  }

  /// The keys that may stand beside the head, comparators aside.
  var companions: [String] {
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
  var takesComparators: Bool { isQuantity || self == .attribute }
}
