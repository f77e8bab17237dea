extension JSONValue {
  /// The elements of an array in order; none for other kinds.
  @inlinable public var elements: JSONElements { JSONElements(of: self) }

  /// The members of an object in the order of the file, repeated keys included; none for other kinds.
  @inlinable public var members: JSONMembers { JSONMembers(of: self) }

  /// The value of the first member with a key, or `nil` when there is none or this is no object.
  ///
  /// Keys are compared by their decoded bytes.
  ///
  /// - Complexity: linear in the number of members; to read many, go through `members` once.
  public subscript(key: String) -> JSONValue? {
    storage.value(of: key, in: index).map { JSONValue(storage: storage, index: $0) }
  }

  /// The value of the first member with a key that is a word, or `nil`.
  ///
  /// - Complexity: linear in the number of members.
  public subscript(word key: KeyWord) -> JSONValue? {
    storage.value(of: key, in: index).map { JSONValue(storage: storage, index: $0) }
  }
}
