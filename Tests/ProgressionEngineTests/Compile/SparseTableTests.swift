import ProgressionModel
import Testing

@testable import ProgressionEngine

/// Tables without empty places answer like tables in which every slot has a place.
@Suite("Sparse tables")
struct SparseTableTests {
  /// Members at the edges of words, alone, in a row, and none or all.
  private static let members: [[Int]] = [
    [], [0], [63], [64], [199], [0, 63, 64, 65, 127, 128, 199], Array(0..<200),
  ]

  @Test("A slot has the number of the slots before it that are in", arguments: members)
  func numbers(_ members: [Int]) {
    let index = SlotIndex(slots: 200) { members.contains($0) }
    #expect(index.count == members.count)
    for slot in 0..<200 {
      #expect(index.number(of: slot) == members.firstIndex(of: slot) ?? -1, "\(slot)")
    }
  }

  @Test("The entries of slots are one behind the other", arguments: members)
  func lists(_ members: [Int]) {
    var counts = ContiguousArray<Int32>(repeating: 0, count: 200)
    for (number, slot) in members.enumerated() { counts[slot] = Int32(number % 3) + 1 }
    let lists = SlotLists(counts: counts)
    var next = 0
    for slot in 0..<200 {
      let expected = counts[slot] == 0 ? 0..<0 : next..<next + Int(counts[slot])
      #expect(lists[slot] == expected, "\(slot)")
      next += Int(counts[slot])
    }
  }

  @Test("The nodes of a slot stay in their order")
  func nodes() {
    let nodes = SlotNodes([(70, 5), (3, 9), (70, 1), (70, 5), (3, 2)], slots: 80)
    func all(_ slot: Slot) -> [Int32] { nodes.places(of: slot).map { nodes[$0] } }
    #expect(all(70) == [5, 1, 5])
    #expect(all(3) == [9, 2])
    #expect(all(4).isEmpty)
    #expect(SlotNodes().isEmpty)
  }

  @Test("A slot without a role means nothing")
  func roles() {
    var all = ContiguousArray<SlotRole>(repeating: SlotRole(), count: 130)
    all[64] = SlotRole(kind: .mark, entity: 3, detail: 2)
    all[129] = SlotRole(kind: .open, entity: 4)
    let roles = SlotRoles(all)
    #expect(roles[64].kind == .mark && roles[64].entity == 3 && roles[64].detail == 2)
    #expect(roles[129].kind == .open && roles[129].entity == 4)
    for slot in [0, 63, 65, 128] { #expect(roles[slot].kind == .nothing, "\(slot)") }
  }

  @Test("A fact lives as long as was said, wherever another life begins")
  func lives() {
    let reset = Life(ResetRef(2))
    let all: ContiguousArray<Life> = [
      .account, .account, .playthrough, reset, .playthrough, .lasting,
    ]
    let lives = SlotLives(all)
    #expect(all.indices.map { lives[$0] } == Array(all))
  }

  @Test("Every node has its own list")
  func lists() {
    let lists: ContiguousArray<[Int]> = [[], [1, 2], [], [3]]
    let flat = NodeLists(lists)
    #expect(lists.indices.map { Array(flat[$0]) } == Array(lists))
  }

  @Test("A weight is kept once, and 1 is the first")
  func weights() {
    var table = WeightTable()
    #expect([1, 5, -1, 5, 1, .max].map { table.place(of: $0) } == [0, 1, 2, 1, 0, 3])
    #expect(table.values == [1, 5, -1, .max])
  }

  @Test("Shares have their slots in the order in which they are listed")
  func shares() throws {
    let layout = try TestGame(
      """
      "currencies": ["a", "b"], "worlds": [{"id": "w", "levels": [
        {"id": "x", "rewards": {"perNewStar": {"b": 1}, "onComplete": {"a": 1, "b": 2}}}, 2]}],
      "features": {"f": {"unlock": {"price": {"a": 3}}, "rewards": {"onUnlock": {"b": 1}}}}
      """
    ).engine.layout
    #expect(layout.shares.count == 5)
    #expect(zip(layout.shares, layout.shares.dropFirst()).allSatisfy { $0.slot < $1.slot })
  }

  @Test("Levels with equal rewards have them in one place")
  func rewards() throws {
    let game = try TestGame(
      """
      "currencies": ["a"], "defaults": {"levels": {"rewards": {"onComplete": {"a": 1}}}},
      "worlds": [{"id": "w", "levels": [3, {"id": "x", "rewards": {"onComplete": {"a": 2}}}]}]
      """
    ).game
    func place(_ node: Int) -> UnsafePointer<Reward>? {
      game.nodes[node].rewards.withUnsafeBufferPointer { $0.baseAddress }
    }
    #expect(game.nodes[1].rewards.count == 1)
    #expect(place(1) == place(2) && place(2) == place(3))
    #expect(place(4) != place(3))
    #expect(game.nodes[4].rewards.first?.bundle.amounts.first?.amount == 2)
  }
}
