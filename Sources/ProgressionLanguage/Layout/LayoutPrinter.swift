/// Writes a tree.
struct LayoutPrinter {
  private let tree: LayoutTree
  private let bytes: ContiguousArray<UInt8>
  private var output: ContiguousArray<UInt8> = []
  /// The characters in the line that is written.
  private var column = 0

  init(tree: LayoutTree, bytes: ContiguousArray<UInt8>) {
    self.tree = tree
    self.bytes = bytes
    output.reserveCapacity(bytes.count)
  }

  /// The whole file.
  mutating func text() -> ContiguousArray<UInt8> {
    entry(tree.root, 0, isFirst: true, isLast: true)
    lines(tree.closing, 0)
    line()
    return output
  }

  // MARK: - Entries

  /// Writes an entry with its comments from the start of a line on, and leaves the line open.
  private mutating func entry(_ index: Int, _ indent: Int, isFirst: Bool, isLast: Bool) {
    let item = tree.items[index]
    let before = item.notes?.before ?? []
    comments(before, indent, isFirst: isFirst)
    if item.hasGap, !isFirst || !before.isEmpty, column == 0 { line() }
    self.indent(indent)
    member(index, indent, comma: isLast ? 0 : 1)
    let after = item.notes?.after ?? []
    for comment in after where !comment.isLine {
      space()
      write(comment, indent)
    }
    if !isLast { write(UInt8(ascii: ",")) }
    for comment in after where comment.isLine {
      space()
      write(comment, indent)
    }
  }

  private mutating func member(_ index: Int, _ indent: Int, comma: Int) {
    let item = tree.items[index]
    if item.hasKey {
      write(item.key)
      write(UInt8(ascii: ":"))
      space()
    }
    if column + item.width + comma <= SourceLayout.width {
      flat(index)
    } else {
      switch item.shape {
      case .scalar: write(item.text)
      case .array: list(index, indent)
      case .object: object(index, indent)
      }
    }
  }

  /// Writes a value on the line that is open.
  private mutating func flat(_ index: Int) {
    let item = tree.items[index]
    switch item.shape {
    case .scalar: write(item.text)
    case .array:
      write(UInt8(ascii: "["))
      flatEntries(item.children)
      write(UInt8(ascii: "]"))
    case .object:
      write(UInt8(ascii: "{"))
      if !item.children.isEmpty {
        space()
        flatEntries(item.children)
        space()
      }
      write(UInt8(ascii: "}"))
    }
  }

  private mutating func flatEntries(_ children: ContiguousArray<Int>) {
    for (position, child) in children.enumerated() {
      if position > 0 { comma() }
      if tree.items[child].hasKey {
        write(tree.items[child].key)
        write(UInt8(ascii: ":"))
        space()
      }
      flat(child)
    }
  }

  // MARK: - Lists and objects of several lines

  private mutating func list(_ index: Int, _ indent: Int) {
    let item = tree.items[index]
    open(UInt8(ascii: "["), item, indent)
    let isFilled = !item.isAside && item.children.allSatisfy { tree.items[$0].isPlain }
    let filled = isFilled ? item.children.count : 0
    fill(item.children.prefix(filled), of: item.children.count, indent + 2)
    entries(item.children, from: filled, indent + 2)
    close(UInt8(ascii: "]"), item, indent)
  }

  private mutating func object(_ index: Int, _ indent: Int) {
    let item = tree.items[index]
    if let only = wrapped(by: item, indent), index != tree.root {
      write(UInt8(ascii: "{"))
      space()
      write(tree.items[only].key)
      write(UInt8(ascii: ":"))
      space()
      if tree.items[only].shape == .array { list(only, indent) } else { object(only, indent) }
      space()
      return write(UInt8(ascii: "}"))
    }
    open(UInt8(ascii: "{"), item, indent)
    // What names a thing shares a line.
    var filled = 0
    while !item.kind.isMap, filled < item.children.count, isName(item.children[filled]) {
      filled += 1
    }
    fill(item.children.prefix(filled), of: item.children.count, indent + 2)
    entries(item.children, from: filled, indent + 2)
    close(UInt8(ascii: "}"), item, indent)
  }

  /// The list or object that an object has and nothing else, where it needs several lines of its own:
  /// their brackets share lines.
  private func wrapped(by item: LayoutItem, _ indent: Int) -> Int? {
    guard !item.kind.isMap, item.children.count == 1,
      item.notes.map({ $0.opening.isEmpty && $0.closing.isEmpty }) ?? true
    else { return nil }
    let only = tree.items[item.children[0]]
    guard only.shape != .scalar, only.notes == nil, !only.isAside,
      indent + 2 + only.keyWidth + only.width > SourceLayout.width
    else { return nil }
    return item.children[0]
  }

  private func isName(_ index: Int) -> Bool {
    tree.items[index].isPlain && !tree.items[index].isAside
  }

  /// Writes plain entries, as many in a line as there is room for.
  private mutating func fill(_ children: ArraySlice<Int>, of count: Int, _ indent: Int) {
    for (position, child) in children.enumerated() {
      let item = tree.items[child]
      let width = item.keyWidth + item.width + (position + 1 < count ? 1 : 0)
      if position == 0 || column + 1 + width > SourceLayout.width {
        line()
        self.indent(indent)
      } else {
        space()
      }
      member(child, indent, comma: 0)
      if position + 1 < count { write(UInt8(ascii: ",")) }
    }
  }

  /// Writes entries, each from a new line on.
  private mutating func entries(
    _ children: ContiguousArray<Int>, from first: Int, _ indent: Int
  ) {
    for position in first..<max(first, children.count) {
      line()
      entry(
        children[position], indent, isFirst: position == 0, isLast: position + 1 == children.count)
    }
  }

  private mutating func open(_ bracket: UInt8, _ item: LayoutItem, _ indent: Int) {
    write(bracket)
    for comment in item.notes?.opening ?? [] {
      space()
      write(comment, indent)
    }
  }

  private mutating func close(_ bracket: UInt8, _ item: LayoutItem, _ indent: Int) {
    lines(item.notes?.closing ?? [], indent + 2, isFirst: item.children.isEmpty)
    line()
    self.indent(indent)
    write(bracket)
  }

  // MARK: - Comments

  /// Writes the comments before an entry from the start of a line on; after the last one the line is
  /// new, or open where the entry follows in it.
  private mutating func comments(_ comments: [LayoutComment], _ indent: Int, isFirst: Bool) {
    for (position, comment) in comments.enumerated() {
      if column == 0 {
        if comment.hasGap, !isFirst || position > 0 { line() }
        self.indent(indent)
      }
      write(comment, indent)
      if comment.endsLine { line() } else { space() }
    }
  }

  /// Writes comments, each in a line of its own, behind a line that is open.
  private mutating func lines(
    _ comments: [LayoutComment], _ indent: Int, isFirst: Bool = false
  ) {
    for (position, comment) in comments.enumerated() {
      line()
      if comment.hasGap, !isFirst || position > 0 { line() }
      self.indent(indent)
      write(comment, indent)
    }
  }

  /// Writes a comment; lines of a block that begin with a star are aligned.
  private mutating func write(_ comment: LayoutComment, _ indent: Int) {
    if comment.isLine { return write(comment.text) }
    let lines = LayoutBlock.lines(of: comment.text, in: bytes)
    for (position, text) in lines.texts.enumerated() {
      if position > 0 {
        line()
        if lines.hasStars { self.indent(indent + 1) }
      }
      write(text)
    }
  }

  // MARK: - Bytes

  /// Ends the line; a second time leaves one empty.
  private mutating func line() {
    while let last = output.last, LayoutGap.isSpace(last) { output.removeLast() }
    output.append(UInt8(ascii: "\n"))
    column = 0
  }

  private mutating func indent(_ count: Int) {
    guard column == 0 else { return }
    for _ in 0..<count { output.append(UInt8(ascii: " ")) }
    column = count
  }

  private mutating func space() {
    write(UInt8(ascii: " "))
  }

  private mutating func comma() {
    write(UInt8(ascii: ","))
    space()
  }

  private mutating func write(_ byte: UInt8) {
    output.append(byte)
    column += 1
  }

  private mutating func write(_ range: Range<Int>) {
    output.append(contentsOf: bytes[range])
    column += LayoutWidth.characters(bytes, range)
  }
}
