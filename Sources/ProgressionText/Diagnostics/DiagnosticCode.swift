/// The stable name of a kind of finding, such as `unknown-id`.
///
/// Codes are what `checks` and `$allow` in a rule pack name, so a code keeps its meaning for ever. Each
/// module declares its own as static constants in an extension.
public struct DiagnosticCode: Hashable, Sendable, Comparable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The name, in small letters with hyphens.
  public let name: String

  /// Makes the code of a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Makes the code of a name written as a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The same as `name`.
  public var description: String { name }

  /// Orders codes by name.
  public static func < (left: DiagnosticCode, right: DiagnosticCode) -> Bool {
    left.name < right.name
  }
}
