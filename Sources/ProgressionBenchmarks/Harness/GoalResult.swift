/// A goal and whether it was reached.
struct GoalResult {
  let text: String
  /// What there is, in the words of the goal.
  let found: String
  let isReached: Bool

  init(_ goal: Goal, rows: [Measurement.Row]) {
    text = goal.text
    let subject = rows.first
    switch goal.limit {
    case .times(let most, let name):
      let ratio = rows.first { $0.name == name }?.ratio
      found = ratio.map { "\(NumberText.text($0)) times" } ?? "not measured"
      isReached = ratio.map { $0 <= most } ?? false
    case .nanoseconds(let most):
      found = subject.map { NumberText.duration($0.cpu) } ?? "not measured"
      isReached = subject.map { $0.cpu <= most } ?? false
    case .megabytesPerSecond(let least):
      let rate = subject?.megabytesPerSecond
      found = rate.map { "\(NumberText.text($0)) MB/s" } ?? "not measured"
      isReached = rate.map { $0 >= least } ?? false
    case .throughput(let least, let name):
      let other = rows.first { $0.name == name }
      let times = subject.flatMap { own in other.map { $0.wall / max(own.wall, 1e-9) } }
      found = times.map { "\(NumberText.text($0)) times" } ?? "not measured"
      isReached = times.map { $0 >= least } ?? false
    case .bytes:
      found = "not measured"
      isReached = false
    }
  }

  init(_ goal: Goal, bytes: Double) {
    text = goal.text
    found = NumberText.size(bytes)
    if case .bytes(let most) = goal.limit {
      isReached = bytes <= most
    } else {
      isReached = false
    }
  }

  /// The goal as a line of a table.
  var line: String { "goal: \(text): \(found), \(isReached ? "reached" : "not reached")" }
}
