/// How much a finding matters.
public enum Severity: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Worth a look; nothing is refused for it.
  case warning
  /// Wrong; what holds it is refused.
  case error

  /// The word that diagnostics print: `warning` or `error`.
  public var name: String {
    switch self {
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The same as `name`.
  public var description: String { name }
}
