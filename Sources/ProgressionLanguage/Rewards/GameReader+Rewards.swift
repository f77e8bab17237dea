import ProgressionModel
import ProgressionText

extension GameReader {
  /// The moments that rewards have, in the order in which they are paid.
  static let moments = ContiguousArray(KeySet.rewards.keys.map { KeyWord($0) })

  /// Reads the rewards of a node, in the order in which they are paid.
  mutating func rewards(_ json: JSONValue, of node: Node) -> [Reward] {
    guard isObject(json, "`rewards`", help: ["write {\"onComplete\": {\"coins\": 50}}"])
    else { return [] }
    var rewards: [Reward] = []
    rewards.reserveCapacity(Int(json.count))
    for member in json.members where isEntry(member, of: json) {
      let key = member.word
      guard Self.moments.contains(key) else {
        reportMoment(member, in: json, of: node)
        continue
      }
      if let reason = reasonAgainst(key, node) {
        report.error(
          .noSuchMoment, at: member.keyPlace, "`\(node.id)` has no `\(key.text)`: \(reason)",
          help: ["its moments are \(Self.list(moments(of: node)))"])
        continue
      }
      read(member, of: node, into: &rewards)
    }
    if rewards.count < 2 { return rewards }
    rewards.sort { left, right in
      left.moment.order == right.moment.order
        ? left.moment.number < right.moment.number : left.moment.order < right.moment.order
    }
    return rewards
  }

  private mutating func read(_ member: JSONMember, of node: Node, into rewards: inout [Reward]) {
    let moment: Reward.Moment
    switch member.word {
    case "onUnlock": moment = .onUnlock
    case "perNewRank": moment = .perNewRank
    case "onComplete": moment = .onComplete
    case "onEveryComplete": moment = .onEveryComplete
    case "perNewStar": moment = .perNewStar
    case "atRank":
      readNumbered(member, upTo: node.ranks ?? 0, into: &rewards) { .atRank($0) }
      return
    case "atStars":
      readNumbered(member, upTo: node.level?.maxStars ?? 0, into: &rewards) { .atStars($0) }
      return
    default:
      readMarks(member, node, into: &rewards)
      return
    }
    rewards.append(
      Reward(
        moment: moment, bundle: bundle(member.value, moment.description), place: member.place))
  }

  /// Reads rewards by number: `{"3": bundle}`.
  private mutating func readNumbered(
    _ member: JSONMember, upTo last: Int64, into rewards: inout [Reward],
    moment: (Int64) -> Reward.Moment
  ) {
    let key = member.key
    guard isObject(member.value, "`\(key)`", help: ["write {\"\(last)\": {\"coins\": 50}}"])
    else { return }
    for entry in member.value.members where isEntry(entry, of: member.value) {
      let text = entry.key
      guard let number = Int64(text), text == "\(number)", number >= 1, number <= last else {
        report.error(
          .outOfRange, at: entry.keyPlace, "the keys of `\(key)` are 1 to \(last) here",
          help: ["a bundle stands under each, as in {\"\(last)\": {\"coins\": 50}}"])
        continue
      }
      rewards.append(
        Reward(moment: moment(number), bundle: bundle(entry.value, key), place: entry.place))
    }
  }

  private mutating func readMarks(
    _ member: JSONMember, _ node: Node, into rewards: inout [Reward]
  ) {
    let help = ["write {\"mark\": {\"coins\": 50}}"]
    guard let marks = node.level?.marks, isObject(member.value, "`onMark`", help: help)
    else { return }
    for entry in member.value.members where isEntry(entry, of: member.value) {
      guard let position = marks.firstIndex(of: entry.key) else {
        reportMark(entry.key, entry.keyPlace, "the level `\(node.id)` has", marks)
        continue
      }
      rewards.append(
        Reward(
          moment: .onMark(Int64(position)), bundle: bundle(entry.value, "onMark"),
          place: entry.place))
    }
  }

  /// The moments that a node has.
  private func moments(of node: Node) -> [String] {
    var names: [String] = []
    for moment in Self.moments where reasonAgainst(moment, node) == nil {
      names.append(moment.text)
    }
    return names
  }

  /// Why a node never sees a moment, or `nil` when it does.
  private func reasonAgainst(_ moment: KeyWord, _ node: Node) -> String? {
    let kind = node.kind
    switch moment {
    case "perNewRank", "atRank":
      return node.ranks == nil ? "only features and achievements with ranks have it" : nil
    case "onComplete":
      return node.hasCompletion ? nil : "without ranks it is opened and never completed"
    case "onEveryComplete":
      if kind == .level { return nil }
      if kind == .quest { return "a quest is completed once in its life" }
      if kind != .location { return "only levels and locations are completed by a command" }
      return node.location?.completeWhen == nil ? nil : "`completeWhen` completes it once"
    case "perNewStar", "atStars":
      if kind != .level { return "only levels have stars" }
      return node.level?.maxStars == 0 ? "it has no stars" : nil
    case "onMark":
      if kind != .level { return "only levels have marks" }
      return node.level?.marks.isEmpty == true ? "it has no marks" : nil
    default: return nil
    }
  }

  private mutating func reportMoment(_ member: JSONMember, in json: JSONValue, of node: Node) {
    let key = member.key
    let moments = moments(of: node)
    let isBundle = KeySet.bundle.keys.contains(key)
    var isHolding = false
    if case .holding = names[key] { isHolding = true }
    if isBundle || isHolding {
      let moment = node.hasCompletion ? "onComplete" : "onUnlock"
      report.error(
        .rewardMoment, at: member.keyPlace, "`rewards` does not say when `\(key)` is given",
        help: ["write {\"\(moment)\": {\"\(key)\": \(Self.shortened(member.value))}}"])
      return
    }
    var help = ["the moments are \(Self.list(moments))"]
    var fix: Fix?
    if let near = NameSuggestion.nearest(to: key, in: moments) {
      help = ["did you mean `\(near)`?"]
      fix = correctingKey(key, to: near, at: member.keyPlace, in: json)
    }
    report.error(
      .unknownKey, at: member.keyPlace, "`rewards` has no moment `\(key)`", help: help, fix: fix)
  }

  /// The source of a value, or an ellipsis for a long one.
  static func shortened(_ value: JSONValue) -> String {
    let length = value.place.end - value.place.start
    return length > 60 ? "…" : value.sourceText
  }
}

extension Reward.Moment {
  /// The rank, stars or position of the moment; 0 where it has none.
  fileprivate var number: Int64 {
    switch self {
    case .atRank(let number), .atStars(let number), .onMark(let number): number
    default: 0
    }
  }
}
