import ProgressionEngine
import ProgressionModel
import ProgressionReference
import Testing

@Suite("Store notices in any order")
struct NoticeOrderTests {
  @Test("end in the same records and the same ownership", arguments: 0..<4)
  func permutations(part: Int) throws {
    let packs = LongRun.count(15)
    var compared = 0
    for offset in 0..<packs {
      let seed = LongRun.firstSeed + 70_000 + UInt64(part * packs + offset)
      let pack = PackGenerator(seed: seed, size: 8, profile: .money).pack()
      let start = ReferenceCalendar.scenarioStart
      guard let model = try? ReferencePack(json: pack),
        let fresh = try? EngineSubject(pack: pack, seed: 0, at: start)
      else { continue }
      var random = ReferenceRandom(seed: seed)
      let notices = NoticeOrderTests.notices(model, seed)
      var first: [String]?
      for _ in 0..<6 {
        var subject = fresh
        let order = notices.shuffled(using: &random)
        var isWhole = true
        for notice in order where try subject.apply(notice)["outcome"] != "accepted" {
          isWhole = false
        }
        // A sum that leaves 64 bits is refused wherever it comes, which is another end.
        guard isWhole else { continue }
        let end = NoticeOrderTests.end(of: subject, model)
        if let first, first != end {
          let script = ReferenceJSON.array(order).line
          Issue.record("seed \(seed), \(script)\n\(first)\n\(end)\n\(pack.pretty)")
          return
        }
        first = end
        compared += 1
      }
    }
    #expect(compared > packs)
  }

  /// What stores say of a few purchases, each several times.
  private static func notices(_ model: ReferencePack, _ seed: UInt64) -> [ReferenceJSON] {
    var generator = CommandGenerator(seed: seed, pack: model, profile: .money)
    let player = ReferencePlayer(pack: model)
    var notices: [ReferenceJSON] = []
    var kinds: [ReferenceJSON: (product: ReferenceJSON?, quantity: ReferenceJSON?)] = [:]
    for _ in 0..<2000 where notices.count < 9 {
      let command = generator.next(for: player).removing("now").removing("x-as").removing("id")
      guard let id = command["transaction"], command["restored"] == nil else { continue }
      // Those that contradict each other are refused in any order, but not the same ones.
      let count = command["state"] == "revoked" ? nil : command["quantity"] ?? 1
      let known = kinds[id] ?? (command["product"], count)
      if known.product != command["product"] || count != nil && known.quantity ?? count != count {
        continue
      }
      kinds[id] = (known.product, known.quantity ?? count)
      var trial = ReferencePlayer(pack: model)
      if trial.apply(command)["outcome"] == "accepted" { notices.append(command) }
    }
    return notices
  }

  /// The records, and what is owned by them: what a reward has given stays, and whether there was
  /// a moment for the reward depends on the order.
  private static func end(of subject: EngineSubject, _ model: ReferencePack) -> [String] {
    let game = subject.engine.game
    let products = game.nodes.indices.map { NodeRef(position: $0) }.filter {
      game[$0].product != nil && !model.isGiven(game[$0].id)
    }
    return subject.engine.transactions(in: subject.state).map { "\($0)" }
      + products.map { product in
        let isOwned = subject.engine.isOwned(product, in: subject.state)
        let purchases = subject.engine.purchases(of: product, in: subject.state)
        return "\(game[product].id): \(isOwned), \(purchases)"
      }
  }
}
