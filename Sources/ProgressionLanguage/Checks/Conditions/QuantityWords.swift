import ProgressionModel
import ProgressionText

/// Says in words what a comparison asks for and what there is.
struct QuantityWords {
  private let checked: CheckedGame
  private var game: Game { checked.game }

  init(_ checked: CheckedGame) {
    self.checked = checked
  }

  /// What is asked for, as in `61 stars` or `more than 3 ranks`.
  func request(_ quantity: QuantityRef, _ bound: Bound, _ right: Interval) -> String {
    var number = ""
    switch bound.comparator {
    case .atLeast: break
    case .atMost: number = "at most "
    case .moreThan: number = "more than "
    case .lessThan: number = "fewer than "
    case .equals: number = "exactly "
    case .notEquals: number = "other than "
    }
    let value =
      bound.comparator == .atMost || bound.comparator == .lessThan
      ? right.upper : right.lower
    if case .quantity = bound.operand {
      return number + "the right side, which is \(right.isSingle ? "" : "at least ")\(value),"
    }
    return number + amount(value, of: quantity)
  }

  private func amount(_ value: Int64, of quantity: QuantityRef) -> String {
    let isOne = value == 1
    switch game[quantity] {
    case .since(let part, let reset): return amount(value, of: part) + " since `\(game[reset].id)`"
    case .sinceAccepted(let part, let quest):
      return amount(value, of: part) + " since `\(game[quest].id)` was accepted"
    case .streak(let node):
      return isOne
        ? "a streak of 1 at `\(game[node].id)`" : "a streak of \(value) at `\(game[node].id)`"
    case .timeSince: return Durations.text(value)
    case .stars: return isOne ? "1 star" : "\(value) stars"
    case .clears: return isOne ? "1 clear" : "\(value) clears"
    case .fails: return isOne ? "1 fail" : "\(value) fails"
    case .score: return "a score of \(value)"
    case .marks(_, nil): return isOne ? "1 mark" : "\(value) marks"
    case .marks(_, let mark?):
      return isOne ? "1 level with the mark `\(mark)`" : "\(value) levels with the mark `\(mark)`"
    case .have(let holding): return "\(value) `\(game[holding].id)`"
    case .earned(let holding): return "\(value) earned `\(game[holding].id)`"
    case .spent(let holding): return "\(value) spent `\(game[holding].id)`"
    case .counter(let counter): return "\(value) in the counter `\(game[counter].id)`"
    case .purchases(let product):
      return isOne
        ? "1 purchase of `\(game[product].id)`" : "\(value) purchases of `\(game[product].id)`"
    case .rank(let node): return "rank \(value) of `\(game[node].id)`"
    case .ranks: return isOne ? "1 rank" : "\(value) ranks"
    case .percent: return "\(value) percent"
    case .countConditions: return isOne ? "1 condition" : "\(value) conditions"
    case .countNodes(_, let property): return "\(value) \(property)"
    case .countLevels(_, let stars):
      return isOne
        ? "1 level with \(Self.stars(stars))" : "\(value) levels with \(Self.stars(stars))"
    case .literal, .sum, .min, .max, .times: return "\(value)"
    }
  }

  /// A number that the quantity is compared with, for people and as it is written in a pack.
  func number(_ value: Int64, of quantity: QuantityRef) -> (shown: String, written: String) {
    guard case .timeSince = game[quantity] else { return ("\(value)", "\(value)") }
    let text = Durations.text(value)
    return (text, Durations.parse(text) == value ? "\"\(text)\"" : "\(value)")
  }

  private static func stars(_ number: Int64) -> String {
    number == 1 ? "1 star or more" : "\(number) stars or more"
  }

  /// How much there can be, as in `60 exist`.
  func most(_ quantity: QuantityRef, _ value: Int64) -> String {
    switch game[quantity] {
    case .stars, .marks(_, nil), .ranks: value == 1 ? "1 exists" : "\(value) exist"
    case .clears, .fails: "there is no level"
    case .score: "no level has `scoreForStars`"
    case .marks, .countLevels: "\(value) can have it"
    case .have: "\(value) is the cap"
    case .spent: "no price of the pack takes any"
    case .counter: "\(value) is its `max`"
    case .purchases: value == 0 ? "it is not for sale" : "\(value) can be made"
    case .rank(let node):
      game[node].ranks == nil
        ? "it has none and counts as 0 or 1"
        : "\(value) is the last"
    case .percent: "100 is all"
    case .countConditions: "\(value) can hold"
    case .countNodes: "\(value) can be"
    case .since(let part, _), .sinceAccepted(let part, _): most(part, value)
    case .literal, .earned, .sum, .min, .max, .times, .streak, .timeSince: "\(value) is the most"
    }
  }

  /// The quantity as the subject of a sentence.
  func subject(of quantity: QuantityRef) -> String {
    switch game[quantity] {
    case .have(let holding): "the amount of `\(game[holding].id)`"
    case .earned(let holding): "what was earned of `\(game[holding].id)`"
    case .spent(let holding): "what was spent of `\(game[holding].id)`"
    case .counter(let counter): "the counter `\(game[counter].id)`"
    case .purchases(let product): "the number of purchases of `\(game[product].id)`"
    case .rank(let node): "the rank of `\(game[node].id)`"
    case .percent(let collection): "the percentage of `\(game[collection].id)`"
    case .stars: "the number of stars"
    case .score: "the score"
    case .clears: "the number of clears"
    case .fails: "the number of fails"
    case .marks: "the number of marks"
    case .ranks: "the number of ranks"
    case .countConditions, .countNodes, .countLevels: "the count"
    case .since(let part, let reset): subject(of: part) + " since `\(game[reset].id)`"
    case .sinceAccepted(let part, let quest):
      subject(of: part) + " since `\(game[quest].id)` was accepted"
    case .streak(let node): "the streak of `\(game[node].id)`"
    case .timeSince(let fact): "the time since \(event(fact))"
    case .literal, .sum, .min, .max, .times: "the quantity"
    }
  }

  /// What happened, in words.
  private func event(_ fact: TimedFact) -> String {
    switch fact {
    case .completed(let node): "`\(game[node].id)` was completed"
    case .unlocked(let node): "`\(game[node].id)` opened"
    case .visited(let node): "`\(game[node].id)` was visited"
    case .met(let node): "`\(game[node].id)` was met"
    case .active(let node): "`\(game[node].id)` was accepted"
    case .ownedProduct(let node): "`\(game[node].id)` was owned"
    case .ownedItem(let item): "`\(game[item].id)` was owned"
    case .marked(let node, _): "`\(game[node].id)` was marked"
    case .flag(let flag): "`\(game[flag].id)` was set"
    case .reset(let reset): "`\(game[reset].id)`"
    }
  }

  /// Why a comparison always holds.
  func limit(_ left: Interval, _ bound: Bound, _ right: Interval) -> String {
    if left.isSingle { return "is always \(left.lower)" }
    switch bound.comparator {
    case .atLeast, .moreThan: return "is never below \(left.lower)"
    case .atMost, .lessThan: return "is never above \(left.upper)"
    case .equals, .notEquals:
      return left.upper < right.lower
        ? "is never above \(left.upper)" : "is never below \(left.lower)"
    }
  }

  /// Where the limit of the quantity is declared.
  func declarations(of quantity: QuantityRef) -> [Diagnostic.Related] {
    switch game[quantity] {
    case .have(let holding), .spent(let holding):
      [.init(place: game[holding].place, message: "`\(game[holding].id)` is declared here")]
    case .counter(let counter):
      [.init(place: game[counter].place, message: "`\(game[counter].id)` is declared here")]
    case .purchases(let node), .rank(let node):
      [.init(place: game[node].place, message: "`\(game[node].id)` is declared here")]
    case .since(let part, _), .sinceAccepted(let part, _): declarations(of: part)
    default: []
    }
  }

  func help(for quantity: QuantityRef, most: Int64) -> [String] {
    switch game[quantity] {
    case .have(let holding):
      ["ask for \(most) or less, raise the cap, or ask for `earned` `\(game[holding].id)`"]
    case .counter: ["ask for a number within its `min` and `max`, or widen them"]
    case .since(let part, _), .sinceAccepted(let part, _): help(for: part, most: most)
    case .streak, .timeSince: ["ask for 0 or more"]
    case .score: ["give a level `scoreForStars`, or ask for `stars`"]
    default:
      [
        most > 0
          ? "ask for a number from 1 to \(most)"
          : "there is nothing to count: leave the comparison out"
      ]
    }
  }
}
