public import ProgressionText

/// A moment at which facts end: every day or week, or when a command says so.
///
/// Everything whose scope is the reset ends with it, and what it `ends` beside that.
public struct Reset: Sendable {
  /// What starts a reset.
  public enum Trigger: Sendable {
    /// The command `reset`.
    case command(CommandReset)
    /// The calendar of a zone.
    case calendar(CalendarReset)
  }

  /// What ends beside what has the reset as its scope.
  public enum Ends: Hashable, Sendable {
    case nothing
    /// Everything whose scope is the playthrough.
    case playthrough
    /// These nodes, a world with its levels, and these holdings, in declaration order.
    case listed(nodes: [NodeRef], holdings: [HoldingRef])
  }

  /// The id.
  public var id: String
  /// The title for people; the id where the pack gives none.
  public var title: String
  /// Where it is declared.
  public var place: Place
  /// What starts it.
  public var trigger: Trigger
  /// What ends beside its own scope.
  public var ends: Ends

  /// Makes a reset.
  public init(id: String, title: String, place: Place, trigger: Trigger, ends: Ends) {
    self.id = id
    self.title = title
    self.place = place
    self.trigger = trigger
    self.ends = ends
  }

  /// The calendar's part, or `nil` for a reset by command.
  public var calendar: CalendarReset? {
    if case .calendar(let calendar) = trigger { calendar } else { nil }
  }

  /// The command's part, or `nil` for a reset by the calendar.
  public var command: CommandReset? {
    if case .command(let command) = trigger { command } else { nil }
  }
}

/// What only a reset by command has.
public struct CommandReset: Sendable {
  /// When the player may reset; `nil` is always.
  public var when: ConditionRef?
  /// What the player pays; `nil` where only the operator resets, empty is free.
  public var price: [Amount]?
  /// Whether what was spent on opening what ends is given back.
  public var refundsAll: Bool

  /// Makes the command's part of a reset.
  public init(when: ConditionRef?, price: [Amount]?, refundsAll: Bool) {
    self.when = when
    self.price = price
    self.refundsAll = refundsAll
  }
}

/// What only a reset by the calendar has.
public struct CalendarReset: Sendable {
  /// How many missed boundaries are paid.
  public enum CatchUp: Hashable, Sendable {
    /// A boundary is paid only where it is the only one that passed.
    case none
    /// One, however many passed.
    case one
    /// Every one, up to so many; 1 or more.
    case all(max: Int64)
  }

  /// When the periods begin.
  public var schedule: CalendarSchedule
  /// The missed periods that a streak forgives, 0 or more.
  public var grace: Int64
  /// What is given at a boundary.
  public var grants: Bundle
  /// How many missed boundaries are paid.
  public var catchUp: CatchUp

  /// Makes the calendar's part of a reset.
  public init(
    schedule: CalendarSchedule, grace: Int64 = 0, grants: Bundle = Bundle(),
    catchUp: CatchUp = .one
  ) {
    self.schedule = schedule
    self.grace = grace
    self.grants = grants
    self.catchUp = catchUp
  }
}
