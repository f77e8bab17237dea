import ProgressionModel
import ProgressionText

/// Writes a player state as canonical JSON: keys by bytes, defaults omitted, integers only,
/// nothing derived.
///
/// Objects are opened only once something is in them. What this version does not know is written
/// where it belongs while the keys around it are.
struct StateWriter {
  let state: PlayerState
  let layout: Layout
  /// Where the first instants are that there are of facts about one thing, and the streaks.
  let moments: [TimedFact.Owner: [Int]]
  let streaks: [NodeRef: Int]
  var writer = JSONWriter(style: .compact)
  private var levels: ContiguousArray<Level> = []
  /// How many of the levels are open; those are the outer ones.
  private var openCount = 0
  /// The unknown content that belongs in the open objects, outermost first.
  private var contents: [Content] = []
  /// Room for the parts of totals that one owner has paid.
  var paid: ContiguousArray<Part> = []

  /// One object, from the outside in.
  private struct Level {
    /// The key of the object in the one around it.
    var key: Key
    /// The place of what is kept for the object in `contents`; -1 where nothing is.
    var content = -1
  }

  /// A key: a word of the format, or an id or another name.
  private enum Key {
    case word(KeyWord)
    case id(String)

    var text: String {
      switch self {
      case .word(let word): word.text
      case .id(let id): id
      }
    }
  }

  /// What is kept of unknown content, and which part of it belongs in one object.
  private struct Content {
    var kept: [UnknownContent.Entry]
    var range: Range<Int>
    /// The place of the object's keys in the paths.
    var depth: Int
  }

  init(_ state: PlayerState) {
    self.state = state
    layout = state.layout
    var moments: [TimedFact.Owner: [Int]] = [:]
    for (index, slots) in state.layout.timed.enumerated() where state.holds(slots.instant) {
      if let owner = slots.fact.owner { moments[owner, default: []].append(index) }
    }
    self.moments = moments
    var streaks: [NodeRef: Int] = [:]
    for (index, slots) in state.layout.streaks.enumerated() { streaks[slots.node] = index }
    self.streaks = streaks
  }

  @inline(__always)
  var game: Game { layout.game }

  mutating func write() -> ContiguousArray<UInt8> {
    beginElement(keeping: state.keptContent())
    writeTables()
    endElement()
    return writer.finish()
  }

  // MARK: Objects

  /// Begins an object that is written only if something is in it.
  mutating func begin(_ key: KeyWord) {
    levels.append(Level(key: .word(key)))
  }

  /// Begins such an object whose key is no word of the format.
  mutating func begin(id: String) {
    levels.append(Level(key: .id(id)))
  }

  mutating func end() {
    if openCount == levels.count { endElement() } else { levels.removeLast() }
  }

  /// Begins an object that is an element of a list, with the unknown content that it came with.
  mutating func beginElement(keeping content: UnknownContent = UnknownContent()) {
    writer.beginObject()
    var level = Level(key: .word(.other))
    if !content.entries.isEmpty {
      level.content = contents.count
      contents.append(
        Content(kept: content.entries, range: content.entries.indices, depth: 0))
    }
    levels.append(level)
    openCount += 1
  }

  mutating func endElement() {
    guard let level = levels.popLast() else { return }
    openCount -= 1
    if level.content >= 0, let content = contents.popLast() {
      StateWriter.write(content.kept[content.range], at: content.depth, to: &writer)
    }
    writer.endObject()
  }

  /// Opens the innermost object though nothing may be in it.
  mutating func open() {
    while openCount < levels.count {
      let index = openCount
      if index > 0, levels[index - 1].content >= 0 {
        open(index, in: levels[index - 1].content)
      } else {
        write(levels[index].key)
      }
      writer.beginObject()
      openCount += 1
    }
  }

  /// Writes the key of an object that may have unknown content.
  private mutating func open(_ index: Int, in outer: Int) {
    let key = levels[index].key
    let inside = announce(key.text, in: outer)
    write(key)
    if inside.isEmpty { return }
    levels[index].content = contents.count
    contents.append(
      Content(kept: contents[outer].kept, range: inside, depth: contents[outer].depth + 1))
  }

  private mutating func write(_ key: Key) {
    switch key {
    case .word(let word): writer.key(word: word)
    case .id(let id): writer.key(id)
    }
  }

  /// Opens what is around the next value and writes the unknown content that stands before its key.
  @inline(__always)
  private mutating func approach(_ key: @autoclosure () -> String) {
    if openCount < levels.count { open() }
    guard let last = levels.last, last.content >= 0 else { return }
    _ = announce(key(), in: last.content)
  }

  /// Writes the key of the next value.
  mutating func key(_ key: KeyWord) {
    approach(key.text)
    writer.key(word: key)
  }

  /// Writes the key of the next value, which is no word of the format.
  mutating func key(id: String) {
    approach(id)
    writer.key(id)
  }

  /// Writes the unknown content whose keys come before a key; the result is the unknown content inside
  /// of it.
  private mutating func announce(_ key: String, in index: Int) -> Range<Int> {
    let (range, kept, depth) = (contents[index].range, contents[index].kept, contents[index].depth)
    if range.isEmpty { return 0..<0 }
    let start = range.lowerBound + kept[range].prefixCount { $0.path[depth].precedesInBytes(key) }
    let rest = start..<range.upperBound
    let end = start + kept[rest].prefixCount { $0.path[depth].hasBytes(of: key) }
    StateWriter.write(kept[range.lowerBound..<start], at: depth, to: &writer)
    contents[index].range = end..<range.upperBound
    // What is written under a key is an object; a value that was kept there makes room for it.
    let taken = kept[start..<end].prefixCount { $0.path.count == depth + 1 }
    return start + taken..<end
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
  mutating func number(_ name: KeyWord, _ value: Int64) {
    if value != 0 { integer(name, value) }
  }

  /// Writes a fact unless it is 0, the default.
  mutating func number(_ name: KeyWord, _ slot: Slot) {
    number(name, state[slot])
  }

  mutating func integer(_ name: KeyWord, _ value: Int64) {
    approach(name.text)
    writer.member(name, value)
  }

  mutating func integer(id: String, _ value: Int64) {
    key(id: id)
    writer.integer(value)
  }

  /// Writes an instant that is stored plus 1, unless there is none.
  mutating func instant(_ name: KeyWord, _ slot: Slot) {
    let stored = state[slot]
    if stored != 0 { integer(name, stored.subtractingClamped(1)) }
  }

  mutating func flag(_ name: KeyWord, _ slot: Slot) {
    if state.holds(slot) { boolean(name, true) }
  }

  mutating func boolean(_ name: KeyWord, _ value: Bool) {
    approach(name.text)
    writer.member(name, value)
  }

  mutating func text(_ name: KeyWord, _ value: String) {
    key(name)
    writer.string(value)
  }

  mutating func word(_ name: KeyWord, _ value: KeyWord) {
    key(name)
    writer.string(word: value)
  }

  /// Writes a list, unless it is empty.
  mutating func list<Elements: Collection>(
    _ name: KeyWord, _ elements: Elements, _ body: (inout StateWriter, Elements.Element) -> Void
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
