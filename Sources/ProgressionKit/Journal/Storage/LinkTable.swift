/// The links of a journal, found from either end.
///
/// A link is stored once. `mirrors` is an index, made of the links and of nothing else: it is not
/// written and not compared.
struct LinkTable: Sendable {
  /// A link as the index orders it: by its second end.
  private struct Mirror: Hashable, Comparable, Keyed {
    let second: JournalEntry.ID
    let first: JournalEntry.ID

    var key: Mirror { self }

    static func < (left: Mirror, right: Mirror) -> Bool {
      left.second == right.second ? left.first < right.first : left.second < right.second
    }
  }

  private(set) var links = PagedList<JournalLink>()
  private var mirrors = PagedList<Mirror>()

  /// Whether two entries are linked.
  ///
  /// - Complexity: logarithmic.
  func contains(_ link: JournalLink) -> Bool { links[link] != nil }

  /// Adds a link; `false` where it is there.
  @discardableResult
  mutating func insert(_ link: JournalLink) -> Bool {
    guard links.insert(link) else { return false }
    mirrors.insert(Mirror(second: link.second, first: link.first))
    return true
  }

  /// Takes a link out; `false` where there is none.
  @discardableResult
  mutating func remove(_ link: JournalLink) -> Bool {
    guard links.remove(link) != nil else { return false }
    mirrors.remove(Mirror(second: link.second, first: link.first))
    return true
  }

  /// The entries at the other ends of an entry's links, in the order of their numbers.
  ///
  /// - Complexity: logarithmic, and the number of links found.
  func others(of id: JournalEntry.ID) -> [JournalEntry.ID] {
    let least = JournalEntry.ID(.min)
    let before = mirrors.elements(from: Mirror(second: id, first: least)) { $0.second == id }
    let after = links.elements(from: JournalLink(id, id)) { $0.first == id }
    return before.map(\.first) + after.map(\.second)
  }

  /// The links of an entry, in order.
  func links(of id: JournalEntry.ID) -> [JournalLink] {
    others(of: id).map { JournalLink(id, $0) }.sorted()
  }
}

extension LinkTable: Hashable {
  static func == (left: LinkTable, right: LinkTable) -> Bool { left.links == right.links }

  func hash(into hasher: inout Hasher) { hasher.combine(links) }
}
