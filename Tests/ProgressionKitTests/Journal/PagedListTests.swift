import Testing

@testable import ProgressionKit

/// The list of pages behaves as an ordered array.
struct PagedListTests {
  struct Number: Keyed, Hashable, Sendable {
    let key: Int
    var value = 0
  }

  @Test("random changes, compared with an array", arguments: [1, 2, 3] as [UInt64])
  func random(_ seed: UInt64) {
    var dice = Dice(seed)
    var list = PagedList<Number>()
    var naive: [Int: Int] = [:]
    var snapshots: [(list: PagedList<Number>, naive: [Int: Int])] = []
    for step in 0..<4_000 {
      let key = dice.below(600)
      switch dice.below(3) {
      case 0:
        #expect(list.insert(Number(key: key)) == (naive[key] == nil))
        if naive[key] == nil { naive[key] = 0 }
      case 1:
        #expect((list.remove(key) != nil) == (naive.removeValue(forKey: key) != nil))
      default:
        list.update(key) { $0.value = step }
        if naive[key] != nil { naive[key] = step }
      }
      if step % 500 == 0 { snapshots.append((list, naive)) }
    }
    for (list, naive) in snapshots + [(list, naive)] {
      #expect(list.map(\.key) == naive.keys.sorted())
      #expect(list.count == naive.count)
      #expect(list.allSatisfy { naive[$0.key] == $0.value && list[$0.key] == $0 })
      #expect(list.pages.allSatisfy { !$0.isEmpty && $0.count <= PagedList<Number>.pageSize })
      let from = dice.below(600)
      #expect(
        list.elements(from: from) { $0.key < from + 50 }.map(\.key)
          == naive.keys.sorted().filter { $0 >= from && $0 < from + 50 })
    }
  }

  @Test("equal lists are equal however they came to be")
  func equality() {
    var up = PagedList<Number>()
    var down = PagedList<Number>()
    for key in 0..<500 { up.insert(Number(key: key)) }
    for key in (0..<500).reversed() { down.insert(Number(key: key)) }
    #expect(up.pages.count != down.pages.count)
    #expect(up == down)
    #expect(up.hashValue == down.hashValue)
    down.update(250) { $0.value = 1 }
    #expect(up != down)
    up.update(250) { $0.value = 1 }
    #expect(up == down)
  }

  @Test("the difference of two lists", arguments: [true, false])
  func difference(skipsShared: Bool) {
    var dice = Dice(5)
    var list = PagedList<Number>()
    for key in 0..<1_000 { list.insert(Number(key: key)) }
    let old = list
    for _ in 0..<30 {
      let key = dice.below(1_200)
      switch dice.below(3) {
      case 0: list.insert(Number(key: key))
      case 1: list.remove(key)
      default: list.update(key) { $0.value += 1 }
      }
    }
    var came: [Int] = []
    var went: [Int] = []
    var changed: [Int] = []
    var visits = 0
    PagedList.walk(old, list, skipsShared: skipsShared) { before, after in
      visits += 1
      switch (before, after) {
      case (let before?, let after?): if before != after { changed.append(after.key) }
      case (let before?, nil): went.append(before.key)
      case (nil, let after?): came.append(after.key)
      case (nil, nil): Issue.record("nothing was visited")
      }
    }
    let keys = Set(old.map(\.key))
    let newKeys = Set(list.map(\.key))
    #expect(came == newKeys.subtracting(keys).sorted())
    #expect(went == keys.subtracting(newKeys).sorted())
    #expect(changed == keys.intersection(newKeys).filter { old[$0] != list[$0] }.sorted())
    #expect(!changed.isEmpty && !went.isEmpty)
    #expect(skipsShared == (visits < 1_000))
  }
}
