import ProgressionText

/// Makes the tree of a file: what belongs to what, in the order in which it is written.
struct LayoutBuilder {
  private let bytes: ContiguousArray<UInt8>
  private var tree = LayoutTree()
  /// The offset after the last token.
  private var position = 0

  init(bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
  }

  /// The tree of the outermost value.
  mutating func tree(of root: JSONValue, as kind: LayoutKind) -> LayoutTree {
    let gap = gap(before: Int(root.place.start))
    tree.root = value(root, kind)
    if !tree.items[tree.root].children.isEmpty {
      tree.items[tree.root].width = LayoutItem.unlimited
    }
    note(tree.root) { $0.before = gap.comments }
    tree.items[tree.root].hasGap = gap.hasGap
    var rest = self.gap(before: bytes.count)
    note(tree.root) { $0.after = rest.takeFromLine(isFirst: false, isLast: true) }
    tree.closing = rest.comments
    return tree
  }

  private mutating func gap(before next: Int) -> LayoutGap {
    defer { position = next }
    return LayoutGap(bytes, position..<next)
  }

  /// Adds comments to an item; one without any stays plain.
  private mutating func note(_ index: Int, _ add: (inout LayoutNotes) -> Void) {
    var notes = tree.items[index].notes ?? LayoutNotes()
    add(&notes)
    let isEmpty =
      notes.before.isEmpty && notes.after.isEmpty && notes.opening.isEmpty && notes.closing.isEmpty
    tree.items[index].notes = isEmpty ? nil : notes
  }

  private mutating func value(_ json: JSONValue, _ kind: LayoutKind) -> Int {
    let place = Int(json.place.start)..<Int(json.place.end)
    let index = tree.items.count
    switch json.kind {
    case .array:
      tree.items.append(LayoutItem(shape: .array, kind: kind, text: place))
      list(json, kind, index)
    case .object:
      tree.items.append(LayoutItem(shape: .object, kind: kind, text: place))
      object(json, kind, index)
    default:
      var item = LayoutItem(shape: .scalar, kind: kind, text: place)
      item.width = LayoutWidth.characters(bytes, place)
      tree.items.append(item)
      position = place.upperBound
    }
    return index
  }

  private mutating func list(_ json: JSONValue, _ kind: LayoutKind, _ index: Int) {
    position = Int(json.place.start) + 1
    var children: ContiguousArray<Int> = []
    // Elements of a map's entry are what the entry is.
    let inner = kind.isMap ? LayoutKind(kind.form) : kind
    for element in json.elements {
      let gap = opened(index, children.last, before: Int(element.place.start))
      let child = value(element, inner)
      note(child) { $0.before = gap.comments }
      tree.items[child].hasGap = gap.hasGap
      children.append(child)
    }
    close(index, children, Int(json.place.end), nil)
  }

  private mutating func object(_ json: JSONValue, _ kind: LayoutKind, _ index: Int) {
    position = Int(json.place.start) + 1
    var children: ContiguousArray<Int> = []
    var sorting = LayoutSorting(json, kind)
    for member in json.members {
      let key = Int(member.keyPlace.start)..<Int(member.keyPlace.end)
      var gap = opened(index, children.last, before: key.lowerBound)
      position = key.upperBound
      // What stands between a key and its value is about the member.
      gap.append(self.gap(before: Int(member.value.place.start)))
      let word = member.word
      let child = value(member.value, kind.child(word))
      note(child) { $0.before = gap.comments }
      tree.items[child].hasGap = gap.hasGap
      tree.items[child].key = key
      tree.items[child].keyWidth = LayoutWidth.characters(bytes, key) + 2
      let isAside = member.firstByte == UInt8(ascii: "$") || Self.isExtra(member)
      tree.items[child].isAside = isAside
      children.append(child)
      sorting.add(word, isAside: isAside)
    }
    close(index, children, Int(json.place.end), sorting)
  }

  private static func isExtra(_ member: JSONMember) -> Bool {
    member.firstByte == UInt8(ascii: "x") && member.keyUTF8.starts(with: "x-".utf8)
  }

  /// The gap before an entry, without the comments of what is before it.
  private mutating func opened(_ index: Int, _ previous: Int?, before next: Int) -> LayoutGap {
    var gap = gap(before: next)
    if gap.comments.isEmpty { return gap }
    let taken = gap.takeFromLine(isFirst: previous == nil, isLast: false)
    if let previous {
      note(previous) { $0.after += taken }
    } else {
      note(index) { $0.opening = taken }
    }
    return gap
  }

  private mutating func close(
    _ index: Int, _ children: ContiguousArray<Int>, _ end: Int, _ sorting: LayoutSorting?
  ) {
    var gap = gap(before: end - 1)
    position = end
    if !gap.comments.isEmpty {
      if let last = children.last {
        let taken = gap.takeFromLine(isFirst: false, isLast: true)
        note(last) { $0.after += taken }
      }
      note(index) { $0.closing = gap.comments }
    }
    tree.items[index].children = sorting?.sorted(children) ?? children
    tree.items[index].width = LayoutWidth.of(index, in: tree)
  }
}
