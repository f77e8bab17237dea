extension PagedList {
  /// Walks two lists side by side: what both have, what only one has, in the order of the keys.
  ///
  /// - Parameters:
  ///   - old: One list.
  ///   - new: The other.
  ///   - skipsShared: Whether pages that the two share are left out.
  ///   - visit: Called with the elements of a key.
  /// - Complexity: linear in what is not left out.
  static func walk(
    _ old: PagedList, _ new: PagedList, skipsShared: Bool,
    _ visit: (_ old: Element?, _ new: Element?) -> Void
  ) {
    var before = Position(page: 0, slot: 0)
    var after = Position(page: 0, slot: 0)
    while true {
      if skipsShared, before.slot == 0, after.slot == 0, before.page < old.pages.count,
        after.page < new.pages.count, isShared(old.pages[before.page], new.pages[after.page])
      {
        before.page += 1
        after.page += 1
        continue
      }
      switch (old.element(at: before), new.element(at: after)) {
      case (nil, nil): return
      case (let one?, let other?) where one.key == other.key:
        visit(one, other)
        old.advance(&before)
        new.advance(&after)
      case (let one?, let other) where other.map({ one.key < $0.key }) ?? true:
        visit(one, nil)
        old.advance(&before)
      case (_, let other):
        visit(nil, other)
        new.advance(&after)
      }
    }
  }

  private func element(at position: Position) -> Element? {
    position.page < pages.count ? pages[position.page][position.slot] : nil
  }

  private func advance(_ position: inout Position) {
    position.slot += 1
    if position.slot == pages[position.page].count {
      position = Position(page: position.page + 1, slot: 0)
    }
  }

  /// Whether two pages are one in memory.
  private static func isShared(_ left: Page, _ right: Page) -> Bool {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
    }
  }
}
