/// What the executable tells its caller.
public enum ExitCode: Int32, Hashable, Sendable {
  /// It ran and all is well.
  case success = 0
  /// It ran and found something: a failed expectation, an error in a rule pack.
  case findings = 1
  /// It could not run: wrong usage, input that cannot be read.
  case failure = 2

  /// The graver of two results.
  func joined(with other: ExitCode) -> ExitCode {
    rawValue >= other.rawValue ? self : other
  }
}
