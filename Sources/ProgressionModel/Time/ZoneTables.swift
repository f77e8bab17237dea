/// The zones that a compiled game knows, by name.
///
/// They are data that server and client share: nothing is read from the system at run time.
public struct ZoneTables: Hashable, Sendable {
  /// The tables in the order of the bytes of their names; `UTC` is always among them.
  public let tables: [ZoneTable]

  /// Makes the tables; of two with one name the first counts, and `UTC` is always offset 0.
  public init(_ tables: [ZoneTable]) {
    var sorted: [ZoneTable] = []
    let byName = ([.utc] + tables).enumerated().sorted { left, right in
      if left.element.name.utf8.lexicographicallyPrecedes(right.element.name.utf8) { return true }
      if right.element.name.utf8.lexicographicallyPrecedes(left.element.name.utf8) { return false }
      return left.offset < right.offset
    }
    for (_, table) in byName where !(sorted.last?.isNamed(table.name) ?? false) {
      sorted.append(table)
    }
    self.tables = sorted
  }

  /// `UTC` and nothing else.
  public static let utcOnly = ZoneTables([])

  /// The table of a zone, or `nil` where there is none of the name.
  ///
  /// - Complexity: O(log n) for n zones.
  public func table(named name: String) -> ZoneTable? {
    var low = 0
    var high = tables.count
    while low < high {
      let middle = low + (high - low) / 2
      if tables[middle].name.utf8.lexicographicallyPrecedes(name.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < tables.count && tables[low].isNamed(name) ? tables[low] : nil
  }
}

extension ZoneTable {
  /// Whether the name has exactly these bytes.
  func isNamed(_ name: String) -> Bool { self.name.utf8.elementsEqual(name.utf8) }
}
