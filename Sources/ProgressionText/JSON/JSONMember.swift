/// One member of an object: its key and its value.
public struct JSONMember: Sendable {
  @usableFromInline let storage: JSONStorage
  /// The index of the key; the value is the node after it.
  @usableFromInline let index: Int

  @inlinable
  init(storage: JSONStorage, index: Int) {
    self.storage = storage
    self.index = index
  }

  /// The decoded key.
  ///
  /// - Complexity: linear in the length; a new `String` at every call.
  public var key: String { storage.text(of: index) }

  /// The decoded UTF-8 of the key: a slice of the file where it has no escapes.
  public var keyUTF8: ArraySlice<UInt8> { storage.content(of: index) }

  /// Where the key stands, with its quotes.
  public var keyPlace: Place { storage.place(of: index) }

  /// The value.
  @inlinable public var value: JSONValue { JSONValue(storage: storage, index: index + 1) }

  /// The key and the value with what is between them.
  public var place: Place {
    Place(file: storage.file, start: keyPlace.start, end: value.place.end)
  }

  /// Where the first key of this object with the same decoded text stands, when this one repeats it.
  ///
  /// Keys are the same when their decoded bytes are: `"a"` and `"\u0061"` are, the composed and the
  /// decomposed form of `é` are not.
  @inlinable public var duplicateOf: Place? {
    storage.hasRepeats ? storage.placeOfFirst(for: index) : nil
  }

  /// The decoded key as a word, to be compared with literals; makes no `String`.
  @inlinable public var word: KeyWord { storage.keyWord(of: index) }

  /// The first byte of the decoded key; `nil` where it is empty.
  public var firstByte: UInt8? {
    storage.withContent(of: index) { $1.isEmpty ? nil : $0[$1.lowerBound] }
  }

  /// Whether the key has exactly these bytes; makes no `String`.
  @inlinable public func keyIs(_ key: KeyWord) -> Bool { key != .other && word == key }

  /// Whether the key has exactly the bytes of a string.
  public func keyIs(text key: String) -> Bool {
    storage.text(of: index, equals: key)
  }
}
