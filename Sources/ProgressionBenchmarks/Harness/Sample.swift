/// What some operations took.
struct Sample {
  /// How many operations were done.
  var operations: Int64 = 0
  /// Nanoseconds of processor time.
  var cpu: Int64 = 0
  /// Nanoseconds on the wall.
  var wall: Int64 = 0

  var cpuPerOperation: Double { perOperation(cpu) }
  var wallPerOperation: Double { perOperation(wall) }

  private func perOperation(_ time: Int64) -> Double {
    operations > 0 ? Double(time) / Double(operations) : 0
  }

  mutating func add(_ operations: Int64, from start: Moment, to end: Moment) {
    self.operations += operations
    cpu += end.cpu - start.cpu
    wall += end.wall - start.wall
  }
}
