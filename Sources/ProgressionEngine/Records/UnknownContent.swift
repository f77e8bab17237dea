import ProgressionModel
import ProgressionText

/// Content of a saved state that this version or this pack does not know, kept to be written back.
struct UnknownContent: Hashable, Sendable {
  /// One value and where it belongs.
  struct Entry: Sendable {
    /// The keys that lead to the value, outermost first.
    var path: [String]
    /// The value as compact JSON.
    var json: ContiguousArray<UInt8>
  }

  /// The minor version of the schema that the state came with, where that is newer than this one's.
  var minor: Int64 = 0
  /// In the order of their paths.
  private(set) var entries: [Entry] = []

  init() {}

  /// Puts entries in order; of several with one path the one with the larger bytes stays.
  init(_ entries: [Entry], minor: Int64 = 0) {
    self.minor = minor
    for entry in entries.sorted(by: { $0 < $1 }) {
      if let last = self.entries.last, last.hasPath(of: entry) { self.entries.removeLast() }
      self.entries.append(entry)
    }
  }

  var isEmpty: Bool { entries.isEmpty && minor == 0 }

  /// What either has; where both have a value the one with the larger bytes.
  func union(_ other: UnknownContent) -> UnknownContent {
    if self == other { return self }
    return UnknownContent(entries + other.entries, minor: Swift.max(minor, other.minor))
  }

  /// Forgets the values whose paths are as `isGone` says.
  mutating func remove(where isGone: ([String]) -> Bool) {
    entries.removeAll { isGone($0.path) }
  }
}

extension UnknownContent: Comparable {
  /// A total order, for a merge that must choose one of two.
  static func < (left: UnknownContent, right: UnknownContent) -> Bool {
    for (one, other) in zip(left.entries, right.entries) where one != other { return one < other }
    if left.entries.count != right.entries.count { return left.entries.count < right.entries.count }
    return left.minor < right.minor
  }
}

extension UnknownContent.Entry: Hashable, Comparable {
  func hasPath(of other: UnknownContent.Entry) -> Bool {
    path.count == other.path.count && zip(path, other.path).allSatisfy { $0.hasBytes(of: $1) }
  }

  static func == (left: UnknownContent.Entry, right: UnknownContent.Entry) -> Bool {
    left.hasPath(of: right) && left.json == right.json
  }

  func hash(into hasher: inout Hasher) {
    for key in path { hasher.combine(key) }
    hasher.combine(json)
  }

  /// By path, key by key in the order of their bytes; what is inside comes after what it is in.
  static func < (left: UnknownContent.Entry, right: UnknownContent.Entry) -> Bool {
    for (one, other) in zip(left.path, right.path) where !one.hasBytes(of: other) {
      return one.precedesInBytes(other)
    }
    if left.path.count != right.path.count { return left.path.count < right.path.count }
    return left.json.lexicographicallyPrecedes(right.json)
  }
}

extension String {
  /// Whether the UTF-8 bytes come before those of `other`.
  func precedesInBytes(_ other: String) -> Bool { ByteOrder.precedes(self, other) }

  /// Whether both have the same UTF-8 bytes; `==` also calls texts equal that look the same.
  func hasBytes(of other: String) -> Bool { ByteOrder.areEqual(self, other) }
}
