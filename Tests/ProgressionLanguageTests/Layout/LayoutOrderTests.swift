import ProgressionText
import Testing

@testable import ProgressionLanguage

/// No key of the language is without a place in the layout.
struct LayoutOrderTests {
  @Test("every key that the reader knows has a rank", arguments: LayoutForm.allCases)
  func ranks(_ form: LayoutForm) {
    let order = LayoutOrder.order(of: form)
    let keys = form.keySet?.keys ?? []
    for key in keys { #expect(order.rank(KeyWord(key)) != nil, "\(form): \(key)") }
    #expect(Set(order.keys).count == order.keys.count, "\(form) has a key twice")
    #expect(!order.keys.contains(.other))
    if !keys.isEmpty { #expect(order.keys.count == keys.count) }
  }

  @Test("every head, companion and comparator of a condition has a rank, in this order")
  func conditions() throws {
    let order = LayoutOrder.order(of: .expression)
    let lastHead = try #require(Head.allCases.map { order.rank(KeyWord($0.rawValue)) ?? -1 }.max())
    for head in Head.allCases {
      let rank = try #require(order.rank(KeyWord(head.rawValue)))
      for companion in head.companions {
        #expect(try #require(order.rank(KeyWord(companion))) > rank, "\(head) \(companion)")
      }
    }
    for index in order.keys.indices {
      guard ComparatorWords.comparator(order.keys[index]) != nil else { continue }
      #expect(index > lastHead)
    }
    let comparators = order.keys.filter { ComparatorWords.comparator($0) != nil }
    #expect(comparators.count == ComparatorWords.all.count)
  }

  @Test("a route has the keys of a route, and a command those of a command")
  func others() {
    #expect(LayoutOrder.route.keys.map(\.text) == KeySet.route.keys)
    let step = LayoutOrder.order(of: .step)
    for head in CommandHead.allCases {
      for key in [head.rawValue] + head.companions {
        #expect(step.rank(KeyWord(key)) != nil, "\(key)")
      }
    }
    for moment in GameReader.moments {
      #expect(LayoutOrder.order(of: .rewards).rank(moment) != nil)
    }
  }
}
