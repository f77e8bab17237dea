/// What is wrong with a text that a player wrote.
public struct JournalTextError: Error, Hashable, Sendable {
  /// What it was to be: `name`, `title`, `note`, `tag` or `node`.
  public let field: String
  /// What is wrong.
  public let fault: Fault

  /// What can be wrong.
  public enum Fault: Hashable, Sendable {
    /// It has nothing but white space.
    case empty
    /// It has more scalars than it may.
    case tooLong(length: Int64, limit: Int64)
    /// It has a character that it may not have: a control character, in a tag also a space, a
    /// bracket, a quote; in the id of a node all but ASCII letters, digits, `-`, `_`, `.` and `/`.
    case character(Unicode.Scalar)
  }

  init(_ field: JournalText.Field, _ fault: Fault) {
    self.field = field.rawValue
    self.fault = fault
  }
}

extension JournalTextError: CustomStringConvertible {
  /// One sentence in lower case, without a final period.
  public var description: String {
    switch fault {
    case .empty: "a \(field) cannot be empty"
    case .tooLong(let length, let limit):
      "a \(field) has at most \(limit) characters, this one has \(length)"
    case .character(let scalar):
      "a \(field) cannot have \(JournalTextError.shown(scalar))"
    }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": return "a space"
    case "\n", "\r": return "a line end"
    case "\t": return "a tab"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "the character U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return "the character `\(scalar)`"
    }
  }
}
