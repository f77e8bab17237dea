/// The one way to write a value, so that equal values have equal bytes.
///
/// Keys are sorted by their decoded bytes, white space and needless escapes are gone, `-0` is `0`.
/// Members that repeat a key stay, in their order. A number that is no 64-bit integer stays as it was
/// written.
public enum CanonicalJSON {
  /// The canonical bytes of a value.
  ///
  /// - Complexity: O(n log n) for the sorting of keys; uses no recursion.
  public static func write(
    _ value: JSONValue, style: JSONWriter.Style = .compact
  ) -> ContiguousArray<UInt8> {
    var writer = JSONWriter(style: style)
    var work: [Step] = [.value(value)]
    while let step = work.popLast() {
      switch step {
      case .endArray: writer.endArray()
      case .endObject: writer.endObject()
      case .member(let member):
        writer.key(utf8: member.keyUTF8)
        work.append(.value(member.value))
      case .value(let value):
        write(value, to: &writer, then: &work)
      }
    }
    return writer.finish()
  }

  /// What is still to be written; the last comes first.
  private enum Step {
    case value(JSONValue)
    case member(JSONMember)
    case endArray
    case endObject
  }

  private static func write(
    _ value: JSONValue, to writer: inout JSONWriter, then work: inout [Step]
  ) {
    switch value.kind {
    case .null: writer.null()
    case .boolean: writer.boolean(value.boolean ?? false)
    case .integer: writer.integer(value.integer ?? 0)
    case .number: writer.raw(value.sourceText)
    case .string: writer.string(utf8: value.utf8 ?? [])
    case .array:
      writer.beginArray()
      work.append(.endArray)
      let first = work.count
      for element in value.elements { work.append(.value(element)) }
      work[first...].reverse()
    case .object:
      writer.beginObject()
      work.append(.endObject)
      for member in sorted(value.members).reversed() { work.append(.member(member)) }
    }
  }

  private static func sorted(_ members: JSONMembers) -> [JSONMember] {
    var keyed: [(key: ArraySlice<UInt8>, member: JSONMember)] = []
    keyed.reserveCapacity(members.underestimatedCount)
    for member in members { keyed.append((member.keyUTF8, member)) }
    keyed.sort { left, right in
      if left.key.lexicographicallyPrecedes(right.key) { return true }
      if right.key.lexicographicallyPrecedes(left.key) { return false }
      return left.member.index < right.member.index
    }
    return keyed.map { $0.member }
  }
}
