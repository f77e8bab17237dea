/// How wide things are on one line.
enum LayoutWidth {
  /// The characters of some bytes of UTF-8.
  static func characters(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    for offset in range where bytes[offset] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The width of a list or object whose entries are known; `unlimited` where it has several lines.
  static func of(_ index: Int, in tree: LayoutTree) -> Int {
    let item = tree.items[index]
    if let notes = item.notes, !notes.opening.isEmpty || !notes.closing.isEmpty {
      return LayoutItem.unlimited
    }
    if item.children.isEmpty { return 2 }
    if hasLines(item, in: tree) { return LayoutItem.unlimited }
    var width = (item.shape == .object ? 4 : 2) + 2 * (item.children.count - 1)
    for child in item.children {
      let inner = tree.items[child]
      if inner.notes != nil || inner.width >= LayoutItem.unlimited { return LayoutItem.unlimited }
      width += inner.keyWidth + inner.width
      if width > SourceLayout.width { return LayoutItem.unlimited }
    }
    return width
  }

  /// Whether each entry stands on a line of its own whatever the width.
  private static func hasLines(_ item: LayoutItem, in tree: LayoutTree) -> Bool {
    let isObject = item.shape == .object
    if isObject, item.kind.form == .scenario { return true }
    if isObject && !item.kind.isMap { return false }
    guard item.kind.hasLines else { return false }
    if item.kind.form == .scenario { return true }
    var count = 0
    for child in item.children where !tree.items[child].children.isEmpty { count += 1 }
    return count > 1
  }
}
