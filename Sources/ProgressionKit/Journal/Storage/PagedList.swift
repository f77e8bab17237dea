/// What has a key by which a list of it is ordered.
protocol Keyed {
  associatedtype Key: Comparable
  var key: Key { get }
}

/// A list ordered by key whose copies share all pages but those that were changed since.
///
/// A plain array would be copied whole at the first change after a snapshot; an undo stack of a
/// hundred of them would hold the journal a hundred times.
struct PagedList<Element: Keyed & Hashable & Sendable>: Sendable {
  typealias Page = ContiguousArray<Element>

  /// Where an element is, or where it would be put.
  struct Position {
    var page: Int
    var slot: Int
  }

  static var pageSize: Int { 64 }

  /// The pages in order; none is empty.
  private(set) var pages: ContiguousArray<Page> = []
  private(set) var count = 0

  var isEmpty: Bool { pages.isEmpty }

  /// The element with a key.
  ///
  /// - Complexity: logarithmic.
  subscript(key: Element.Key) -> Element? {
    let position = position(of: key)
    return holds(key, at: position) ? pages[position.page][position.slot] : nil
  }

  /// The last element.
  var last: Element? { pages.last?.last }

  /// Puts an element in its place; `false` where the key is taken.
  ///
  /// - Complexity: logarithmic, and the length of a page.
  @discardableResult
  mutating func insert(_ element: Element) -> Bool {
    var position = position(of: element.key)
    if holds(element.key, at: position) { return false }
    count += 1
    guard position.page < pages.count else {
      append(element)
      return true
    }
    pages[position.page].insert(element, at: position.slot)
    if pages[position.page].count > Self.pageSize {
      let half = Page(pages[position.page][(Self.pageSize / 2)...])
      pages[position.page].removeSubrange((Self.pageSize / 2)...)
      position.page += 1
      pages.insert(half, at: position.page)
    }
    return true
  }

  /// Takes the element with a key out.
  ///
  /// - Complexity: logarithmic, and the length of a page.
  @discardableResult
  mutating func remove(_ key: Element.Key) -> Element? {
    let position = position(of: key)
    guard holds(key, at: position) else { return nil }
    count -= 1
    let element = pages[position.page].remove(at: position.slot)
    if pages[position.page].isEmpty { pages.remove(at: position.page) }
    return element
  }

  /// Changes the element with a key in place; the change keeps its key.
  ///
  /// - Complexity: logarithmic, and the length of a page where it is shared.
  mutating func update(_ key: Element.Key, _ change: (inout Element) -> Void) {
    let position = position(of: key)
    guard holds(key, at: position) else { return }
    change(&pages[position.page][position.slot])
  }

  /// Puts a new largest element at the end.
  private mutating func append(_ element: Element) {
    if let last = pages.indices.last, pages[last].count < Self.pageSize {
      pages[last].append(element)
    } else {
      pages.append([element])
    }
  }

  private func holds(_ key: Element.Key, at position: Position) -> Bool {
    position.page < pages.count && pages[position.page][position.slot].key == key
  }

  /// Where the first element is whose key is not before a key; behind the last page where none is.
  func position(of key: Element.Key) -> Position {
    let page = Self.firstIndex(pages.count) { index in
      pages[index].last.map { $0.key >= key } ?? true
    }
    guard page < pages.count else { return Position(page: page, slot: 0) }
    let slot = Self.firstIndex(pages[page].count) { pages[page][$0].key >= key }
    return Position(page: page, slot: slot)
  }

  /// The first of some indices for which something holds that holds for all after it.
  private static func firstIndex(_ count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension PagedList: Sequence {
  /// Walks the elements in order.
  struct Iterator: IteratorProtocol {
    private let pages: ContiguousArray<Page>
    private var position: Position

    init(_ pages: ContiguousArray<Page>, from position: Position) {
      self.pages = pages
      self.position = position
    }

    mutating func next() -> Element? {
      guard position.page < pages.count else { return nil }
      let page = pages[position.page]
      let element = page[position.slot]
      position.slot += 1
      if position.slot == page.count { position = Position(page: position.page + 1, slot: 0) }
      return element
    }
  }

  func makeIterator() -> Iterator {
    Iterator(pages, from: Position(page: 0, slot: 0))
  }

  var underestimatedCount: Int { count }

  /// The elements from the first whose key is not before a key, as long as something holds.
  func elements(from key: Element.Key, while holds: (Element) -> Bool) -> [Element] {
    var iterator = Iterator(pages, from: position(of: key))
    var found: [Element] = []
    while let element = iterator.next(), holds(element) { found.append(element) }
    return found
  }
}

extension PagedList: Hashable {
  /// Whether the elements are the same, however they lie on pages.
  ///
  /// - Complexity: linear in the number of pages that the two do not share, where they lie alike.
  static func == (left: PagedList, right: PagedList) -> Bool {
    guard left.count == right.count else { return false }
    let lieAlike = left.pages.elementsEqual(right.pages) { $0.count == $1.count }
    // Arrays that share their storage are equal at a glance.
    return lieAlike ? left.pages == right.pages : left.elementsEqual(right)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
