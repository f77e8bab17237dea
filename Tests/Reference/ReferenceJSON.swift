/// A JSON value whose objects keep the order of their members.
///
/// Equality is exact, order included; compare `canonical` values where order means nothing.
public enum ReferenceJSON: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A 64-bit integer; the reference evaluator knows no other number.
  case int(Int64)
  /// A text.
  case string(String)
  /// A list.
  case array([ReferenceJSON])
  /// Members in the order of the file.
  case object([ReferenceMember])
}

/// One member of an object.
public struct ReferenceMember: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The value under it.
  public var value: ReferenceJSON

  /// Makes a member.
  public init(_ key: String, _ value: ReferenceJSON) {
    self.key = key
    self.value = value
  }
}

extension ReferenceJSON {
  /// The value under a key; nil where there is none or this is no object.
  ///
  /// - Complexity: linear in the members.
  public subscript(key: String) -> ReferenceJSON? {
    guard case .object(let members) = self else { return nil }
    for member in members where member.key == key { return member.value }
    return nil
  }

  /// The elements of a list, else nothing.
  public var elements: [ReferenceJSON] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The members of an object without annotations (`$...` keys and `x-...` keys), else nothing.
  public var members: [ReferenceMember] {
    guard case .object(let members) = self else { return [] }
    return members.filter { !$0.key.hasPrefix("$") && !$0.key.hasPrefix("x-") }
  }

  /// The text, if this is one.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, if this is one.
  public var integer: Int64? {
    guard case .int(let integer) = self else { return nil }
    return integer
  }

  /// The truth value, if this is one.
  public var truth: Bool? {
    guard case .bool(let truth) = self else { return nil }
    return truth
  }

  /// The same value with the members of every object sorted by key.
  public var canonical: ReferenceJSON {
    switch self {
    case .array(let elements):
      return .array(elements.map { $0.canonical })
    case .object(let members):
      let sorted = members.map { ReferenceMember($0.key, $0.value.canonical) }
      return .object(sorted.sorted { $0.key < $1.key })
    default:
      return self
    }
  }

  /// This object with a member set, in place where the key exists and last where it does not.
  public func setting(_ key: String, _ value: ReferenceJSON) -> ReferenceJSON {
    guard case .object(var members) = self else { return self }
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place].value = value
    } else {
      members.append(ReferenceMember(key, value))
    }
    return .object(members)
  }

  /// This object without a member.
  public func removing(_ key: String) -> ReferenceJSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key })
  }
}

extension ReferenceJSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a number.
  public init(integerLiteral value: Int64) { self = .int(value) }
  /// Makes a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a list.
  public init(arrayLiteral elements: ReferenceJSON...) { self = .array(elements) }
  /// Makes an object; the order of the literal is kept.
  public init(dictionaryLiteral elements: (String, ReferenceJSON)...) {
    self = .object(elements.map { ReferenceMember($0.0, $0.1) })
  }
}
