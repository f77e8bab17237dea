import ProgressionModel
import ProgressionText

extension StateReader {
  /// Reads which period a reset is in, ahead of all that belongs to periods.
  mutating func readPeriod(_ member: JSONMember) {
    guard case .reset(let reset)? = entity(keyOf: member) else { return }
    metResets.insert(reset)
    let slots = layout.resets[reset.position]
    guard member.value.kind == .object else { return }
    for part in member.value.members where part.duplicateOf == nil {
      switch part.word {
      case "happenedAt": setInstant(slots.happenedAt, part)
      case "period": put(slots.period, presentPeriod(part.value, of: reset), part)
      default: continue
      }
    }
  }

  /// The number of a period that a reset can be in, from which it can go on.
  private mutating func presentPeriod(_ json: JSONValue, of reset: ResetRef) -> Int64 {
    let number = period(json)
    if game[reset].calendar == nil || PeriodNumber.isSound(number) { return number }
    report(.stateValue, json.place, "a calendar never gets to the period \(number)")
    return 0
  }

  mutating func readReset(_ member: JSONMember) {
    guard case .reset(let reset)? = entity(keyOf: member) else { return readGone(member) }
    let slots = layout.resets[reset.position]
    let owner = slots.firstShare..<slots.endShare
    inside(member, as: .reset(reset)) { reader, part in
      switch part.word {
      case "baselines": reader.readBaselines(part, .reset(reset))
      case "closed": reader.readClosed(part, owner)
      case "folded": reader.readFolded(part, reset)
      case "happenedAt", "period": return
      case "paid": reader.readPaid(part, owner)
      default: reader.unknownKey(part)
      }
    }
  }

  // MARK: Another pack's periods

  /// Puts the calendar's resets into the periods of this pack.
  ///
  /// Where a calendar is another one now, its present period is the one that holds at the time of
  /// the state: nothing ends for it. Older periods keep their distance.
  mutating func bringPeriods() {
    for (index, reset) in game.resets.enumerated() {
      guard let calendar = reset.calendar else { continue }
      let slots = layout.resets[index]
      let zone = layout.zones[index]
      let stored = state[slots.period]
      let old = calendar.schedule.start(of: PeriodNumber.period(of: stored), in: zone)
      if state[slots.happenedAt] == Swift.max(0, old).addingClamped(1) { continue }
      let period = calendar.schedule.period(at: state.now, in: zone)
      let number = PeriodNumber.next(period, after: stored)
      state.values[Int(slots.period)] = number
      if metResets.contains(ResetRef(position: index)), state.holds(slots.happenedAt) {
        shifts[ResetRef(position: index)] = number.subtractingClamped(stored)
      } else {
        let start = calendar.schedule.start(of: period, in: zone)
        state.values[Int(slots.happenedAt)] = Swift.max(0, start).addingClamped(1)
      }
    }
  }

  /// How much is added to the number of an earlier period.
  func shift(of reset: ResetRef) -> Int64 { shifts[reset] ?? 0 }
}
