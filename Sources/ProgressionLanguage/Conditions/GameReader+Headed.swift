import ProgressionModel
import ProgressionText

extension GameReader {
  /// Takes a condition or quantity object apart; `nil` after a mistake, which is reported.
  mutating func headed(_ json: JSONValue, asCondition: Bool) -> HeadedObject? {
    var first: (head: Head, member: JSONMember)?
    var hasSeveral = false
    var others: [JSONMember] = []
    var companions: [JSONMember] = []
    var comparators: [(comparator: Comparator, value: JSONValue)] = []
    var hasRepeats = false
    for member in json.members {
      if checkRepeats(member) {
        hasRepeats = true
        continue
      }
      if isIgnored(member) {
        noteAllowance(member, extent: json.place)
        continue
      }
      let word = member.word
      if let head = Head(word) {
        if first == nil { first = (head, member) } else { hasSeveral = true }
      } else if let comparator = ComparatorWords.comparator(word) {
        comparators.append((comparator, member.value))
      } else if Self.isCompanion(word) {
        companions.append(member)
      } else {
        others.append(member)
      }
    }
    guard let first else {
      if !hasRepeats { reportNoHead(json, others + companions, asCondition: asCondition) }
      return nil
    }
    if hasSeveral {
      let members = json.members.filter { $0.duplicateOf == nil && Head($0.word) != nil }
      reportHeads(members.compactMap { Head($0.word) }, members, json)
      return nil
    }
    var object = HeadedObject(head: first.head, value: first.member.value)
    object.comparators = comparators
    var isWhole = !hasRepeats
    for member in companions {
      if object.head.companions.contains(member.key) {
        object.companions.append((member.key, member.value))
      } else {
        reportCompanion(member, of: object.head, in: json)
        isWhole = false
      }
    }
    for member in others {
      reportBeside(object.head, member, in: json)
      isWhole = false
    }
    guard isWhole else { return nil }
    return checkComparators(of: object, json, asCondition: asCondition) ? object : nil
  }

  private static func isCompanion(_ key: KeyWord) -> Bool {
    switch key {
    case "with", "are", "withStars", "is", "in", "since", "share": true
    default: false
    }
  }

  /// Whether the number of comparators fits the head.
  private mutating func checkComparators(
    of object: HeadedObject, _ json: JSONValue, asCondition: Bool
  ) -> Bool {
    let head = object.head.rawValue
    let count = object.comparators.count
    if !object.head.takesComparators {
      if count == 0 { return true }
      report.error(
        .comparators, at: json.place, "`\(head)` is true or false and is compared with nothing",
        help: Self.truth(of: object.head, object.value, object.comparators.first?.value))
      return false
    }
    if !asCondition {
      if count == 0 { return true }
      report.error(
        .comparators, at: json.place,
        "a quantity inside another is a number; only the outermost is compared")
      return false
    }
    if count > 2 {
      report.error(
        .comparators, at: json.place, "a quantity has one comparator, or two for a range",
        help: ["for more, write {\"all\": [ … ]}"])
      return false
    }
    return true
  }

  /// What to write where somebody compares what is true or false with `true` or `false`.
  private static func truth(of head: Head, _ value: JSONValue, _ wanted: JSONValue?) -> [String] {
    guard !head.isQuantity, let isTrue = wanted?.boolean else { return [] }
    let question = "{\"\(head.rawValue)\": \(shortened(value))}"
    return ["write \(isTrue ? question : "{\"not\": \(question)}")"]
  }

  private mutating func reportCompanion(
    _ member: JSONMember, of head: Head, in json: JSONValue
  ) {
    if member.keyIs("since"), head.isQuantity {
      let growing = "stars, clears, fails, marks, earned, spent and purchases grow"
      report.error(
        .unknownKey, at: member.keyPlace,
        "`\(head.rawValue)` has no key `since`: only what never falls has a growth",
        help: head == .have ? ["write \"earned\" or \"spent\" for \"have\"", growing] : [growing])
      return
    }
    if member.keyIs("is"), let value = json[head.rawValue], member.value.boolean != nil {
      report.error(
        .unknownKey, at: member.keyPlace, "`\(head.rawValue)` has no key `is`",
        help: Self.truth(of: head, value, member.value))
      return
    }
    if member.keyIs("is"), head.isQuantity {
      let operators = "write \"equals\": \(member.value.sourceText)"
      report.error(
        .unknownKey, at: member.keyPlace, "`\(head.rawValue)` has no key `is`", help: [operators],
        fix: writingKey("equals", at: member.keyPlace, in: json))
      return
    }
    report.error(
      .unknownKey, at: member.keyPlace, "`\(head.rawValue)` has no key `\(member.key)`")
  }
}
