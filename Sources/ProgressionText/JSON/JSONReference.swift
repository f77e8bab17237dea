/// Where a value or a key is in its document: what is put aside in its stead costs nothing to copy.
///
/// It means something only together with a value of the same document; of another one it gives some
/// other value, or `null`.
public struct JSONReference: Sendable {
  let index: Int32

  init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }
}

extension JSONMember {
  /// Where the key is; its text is the text there.
  public var keyReference: JSONReference { JSONReference(index) }
}

extension JSONValue {
  /// Where the value is.
  public var reference: JSONReference { JSONReference(index) }

  /// The value at a reference of the same document; of a key the string that it is.
  public subscript(reference: JSONReference) -> JSONValue {
    JSONValue(storage: storage, index: Int(reference.index))
  }

  /// The decoded text of the value or key at a reference of the same document.
  public func text(at reference: JSONReference) -> String {
    storage.text(of: Int(reference.index))
  }
}
