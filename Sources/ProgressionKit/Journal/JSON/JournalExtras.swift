import ProgressionText

/// Members of an object that a newer version wrote: kept as canonical JSON and written back.
struct JournalExtras: Hashable, Sendable {
  /// One member.
  struct Member: Hashable, Sendable {
    /// The key in UTF-8, by which members are ordered.
    let key: ContiguousArray<UInt8>
    /// The value as canonical JSON.
    let value: ContiguousArray<UInt8>
  }

  private(set) var members: [Member] = []

  var isEmpty: Bool { members.isEmpty }

  /// Keeps a member; the caller sees to it that no key comes twice.
  mutating func keep(_ member: JSONMember) {
    let kept = Member(
      key: ContiguousArray(member.keyUTF8), value: CanonicalJSON.write(member.value))
    let index = members.firstIndex { kept.key.lexicographicallyPrecedes($0.key) }
    members.insert(kept, at: index ?? members.count)
  }
}
