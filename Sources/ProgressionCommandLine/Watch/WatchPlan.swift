/// Which readings a change of files makes old.
///
/// A file of scenarios depends on itself, on its rule pack with all that it includes, and on the packs
/// that its steps upgrade to; a rule pack on itself and what it includes. What could not be read whole
/// may depend on a file that was not found, so it is read again at every change.
struct WatchPlan: Sendable {
  /// What one file was read from.
  struct Reading: Hashable, Sendable {
    /// The paths of the files.
    var files: Set<String>
    /// Whether it was read whole.
    var isWhole: Bool

    init(_ files: Set<String>, isWhole: Bool) {
      self.files = files
      self.isWhole = isWhole
    }
  }

  /// What follows from a change.
  struct Step: Equatable, Sendable {
    /// What is read again, in the order found.
    var again: [String] = []
    /// What was read and is no more there, in the order of paths.
    var gone: [String] = []
  }

  /// The readings by the path of the file that was read; only looked up.
  private(set) var readings: [String: Reading] = [:]

  /// The paths of all files that something depends on.
  var files: Set<String> {
    readings.reduce(into: []) { $0.formUnion($1.value.files) }
  }

  /// Keeps what a file was read from, instead of what was known before.
  mutating func read(_ path: String, _ reading: Reading) {
    readings[path] = reading
  }

  /// What is to be read after a change.
  ///
  /// - Parameters:
  ///   - change: What is different.
  ///   - found: The files that there are to read now, in order.
  /// - Returns: What is read again, and what was forgotten.
  mutating func step(after change: FileChange, found: [String]) -> Step {
    let paths = Set(change.paths)
    var step = Step()
    for path in found {
      guard let reading = readings[path] else {
        step.again.append(path)
        continue
      }
      if !reading.isWhole || !reading.files.isDisjoint(with: paths) { step.again.append(path) }
    }
    let isFound = Set(found)
    step.gone = readings.keys.filter { !isFound.contains($0) }.sorted()
    for path in step.gone { readings[path] = nil }
    return step
  }
}
