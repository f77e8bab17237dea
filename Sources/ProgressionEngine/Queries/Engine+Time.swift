public import ProgressionModel

/// Queries about time; see `status` for what references and states of other packs answer.
extension Engine {
  /// The period of a calendar reset, or how often a reset by command happened.
  ///
  /// Of a day it is the number of days since 1970-01-01, of a week that of weeks; see
  /// `CalendarSchedule`.
  public func period(of reset: ResetRef, in state: PlayerState) -> Int64 {
    guard knows(reset, of: layout.resets.count, in: state) else { return 0 }
    return layout.period(
      state[layout.resets[reset.position].period], ofReset: reset.position)
  }

  /// The instant at which the next period of a calendar reset begins.
  ///
  /// `nil` for a reset by command, and where that is after the year 9999.
  public func nextReset(of reset: ResetRef, in state: PlayerState) -> Int64? {
    guard knows(reset, of: layout.resets.count, in: state) else { return nil }
    return state.nextReset(of: reset)
  }

  /// The instant at which a timer fires; `nil` where it does not wait.
  public func timer(_ timer: TimerRef, in state: PlayerState) -> Int64? {
    knows(timer, of: layout.timers.count, in: state) ? state.due(of: timer) : nil
  }

  /// How many periods of its calendar reset in a row a node was opened or completed in.
  ///
  /// 0 once too many were missed, and where no condition of the pack asks for the streak: only
  /// then it is kept.
  public func streak(of node: NodeRef, in state: PlayerState) -> Int64 {
    guard knows(node, in: state) else { return 0 }
    return PlainEvaluator(tables: game, state: state).streak(of: node) ?? 0
  }
}

extension PlayerState {
  /// The instant at which the next period of a calendar reset begins.
  func nextReset(of reset: ResetRef) -> Int64? {
    guard let calendar = layout.game[reset].calendar else { return nil }
    let period = PeriodNumber.period(of: self[layout.resets[reset.position].period])
    let start = calendar.schedule.start(
      of: period.addingClamped(1), in: layout.zones[reset.position])
    return start <= Instants.range.upperBound ? start : nil
  }
}
