import ProgressionModel
import ProgressionText

/// Writes a player state as canonical JSON: keys by bytes, defaults omitted, integers only,
/// nothing derived.
///
/// Objects are opened only once something is in them. What this version does not know is written
/// where it belongs while the keys around it are.
struct StateWriter {
  let state: PlayerState
  /// Where the first instants are that there are of facts about one thing, and the streaks.
  let moments: [TimedFact.Owner: [Int]]
  let streaks: [NodeRef: Int]
  var writer = JSONWriter(style: .compact)
  private var levels: [Level] = []
  /// How many of the levels are open; those are the outer ones.
  private var openCount = 0

  /// One object, from the outside in.
  private struct Level {
    /// The key of the object in the one around it; `nil` for what has none.
    var key: String?
    /// What is kept of unknown content, and which part of it belongs in this object.
    var kept: [UnknownContent.Entry] = []
    var range: Range<Int> = 0..<0
    /// The place of the object's keys in the paths.
    var depth = 0
  }

  init(_ state: PlayerState) {
    self.state = state
    var moments: [TimedFact.Owner: [Int]] = [:]
    for (index, slots) in state.layout.timed.enumerated() where state.holds(slots.instant) {
      if let owner = slots.fact.owner { moments[owner, default: []].append(index) }
    }
    self.moments = moments
    var streaks: [NodeRef: Int] = [:]
    for (index, slots) in state.layout.streaks.enumerated() { streaks[slots.node] = index }
    self.streaks = streaks
  }

  var layout: Layout { state.layout }
  @inline(__always)
  var game: Game { state.layout.game }

  mutating func write() -> ContiguousArray<UInt8> {
    beginElement(keeping: state.keptContent())
    writeTables()
    endElement()
    return writer.finish()
  }

  // MARK: Objects

  /// Begins an object that is written only if something is in it.
  mutating func begin(_ key: String) {
    levels.append(Level(key: key))
  }

  mutating func end() {
    if openCount == levels.count { endElement() } else { levels.removeLast() }
  }

  /// Begins an object that is an element of a list, with the unknown content that it came with.
  mutating func beginElement(keeping content: UnknownContent = UnknownContent()) {
    writer.beginObject()
    let kept = content.entries
    levels.append(Level(kept: kept, range: kept.startIndex..<kept.endIndex))
    openCount += 1
  }

  mutating func endElement() {
    guard let level = levels.popLast() else { return }
    openCount -= 1
    if !level.range.isEmpty {
      StateWriter.write(level.kept[level.range], at: level.depth, to: &writer)
    }
    writer.endObject()
  }

  /// Opens the innermost object though nothing may be in it.
  mutating func open() {
    while openCount < levels.count {
      let index = openCount
      let inside = announce(levels[index].key ?? "", in: index - 1)
      writer.beginObject()
      if !inside.isEmpty {
        levels[index].kept = levels[index - 1].kept
        levels[index].range = inside
        levels[index].depth = levels[index - 1].depth + 1
      }
      openCount += 1
    }
  }

  /// Writes the key of the next value.
  mutating func key(_ key: String) {
    if openCount < levels.count { open() }
    _ = announce(key, in: levels.count - 1)
  }

  /// Writes a key after the unknown content whose keys come before it; the result is the unknown
  /// content inside of it.
  private mutating func announce(_ key: String, in index: Int) -> Range<Int> {
    var inside = 0..<0
    if !levels[index].range.isEmpty {
      let (range, kept, depth) = (levels[index].range, levels[index].kept, levels[index].depth)
      let start = range.lowerBound + kept[range].prefixCount { $0.path[depth].precedesInBytes(key) }
      let rest = start..<range.upperBound
      let end = start + kept[rest].prefixCount { $0.path[depth].hasBytes(of: key) }
      StateWriter.write(kept[range.lowerBound..<start], at: depth, to: &writer)
      // What is written under a key is an object; a value that was kept there makes room for it.
      let taken = kept[start..<end].prefixCount { $0.path.count == depth + 1 }
      inside = start + taken..<end
      levels[index].range = end..<range.upperBound
    }
    writer.key(key)
    return inside
  }

  /// Writes unknown content that is in one object.
  private static func write(
    _ entries: ArraySlice<UnknownContent.Entry>, at depth: Int, to writer: inout JSONWriter
  ) {
    var start = entries.startIndex
    while start < entries.endIndex {
      let key = entries[start].path[depth]
      let end = start + entries[start...].prefixCount { $0.path[depth].hasBytes(of: key) }
      writer.key(key)
      if entries[start].path.count == depth + 1 {
        writer.raw(utf8: entries[start].json)
      } else {
        writer.beginObject()
        write(entries[start..<end], at: depth + 1, to: &writer)
        writer.endObject()
      }
      start = end
    }
  }

  // MARK: Values

  /// Writes a number unless it is 0, the default.
  mutating func number(_ name: String, _ value: Int64) {
    if value != 0 { integer(name, value) }
  }

  /// Writes a fact unless it is 0, the default.
  mutating func number(_ name: String, _ slot: Slot) {
    number(name, state[slot])
  }

  mutating func integer(_ name: String, _ value: Int64) {
    key(name)
    writer.integer(value)
  }

  /// Writes an instant that is stored plus 1, unless there is none.
  mutating func instant(_ name: String, _ slot: Slot) {
    let stored = state[slot]
    if stored != 0 { integer(name, stored.subtractingClamped(1)) }
  }

  mutating func flag(_ name: String, _ slot: Slot) {
    if state.holds(slot) { boolean(name, true) }
  }

  mutating func boolean(_ name: String, _ value: Bool) {
    key(name)
    writer.boolean(value)
  }

  mutating func text(_ name: String, _ value: String) {
    key(name)
    writer.string(value)
  }

  /// Writes a list, unless it is empty.
  mutating func list<Element>(
    _ name: String, _ elements: [Element], _ body: (inout StateWriter, Element) -> Void
  ) {
    if elements.isEmpty { return }
    key(name)
    writer.beginArray()
    for element in elements { body(&self, element) }
    writer.endArray()
  }

  /// Writes an element of a list that is JSON already.
  mutating func raw(_ json: ContiguousArray<UInt8>) {
    writer.raw(utf8: json)
  }

  /// The positions of ids, those that have something to write, by the bytes of the ids.
  func sorted(_ ids: [String], where isWorthWriting: (Int) -> Bool = { _ in true }) -> [Int] {
    ByteOrder.sorted(ids.indices.filter(isWorthWriting)) { ids[$0] }
  }
}

extension ArraySlice {
  /// How many elements at the front are as `isAsWanted` says, which no later one is.
  fileprivate func prefixCount(_ isAsWanted: (Element) -> Bool) -> Int {
    var count = 0
    for element in self {
      if !isAsWanted(element) { break }
      count += 1
    }
    return count
  }
}
