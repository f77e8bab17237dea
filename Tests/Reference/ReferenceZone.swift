/// The clocks of one place: an offset from UTC and the instants at which it changes.
///
/// Tests give the same tables to the engine and to the reference evaluator.
public struct ReferenceZone: Sendable {
  /// The name that packs use.
  public let name: String
  /// The offset before the first transition, in seconds east of UTC.
  public let initial: Int64
  /// From which instant on which offset holds; instants rise and every offset differs from the last.
  public let transitions: [(instant: Int64, offset: Int64)]

  /// Makes a table.
  public init(
    name: String, initial: Int64, transitions: [(instant: Int64, offset: Int64)] = []
  ) {
    self.name = name
    self.initial = initial
    self.transitions = transitions
  }

  func offset(at instant: Int64) -> Int64 {
    transitions.last { $0.instant <= instant }?.offset ?? initial
  }

  /// The instant of a local time: in a gap the next one that there is, of a repeated time the first.
  func instant(ofLocal local: Int64) -> Int64 {
    // An offset that holds where it would put the time makes it valid.
    let offsets = Set([initial] + transitions.map { $0.offset })
    let valid = offsets.map { local - $0 }.filter { offset(at: $0) == local - $0 }
    if let first = valid.min() { return first }
    var before = initial
    for transition in transitions {
      if transition.instant + before <= local, local < transition.instant + transition.offset {
        return transition.instant
      }
      before = transition.offset
    }
    return local - before
  }
}

extension ReferenceZone {
  /// UTC and two zones whose clocks change every few days, so that short scripts meet a change.
  public static let samples: [ReferenceZone] = [
    ReferenceZone(name: "UTC", initial: 0), leaping, midnight,
  ]

  private static let day: Int64 = 86_400

  /// Weeks of an hour more and an hour less: 02:00 becomes 03:00, and 03:00 becomes 02:00 again.
  private static let leaping: ReferenceZone = {
    let first = ReferenceCalendar.scenarioStart + 3 * day + 3600
    return ReferenceZone(
      name: "Test/Leaping", initial: 3600,
      transitions: (0..<40).map { (first + Int64($0) * 7 * day, $0 % 2 == 0 ? 7200 : 3600) })
  }()

  /// Half an hour more at midnight, and half an hour less at a quarter past, back over midnight.
  private static let midnight: ReferenceZone = {
    let start = ReferenceCalendar.scenarioStart + 5 * day
    var transitions: [(instant: Int64, offset: Int64)] = []
    for cycle in Int64(0)..<20 {
      let gap = start + cycle * 10 * day + 16_200
      transitions.append((gap, -14_400))
      transitions.append((start + (cycle * 10 + 5) * day + 900 + 14_400, -16_200))
    }
    return ReferenceZone(name: "Test/Midnight", initial: -16_200, transitions: transitions)
  }()
}
