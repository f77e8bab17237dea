import ProgressionLanguage
import ProgressionModel

/// What the heads of conditions and quantities mean, in a few words for editors.
enum HeadWords {
  static func meaning(of head: Head) -> String {
    switch head {
    case .all: "all of these conditions hold"
    case .any: "one of these conditions holds, or more"
    case .noneOf: "none of these conditions holds"
    case .not: "this condition does not hold"
    case .rule: "the rule of this name holds"
    case .completed: "this node is completed, open or not"
    case .unlocked: "this node is open"
    case .owned: "this product is owned, or there is one of this item"
    case .flag: "this flag is true"
    case .visited: "this location was visited"
    case .met: "this npc was met"
    case .active: "this quest is accepted and neither completed nor failed"
    case .failed: "this quest has failed"
    case .marked: "this level has a mark"
    case .attribute: "this attribute has a value; beside it `is`, `in` or a comparator"
    case .now: "the time lies in a span of instants, or in a window of each week"
    case .cohort: "the player is in a share of all players, drawn by this text"
    case .waiting: "this timer runs"
    case .stars: "the stars of these levels; beside it a comparator"
    case .clears: "how often these levels were completed; beside it a comparator"
    case .fails: "how often these levels were failed; beside it a comparator"
    case .score: "the best score of this level; beside it a comparator"
    case .marks: "the marks of these levels; beside it a comparator"
    case .have: "the balance of this currency or item; beside it a comparator"
    case .earned: "all that was ever earned of this currency or item; beside it a comparator"
    case .spent: "all that was ever spent of this currency or item; beside it a comparator"
    case .counter: "the value of this counter; beside it a comparator"
    case .purchases: "how often this product was bought; beside it a comparator"
    case .rank: "the rank of this node; beside it a comparator"
    case .ranks: "the ranks of these nodes added up; beside it a comparator"
    case .percent: "how much of this collection is done, 0 to 100; beside it a comparator"
    case .streak: "in how many periods in a row; beside it a comparator"
    case .timeSince: "the time since something happened; beside it a comparator with a duration"
    case .count: "how many of these nodes or conditions; beside it a comparator"
    case .sum: "these quantities added up; beside it a comparator"
    case .min: "the least of these quantities; beside it a comparator"
    case .max: "the greatest of these quantities; beside it a comparator"
    case .times: "a quantity times a number; beside it a comparator"
    }
  }

  static func meaning(of comparator: Comparator) -> String {
    switch comparator {
    case .atLeast: "so much or more"
    case .atMost: "so much or less"
    case .moreThan: "more than this"
    case .lessThan: "less than this"
    case .equals: "exactly this"
    case .notEquals: "anything but this"
    }
  }
}
