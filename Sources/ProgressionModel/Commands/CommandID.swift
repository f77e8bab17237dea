/// What makes a command count once, however often it arrives.
public enum CommandID: Hashable, Sendable {
  /// Any text; remembered for an age and a number that the pack declares.
  case opaque(String)
  /// The name of a writer, such as a device, and its own rising number, from 1; exact for ever.
  case writer(String, number: Int64)

  /// Whether both are the same to the byte.
  public static func == (left: CommandID, right: CommandID) -> Bool {
    switch (left, right) {
    case (.opaque(let left), .opaque(let right)):
      // Comparing the texts as such is fast, and what differs so differs in its bytes.
      left == right && left.utf8.elementsEqual(right.utf8)
    case (.writer(let leftName, let leftNumber), .writer(let rightName, let rightNumber)):
      leftNumber == rightNumber && leftName.utf8.elementsEqual(rightName.utf8)
    default: false
    }
  }

  /// Feeds what `==` compares to `hasher`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .opaque(let id):
      hasher.combine(0 as UInt8)
      for byte in id.utf8 { hasher.combine(byte) }
    case .writer(let name, let number):
      hasher.combine(1 as UInt8)
      for byte in name.utf8 { hasher.combine(byte) }
      hasher.combine(number)
    }
  }
}

extension CommandID: ExpressibleByStringLiteral {
  /// Makes an opaque id.
  public init(stringLiteral value: String) {
    self = .opaque(value)
  }
}

extension CommandID: CustomStringConvertible {
  /// The id for people: the text, or the writer and its number as in `phone#41`.
  public var description: String {
    switch self {
    case .opaque(let id): id
    case .writer(let name, let number): "\(name)#\(number)"
    }
  }
}
