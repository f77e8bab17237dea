extension ReferenceEvaluator {
  /// Whether the time is between two instants, or in a window of the week.
  func nowHolds(_ window: ReferenceJSON) -> Bool {
    if let days = window["days"]?.elements { return weeklyHolds(window, days) }
    if window["between"] != nil || window["zone"] != nil {
      return weeklyHolds(window, ReferenceCalendar.weekdays.map { .string($0) })
    }
    if let from = window["from"], facts.now < ReferenceCalendar.instant(from) ?? .max {
      return false
    }
    if let until = window["until"], facts.now >= ReferenceCalendar.instant(until) ?? .min {
      return false
    }
    return true
  }

  private func weeklyHolds(_ window: ReferenceJSON, _ days: [ReferenceJSON]) -> Bool {
    let zone = pack.zone(window["zone"])
    let times = (window["between"]?.elements ?? ["00:00", "24:00"]).compactMap {
      $0.text.flatMap { ReferenceCalendar.timeOfDay($0) }
    }
    guard times.count == 2 else { return false }
    let length = ReferenceCalendar.day
    let today = ReferenceCalendar.divide(facts.now, by: length).quotient
    // A window of a day before may still hold, and in the east it is a day later.
    return (today - 3...today + 3).contains { day in
      guard days.contains(.string(ReferenceCalendar.weekday(ofDay: day))) else { return false }
      let lastDay = times[1] <= times[0] ? day + 1 : day
      let start = zone.instant(ofLocal: day * length + times[0])
      let end = zone.instant(ofLocal: lastDay * length + times[1])
      return start <= facts.now && facts.now < end
    }
  }

  func cohortHolds(_ salt: String, share: Int64) -> Bool {
    ReferenceChance.draw("cohort", salt, [facts.seed], below: 10_000) < 100 * share
  }

  // MARK: - Quantities

  /// The seconds since a fact began to hold; nil where it never did.
  func timeSince(_ fact: ReferenceJSON) -> Int64? {
    guard let head = fact.members.first(where: { $0.key != "with" }), let id = head.value.text
    else {
      return nil
    }
    if head.key == "reset" { return facts.resetInstants[id].map { facts.now - $0 } }
    let name = head.key + (fact["with"]?.text.map { " " + $0 } ?? "")
    return facts.firstInstants[id]?[name].map { facts.now - $0 }
  }

  /// In how many periods in a row a node was opened or completed; 0 once too many were missed.
  func streak(_ id: String) -> Int64 {
    guard let place = pack.index[id], let reset = pack.calendarScope(of: place),
      let streak = facts.streaks[id], let period = facts.periods[reset.id]
    else { return 0 }
    let missed = ReferenceMoney.difference(period - streak.last, 1)
    return missed > reset.grace ? 0 : streak.count
  }

  /// How much a quantity has grown since a reset happened; since the beginning where it never did.
  ///
  /// Or since a quest was accepted that is active; 0 where it is not.
  /// Where another reset has made it less since, it has grown from there.
  func growth(_ quantity: ReferenceJSON, _ since: String) -> Int64? {
    guard let now = self.quantity(quantity) else { return nil }
    if let quest = ReferenceQuest.id(ofMoment: since), facts.quests[quest]?.phase != .active {
      return 0
    }
    let earlier = (facts.baselines[since] ?? []).compactMap { baseline in
      ReferenceEvaluator(pack: pack, facts: baseline.facts, derived: baseline.derived)
        .quantity(quantity)
    }
    return max(now - (earlier.min() ?? 0), 0)
  }
}
