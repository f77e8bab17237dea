import ProgressionModel

/// The period of every reset: what a state's facts belong to.
struct Epochs {
  private(set) var periods: ContiguousArray<Int64>

  init(of state: PlayerState) {
    periods = ContiguousArray(state.layout.resets.map { state[$0.period] })
  }

  /// The later period of each reset.
  static func latest(_ left: PlayerState, _ right: PlayerState) -> Epochs {
    var latest = Epochs(of: left)
    for (index, period) in Epochs(of: right).periods.enumerated() {
      latest.periods[index] = Swift.max(latest.periods[index], period)
    }
    return latest
  }
}
