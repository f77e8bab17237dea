/// One value of a document: a cursor, cheap to copy, that allocates nothing to walk.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Kind: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean
    /// A number written as a plain 64-bit integer; `-0` is the integer 0.
    case integer
    /// A valid number that is no 64-bit integer or not written as one: `1.0`, `1e3`, 2 to the 63rd.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object
  }

  @usableFromInline let storage: JSONStorage
  @usableFromInline let index: Int

  @inlinable
  init(storage: JSONStorage, index: Int) {
    self.storage = storage
    self.index = index
  }

  private var node: JSONNode { storage.nodes[index] }

  /// Whether the value is a string.
  public var isString: Bool { node.isString }

  /// What the value is.
  public var kind: Kind {
    switch node.kind {
    case .null, .end: .null
    case .no, .yes: .boolean
    case .integer: .integer
    case .number: .number
    case .string, .escapedString, .key, .escapedKey: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The whole value; of a string with its quotes, of an array or object with its brackets.
  public var place: Place { storage.place(of: index) }

  /// Whether the value is `null`.
  public var isNull: Bool { node.isA(.null) }

  /// `true` or `false`, or `nil` when the value is neither.
  public var boolean: Bool? {
    let node = node
    return node.isA(.yes) ? true : node.isA(.no) ? false : nil
  }

  /// The number, or `nil` when the kind is not `.integer`.
  public var integer: Int64? {
    let node = node
    guard node.isA(.integer) else { return nil }
    return JSONIntegers.value(storage.bytes, node.offset..<node.end)
  }

  /// The decoded string, or `nil` when the value is none.
  ///
  /// - Complexity: linear in the length; a new `String` at every call.
  public var string: String? {
    isString ? storage.text(of: index) : nil
  }

  /// The decoded UTF-8 of a string, or `nil` when the value is none.
  ///
  /// A slice of the file where the string has no escapes, so that ids are matched without a copy.
  public var utf8: ArraySlice<UInt8>? {
    isString ? storage.content(of: index) : nil
  }

  /// The number of elements or members, repeated keys included; 0 for what has neither.
  public var count: Int64 { Int64(storage.count(of: index)) }

  /// The bytes as they are written in the file.
  public var sourceText: String {
    String(decoding: storage.bytes[storage.range(of: index)], as: UTF8.self)
  }

  /// The decoded string as a word, to be compared with literals; `.other` also for what is no string.
  public var word: KeyWord { isString ? storage.keyWord(of: index) : .other }

  /// The first byte of the decoded string; `nil` where it is empty or the value is none.
  public var firstByte: UInt8? {
    guard isString else { return nil }
    return storage.withContent(of: index) { $1.isEmpty ? nil : $0[$1.lowerBound] }
  }

  /// Whether the value is a string of exactly these bytes; makes no `String`.
  public func equals(_ text: KeyWord) -> Bool { text != .other && word == text }

  /// Whether the value is a string with exactly the bytes of a text; makes no `String`.
  public func equals(text: String) -> Bool { isString && storage.text(of: index, equals: text) }

  /// Whether an object of the document has a key twice.
  public var isInTextWithRepeats: Bool { storage.hasRepeats }
}
