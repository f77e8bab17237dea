/// What a comparison or a figure shall reach.
struct Goal {
  enum Limit {
    /// At most so many times the time of the contender with that name.
    case times(Double, of: String)
    /// At most so many nanoseconds an operation.
    case nanoseconds(Double)
    /// At least so many million bytes a second.
    case megabytesPerSecond(Double)
    /// At least so many times the work of the contender with that name in the same time on the wall.
    case throughput(Double, of: String)
    /// At most so many bytes.
    case bytes(Double)
  }

  let limit: Limit

  init(_ limit: Limit) { self.limit = limit }

  /// The goal in words.
  var text: String {
    switch limit {
    case .times(let times, let name): "at most \(NumberText.text(times)) times `\(name)`"
    case .nanoseconds(let time): "at most \(NumberText.duration(time))"
    case .megabytesPerSecond(let rate): "at least \(NumberText.text(rate)) MB/s"
    case .throughput(let times, let name):
      "at least \(NumberText.text(times)) times as much as `\(name)` in the same time"
    case .bytes(let bytes): "at most \(NumberText.size(bytes))"
    }
  }
}
