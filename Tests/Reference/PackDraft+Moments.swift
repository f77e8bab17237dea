extension PackDraft {
  /// A condition about time or chance.
  mutating func moment() -> ReferenceJSON? {
    switch random.int(0...9) {
    case 0...1: return ["now": instants()]
    case 2...3: return ["now": weekly()]
    case 4:
      let salt = random.pick(["new-shop", "spring", "blue"]) ?? "blue"
      return ["cohort": .string(salt), "share": .int(random.int(1...99))]
    case 5: return random.pick(vocabulary.timers).map { ["waiting": .string($0)] }
    case 6...7: return timeSince()
    case 8: return streak().map { comparison($0.json, max: $0.max) }
    default: return growth().map { comparison($0.json, max: $0.max) }
    }
  }

  /// An instant of the first weeks of a player.
  private mutating func instant() -> ReferenceJSON {
    let hours = random.int(-10...24 * 30)
    let second = ReferenceCalendar.scenarioStart + hours * 3600
    let text = ReferenceCalendar.text(second)
    return .string(random.chance(50) ? text : text.dropLast() + "+02:00")
  }

  private mutating func instants() -> ReferenceJSON {
    switch random.int(0...2) {
    case 0: return ["from": instant()]
    case 1: return ["until": instant()]
    default:
      let (first, second) = (instant(), instant())
      let from = ReferenceCalendar.instant(first) ?? 0
      let until = ReferenceCalendar.instant(second) ?? 0
      if from == until { return ["from": first] }
      return from < until ? ["from": first, "until": second] : ["from": second, "until": first]
    }
  }

  private mutating func weekly() -> ReferenceJSON {
    var window: ReferenceJSON = ["zone": zone()]
    let hasDays = random.chance(80)
    if hasDays {
      let days = random.pick(ReferenceCalendar.weekdays, upTo: 4).map { ReferenceJSON.string($0) }
      window = window.setting("days", .array(days))
    }
    if !hasDays || random.chance(60) {
      let times = ["00:00", "02:30", "08:15", "18:00", "23:50"]
      let from = random.pick(times) ?? "18:00"
      let until = random.pick(times + ["24:00"]) ?? "24:00"
      window = window.setting("between", [.string(from), .string(until)])
    }
    return window
  }

  private mutating func timeSince() -> ReferenceJSON? {
    guard let fact = timedFact() else { return nil }
    let quantity: ReferenceJSON = ["timeSince": fact]
    let lengths: [ReferenceJSON] = ["30m", "6h", "1d", "1d12h", 100, "1w"]
    guard let length = random.pick(lengths) else { return nil }
    let comparators = ["atLeast", "atLeast", "moreThan", "atMost", "lessThan"]
    return quantity.setting(random.pick(comparators) ?? "atLeast", length)
  }

  private mutating func timedFact() -> ReferenceJSON? {
    switch random.int(0...7) {
    case 0: return named("completed", random.pick(vocabulary.completable))
    case 1: return named("unlocked", random.pick(vocabulary.openable))
    case 2: return named("owned", random.pick(vocabulary.ownable))
    case 3: return named("flag", random.pick(vocabulary.flags))
    case 4: return named("visited", random.pick(vocabulary.locations))
    case 5:
      guard let level = random.pick(vocabulary.levels.filter { !$0.marks.isEmpty }) else {
        return nil
      }
      let fact: ReferenceJSON = ["marked": .string(level.id)]
      guard random.chance(50), let mark = random.pick(level.marks) else { return fact }
      return fact.setting("with", .string(mark))
    case 6:
      return random.chance(60)
        ? named("active", random.pick(vocabulary.quests)?.id)
        : named("met", random.pick(vocabulary.npcs))
    default: return named("reset", random.pick(vocabulary.resets)?.id)
    }
  }

  // MARK: - Quantities

  mutating func streak() -> (json: ReferenceJSON, max: Int64)? {
    random.pick(vocabulary.streaking).map { (["streak": .string($0)], 4) }
  }

  /// A quantity that counts from a reset on.
  mutating func growth() -> (json: ReferenceJSON, max: Int64)? {
    random.pick(vocabulary.resets).flatMap { growth(since: $0.id) }
  }

  mutating func growth(since moment: String) -> (json: ReferenceJSON, max: Int64)? {
    guard let quantity = quantity(2) else { return nil }
    let growing = ["stars", "clears", "fails", "marks", "earned", "spent", "purchases"]
    guard growing.contains(where: { quantity.json[$0] != nil }) else { return nil }
    return (quantity.json.setting("since", .string(moment)), quantity.max)
  }
}
