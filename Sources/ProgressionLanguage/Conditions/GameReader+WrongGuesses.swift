import ProgressionModel
import ProgressionText

/// Mistakes of people who know another language, each answered with the way to write it here.
extension GameReader {
  /// Reports a value that is no condition.
  mutating func reportNoCondition(_ json: JSONValue) {
    var help = ["a condition is true, false or an object such as {\"completed\": \"…\"}"]
    var message = "a condition is true, false or an object; this is \(Self.describe(json))"
    if json.kind == .array {
      message = "a list of conditions does not say whether all or any of them must hold"
      help = ["write {\"all\": [ … ]} or {\"any\": [ … ]}"]
    } else if let id = json.string {
      if let entity = names.lookup(id) {
        if let form = Self.question(about: id, kind(of: entity)) { help = ["write \(form)"] }
      } else if id == "true" || id == "false" {
        help = ["write \(id) without quotes"]
      }
    }
    report.error(.notACondition, at: json.place, message, help: help)
  }

  /// The condition that an id alone probably means.
  static func question(about id: String, _ kind: EntityKinds) -> String? {
    switch kind {
    case .flag: "{\"flag\": \"\(id)\"}"
    case .rule: "{\"rule\": \"\(id)\"}"
    case .item, .product: "{\"owned\": \"\(id)\"}"
    case .currency: "{\"have\": \"\(id)\", \"atLeast\": 1}"
    case .counter: "{\"counter\": \"\(id)\", \"atLeast\": 1}"
    case .attribute: "{\"attribute\": \"\(id)\", \"is\": …}"
    case .collection: "{\"percent\": \"\(id)\", \"atLeast\": 100}"
    case .feature, .achievement: "{\"unlocked\": \"\(id)\"}"
    case .npc: "{\"met\": \"\(id)\"}"
    case .timer: "{\"waiting\": \"\(id)\"}"
    case .reset: "{\"timeSince\": {\"reset\": \"\(id)\"}, \"atLeast\": \"1h\"}"
    // Nothing can be asked of a chest.
    case .chest: nil
    default: "{\"completed\": \"\(id)\"}"
    }
  }

  /// Reports an object without a head key.
  mutating func reportNoHead(_ json: JSONValue, _ members: [JSONMember], asCondition: Bool) {
    let noun = asCondition ? "condition" : "quantity"
    for member in members where reportForeign(member, in: json) { return }
    if let member = members.first {
      var heads: [String] = []
      for head in Head.allCases where asCondition || head.isQuantity {
        heads.append(head.rawValue)
      }
      var help: [String] = []
      var fix: Fix?
      if let near = NameSuggestion.nearest(to: member.key, in: heads) {
        help = ["did you mean `\(near)`?"]
        fix = correctingKey(member.key, to: near, at: member.keyPlace, in: json)
      } else {
        help = ["a \(noun) begins with one of \(Self.list(heads))"]
      }
      report.error(
        .conditionHead, at: member.keyPlace, "`\(member.key)` begins no \(noun)", help: help,
        fix: fix)
      return
    }
    report.error(
      .conditionHead, at: json.place, "this \(noun) does not say what it asks",
      help: asCondition
        ? ["write true for what always holds"] : ["write a quantity such as {\"stars\": \"all\"}"])
  }

  /// Reports a key that is a guess we know; whether it is.
  private mutating func reportForeign(_ member: JSONMember, in json: JSONValue) -> Bool {
    let key = member.key
    if let head = ForeignLogic.head(key) {
      report.error(
        .foreignOperator, at: member.keyPlace, "the word for `\(key)` is `\(head.rawValue)`",
        help: ["write {\"\(head.rawValue)\": …}"],
        fix: writingKey(head.rawValue, at: member.keyPlace, in: json))
      // What it holds is read all the same: its mistakes have causes of their own.
      if head == .not {
        _ = condition(member.value)
      } else if member.value.kind == .array {
        _ = conditions(member.value, head.rawValue)
      }
      return true
    }
    if Self.isRouteKey(key) {
      report.error(
        .strayRoute, at: member.keyPlace,
        "`\(key)` makes this a route, and a route stands only in `unlock`",
        help: ["here stands a condition, such as {\"completed\": \"…\"}"])
      return true
    }
    if let form = Self.opposite(meantBy: key, about: member.value.string) ?? Self.cost(key) {
      report.error(
        .conditionHead, at: member.keyPlace, "`\(key)` begins no condition", help: [form])
      return true
    }
    // One letter is missing, which the nearest key tells better.
    if key == "star", member.value.string != nil { return false }
    let isQuestion = member.value.string != nil || names.lookup(key) == nil
    if isQuestion, let form = Self.question(meantBy: key, about: member.value.string) {
      report.error(
        .conditionHead, at: member.keyPlace,
        "`\(key)` does not say what is asked of it", help: ["write \(form)"])
      return true
    }
    if let entity = names.lookup(key) {
      let kind = kind(of: entity)
      var form = Self.question(about: key, kind)
      if let amount = member.value.integer {
        if kind == .counter { form = "{\"counter\": \"\(key)\", \"atLeast\": \(amount)}" }
        if EntityKinds.holding.contains(kind) {
          form = "{\"have\": \"\(key)\", \"atLeast\": \(amount)}"
        }
        if kind == .world || kind == .level {
          form = "{\"stars\": \"\(key)\", \"atLeast\": \(amount)}"
        }
      }
      report.error(
        .conditionHead, at: member.keyPlace, "`\(key)` is \(kind.withArticles), not a question",
        help: form.map { ["write \($0)"] } ?? [])
      return true
    }
    return false
  }

  /// What to write for a word that says of a thing what it is not.
  private static func opposite(meantBy word: String, about id: String?) -> String? {
    let head: Head
    switch word {
    case "locked", "closed", "notUnlocked": head = .unlocked
    case "incomplete", "uncompleted", "unfinished", "notCompleted": head = .completed
    case "unmarked", "notMarked": head = .marked
    case "unvisited", "notVisited": head = .visited
    case "unmet", "notMet": head = .met
    case "unowned", "notOwned": head = .owned
    case "inactive", "notActive": head = .active
    default: return nil
    }
    return "write {\"not\": {\"\(head.rawValue)\": \"\(id ?? "…")\"}}"
  }

  /// What to write for a word that says what something costs.
  private static func cost(_ word: String) -> String? {
    switch word {
    case "cost", "costs", "prize": "what a node costs is the `price` of a route in its `unlock`"
    default: nil
    }
  }

  /// The condition that a word which only says the kind of a thing probably asks of the thing.
  static func question(meantBy word: String, about id: String?) -> String? {
    kindWord(word)?.replacingEllipsis(with: id.map { instant(meantBy: $0) } ?? "…")
  }

  /// A date with the time of day and offset that an instant has; any other text as it is.
  private static func instant(meantBy text: String) -> String {
    do {
      _ = try Instants.parse(text)
      return text
    } catch {
      switch error {
      case .withoutTime: return "\(text)T00:00Z"
      case .withoutOffset: return "\(text)Z"
      default: return text
      }
    }
  }

  /// What to ask with a word that only says the kind of a thing.
  private static func kindWord(_ key: String) -> String? {
    switch key {
    case "level", "world", "location", "levels", "worlds", "complete", "finished", "done", "beat",
      "turnIn", "turnedIn", "handedIn":
      "{\"completed\": \"…\"}"
    case "quest", "accepted", "accept", "started", "inProgress", "ongoing":
      "{\"active\": \"…\"}"
    case "npc", "meet", "talked", "talkedTo", "talk", "talkTo", "spokenTo", "knows":
      "{\"met\": \"…\"}"
    case "fail", "lost": "{\"failed\": \"…\"}"
    case "collect", "gather": "{\"have\": \"…\", \"atLeast\": 1}"
    case "feature", "achievement", "open", "unlock", "isUnlocked", "unlocks":
      "{\"unlocked\": \"…\"}"
    case "item", "items", "has", "owns", "own": "{\"owned\": \"…\"}"
    case "currency", "coins", "balance": "{\"have\": \"…\", \"atLeast\": 1}"
    case "star": "{\"stars\": \"all\", \"atLeast\": 1}"
    case "date", "time", "from", "after", "start", "startsAt":
      "{\"now\": {\"from\": \"…\"}}"
    case "until", "before", "end", "endsAt", "expires": "{\"now\": {\"until\": \"…\"}}"
    case "day", "days", "weekday":
      "{\"now\": {\"days\": [\"…\"], \"zone\": \"Europe/Berlin\"}}"
    case "timer", "cooldown": "{\"waiting\": \"…\"}"
    case "chance", "random", "rollout", "experiment", "share":
      "{\"cohort\": \"…\", \"share\": 50}"
    default: nil
    }
  }

  static func isRouteKey(_ key: String) -> Bool {
    switch key {
    case "when", "price", "product", "live", "reach", "at": true
    default: false
    }
  }

  /// Reports several head keys in one object.
  mutating func reportHeads(_ heads: [Head], _ members: [JSONMember], _ json: JSONValue) {
    for (index, head) in heads.enumerated() where head == .min || head == .max {
      if members[index].value.kind != .array {
        reportOperator(members[index], head == .min ? .atLeast : .atMost, in: json)
        return
      }
    }
    report.error(
      .conditionHead, at: members[1].keyPlace,
      "a condition asks one thing; `\(heads[0].rawValue)` and `\(heads[1].rawValue)` are two",
      related: [.init(place: members[0].keyPlace, message: "the first is here")],
      help: ["write {\"all\": [{\"\(heads[0].rawValue)\": …}, {\"\(heads[1].rawValue)\": …}]}"])
  }

  /// Reports a key that does not stand beside a head.
  mutating func reportBeside(_ head: Head, _ member: JSONMember, in json: JSONValue) {
    let key = member.key
    if let comparator = ComparatorWords.foreign(key), head.takesComparators {
      reportOperator(member, comparator, in: json)
      return
    }
    if Self.isRouteKey(key) {
      report.error(
        .strayRoute, at: member.keyPlace,
        "`\(key)` makes this a route, and a route stands only in `unlock`",
        help: ["in a route, the condition stands in \"when\""])
      return
    }
    var keys = head.companions
    if head.takesComparators {
      for comparator in ComparatorWords.all { keys.append(comparator.description) }
    }
    var help: [String] = []
    var fix: Fix?
    if let near = NameSuggestion.nearest(to: key, in: keys) {
      help = ["did you mean `\(near)`?"]
      fix = writingKey(near, at: member.keyPlace, in: json)
    } else if !keys.isEmpty {
      help = ["beside `\(head.rawValue)` stand \(Self.list(keys))"]
    }
    report.error(
      .unknownKey, at: member.keyPlace, "`\(head.rawValue)` has no key `\(key)`", help: help,
      fix: fix)
  }

  private mutating func reportOperator(
    _ member: JSONMember, _ comparator: Comparator, in json: JSONValue
  ) {
    report.error(
      .foreignOperator, at: member.keyPlace,
      "the word for `\(member.key)` is `\(comparator.description)`",
      help: ["write \"\(comparator.description)\": \(member.value.sourceText)"],
      fix: writingKey(comparator.description, at: member.keyPlace, in: json))
  }
}

extension String {
  /// The text with the first ellipsis replaced.
  fileprivate func replacingEllipsis(with text: String) -> String {
    var result = ""
    var isReplaced = false
    for character in unicodeScalars {
      if character == "…", !isReplaced {
        result += text
        isReplaced = true
      } else {
        result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
