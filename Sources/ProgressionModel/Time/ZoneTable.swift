/// The rules of one time zone as data: its offset from UTC at every instant.
///
/// Local times are seconds since 1970-01-01T00:00 on the clocks of the zone.
public struct ZoneTable: Hashable, Sendable {
  /// A change of the offset.
  public struct Transition: Hashable, Sendable {
    /// When the offset begins to hold.
    public var instant: Int64
    /// The offset in seconds east of UTC.
    public var offset: Int64

    /// Makes a transition.
    public init(instant: Int64, offset: Int64) {
      self.instant = instant
      self.offset = offset
    }
  }

  /// The offsets that a zone may have, in seconds; real ones are within 16 hours.
  public static let offsets: ClosedRange<Int64> = -93_600...93_600

  /// The name, as in `Europe/Berlin`.
  public let name: String
  /// The offset before the first transition, in seconds east of UTC.
  public let initialOffset: Int64
  /// The changes of the offset; instants rise, and every offset differs from the one before.
  public let transitions: [Transition]
  /// How far the clocks have ever been before each transition.
  private let peaks: [Int64]

  /// Makes a table.
  ///
  /// `nil` where instants do not rise, a transition changes nothing, or an offset is outside `offsets`.
  public init?(name: String, initialOffset: Int64, transitions: [Transition]) {
    guard ZoneTable.offsets.contains(initialOffset) else { return nil }
    var peaks: [Int64] = []
    var offset = initialOffset
    for (index, transition) in transitions.enumerated() {
      guard ZoneTable.offsets.contains(transition.offset), transition.offset != offset,
        index == 0 || transitions[index - 1].instant < transition.instant
      else { return nil }
      let last = transition.instant.clampedDifference(1).clampedSum(offset)
      peaks.append(max(last, peaks.last ?? last))
      offset = transition.offset
    }
    self.name = name
    self.initialOffset = initialOffset
    self.transitions = transitions
    self.peaks = peaks
  }

  private init(utc name: String) {
    self.name = name
    initialOffset = 0
    transitions = []
    peaks = []
  }

  /// The zone `UTC`: offset 0 for ever.
  public static let utc = ZoneTable(utc: "UTC")

  /// The offset at an instant, in seconds east of UTC.
  ///
  /// - Complexity: O(log n) for n transitions.
  public func offset(at instant: Int64) -> Int64 {
    offset(after: transitionCount(until: instant))
  }

  /// The local time at an instant.
  ///
  /// - Complexity: O(log n) for n transitions.
  public func local(_ instant: Int64) -> Int64 {
    instant.clampedSum(offset(at: instant))
  }

  /// The instant of a local time.
  ///
  /// Of a time in a gap it is the next valid instant, the transition; of a repeated time the first. So
  /// it is the first instant at which the clocks are as far as that, and never falls as local times rise.
  ///
  /// - Complexity: O(log n) for n transitions.
  public func instant(ofLocal seconds: Int64) -> Int64 {
    let count = ZoneTable.partition(peaks.count) { peaks[$0] < seconds }
    let instant = seconds.clampedDifference(offset(after: count))
    return count == 0 ? instant : max(instant, transitions[count - 1].instant)
  }

  /// The furthest that the clocks have ever been until an instant: local time that never goes back.
  ///
  /// Whether a local time is past is asked of this, so that each comes once.
  func furthestLocal(until instant: Int64) -> Int64 {
    let count = transitionCount(until: instant)
    let local = instant.clampedSum(offset(after: count))
    return count == 0 ? local : max(local, peaks[count - 1])
  }

  private func transitionCount(until instant: Int64) -> Int {
    ZoneTable.partition(transitions.count) { transitions[$0].instant <= instant }
  }

  private func offset(after count: Int) -> Int64 {
    count == 0 ? initialOffset : transitions[count - 1].offset
  }

  /// How many of `count` positions a test holds for that holds for the first ones only.
  private static func partition(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
