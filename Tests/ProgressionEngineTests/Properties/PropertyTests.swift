import ProgressionEngine
import ProgressionModel
import ProgressionReference
import Testing

/// What holds for every pack and every script; a failure prints the seed of its pack.
@Suite("Properties over random packs")
struct PropertyTests {
  @Test("Replaying a completion with the same or a worse result", arguments: 0..<2)
  func replay(_ part: Int) throws {
    let offset = UInt64(20_000 + 1000 * part)
    var replayed = 0
    for play in RandomPlay.plays(LongRun.count(8), size: 15, commands: 60, from: offset) {
      // Packs that count completions, or pay for each, may rightly open more.
      let text = play.pack.line
      let isQuiet = !["clears", "onEveryComplete"].contains { text.contains("\"\($0)\"") }
      let engine = play.game.engine
      var state = engine.newPlayer()
      for command in play.script {
        let results = engine.apply([command], to: &state, as: .operator)
        // A duplicate did nothing, and what it had completed may have ended since.
        guard case .complete(let id, let result) = command.action,
          case .success(let first)? = results.first, !first.isDuplicate
        else { continue }
        let worse = LevelResult(
          stars: result.stars.map { $0 / 2 }, score: result.score.map { $0 / 2 },
          marks: Array(result.marks.dropFirst()))
        for again in [result, worse] {
          var copy = state
          let outcome = try? engine.apply(Command(.complete(id, again)), to: &copy, as: .operator)
          guard let outcome else { continue }
          replayed += 1
          if isQuiet {
            #expect(outcome.changes.isEmpty, "seed \(play.seed), \(id): \(outcome.line)")
          }
          let own = outcome.changes.filter {
            $0.id == id && [.stars, .mark, .completed, .visited].contains($0.kind)
          }
          #expect(own.isEmpty, "seed \(play.seed), \(id): \(outcome.line)")
        }
      }
    }
    #expect(replayed > 100)
  }

  @Test("Another order of alternatives, maps and tables changes nothing", arguments: 0..<2)
  func permutation(_ part: Int) throws {
    let offset = UInt64(30_000 + 1000 * part)
    var compared = 0
    for play in RandomPlay.plays(LongRun.count(8), size: 20, commands: 50, from: offset) {
      var permutation = Permutation(seed: play.seed)
      let other = try RandomPlay.game(permutation.of(play.pack))
      var (left, right) = (play.game.engine.newPlayer(), other.engine.newPlayer())
      for command in play.script {
        let first = outcome(of: command, play.game.engine, &left)
        let second = outcome(of: command, other.engine, &right)
        #expect(first == second, "seed \(play.seed), \(command)")
        let (one, two) = (snapshot(play.game, left), snapshot(other, right))
        guard first == second, one == two else {
          Issue.record("seed \(play.seed), \(command): \(difference(one, two))")
          break
        }
        compared += 1
      }
    }
    #expect(compared > 100)
  }

  private func difference(_ left: [String: String], _ right: [String: String]) -> String {
    let keys = Set(left.keys).union(right.keys).sorted().filter { left[$0] != right[$0] }
    return keys.map { "\($0): \(left[$0] ?? "-") or \(right[$0] ?? "-")" }.joined(separator: ", ")
  }

  /// The reason, or what changed in any order, causes and amounts that a cap may share out aside.
  private func outcome(
    of command: Command, _ engine: Engine, _ state: inout PlayerState
  ) -> [String] {
    do throws(Rejection) {
      let outcome = try engine.apply(command, to: &state, as: .operator)
      return outcome.changes.filter { ![.credited, .clipped].contains($0.kind) }.map { change in
        var change = change
        change.cause = nil
        return change.line
      }.sorted()
    } catch {
      return [error.reason]
    }
  }

  /// Everything that can be asked, by id.
  private func snapshot(_ game: TestGame, _ state: PlayerState) -> [String: String] {
    let engine = game.engine
    var values: [String: String] = ["revision": "\(state.revision)"]
    for (index, node) in game.game.nodes.enumerated() {
      let record = engine.status(of: NodeRef(position: index), in: state)
      var line = "\(record.status) \(record.rank ?? -1) \(record.never?.description ?? "")"
      line += record.offers.map { offer in
        offer.price.sorted { $0.id < $1.id }.line + " \(offer.isAffordable)"
      }.sorted().joined(separator: ",")
      values[node.id] = line
    }
    for (index, holding) in game.game.holdings.enumerated() {
      let reference = HoldingRef(position: index)
      values[holding.id] = [
        engine.have(reference, in: state), engine.earned(reference, in: state),
        engine.spent(reference, in: state),
      ].map { "\($0)" }.joined(separator: " ")
    }
    for (index, counter) in game.game.counters.enumerated() {
      values[counter.id] = "\(engine.counter(CounterRef(position: index), in: state))"
    }
    for (index, collection) in game.game.collections.enumerated() {
      let percent = engine.percent(CollectionRef(position: index), in: state)
      values[collection.id] = "\(percent ?? -1)"
    }
    return values
  }

  @Test("The same script gives the same bytes, in one engine and in two")
  func determinism() throws {
    for play in RandomPlay.plays(LongRun.count(8), size: 20, commands: 50, from: 40_000) {
      let twin = try TestGame(pack: play.game.text, zones: RandomPlay.zones)
      #expect(twin.engine.fingerprint == play.game.engine.fingerprint)
      var (left, right) = (play.game.engine.newPlayer(), twin.engine.newPlayer())
      for (position, command) in play.script.enumerated() {
        let first = play.game.engine.apply([command], to: &left, as: .operator)
        let second = twin.engine.apply([command], to: &right, as: .operator)
        #expect(first == second, "seed \(play.seed)")
        // They take over from each other, as values and as saved states.
        if position % 10 == 4 { swap(&left, &right) }
        if position % 10 == 9 { left = try twin.load(play.game.engine.encode(left)) }
      }
      #expect(left == right)
      #expect(left.hashValue == right.hashValue)
      let bytes = (play.game.engine.encode(left), twin.engine.encode(right))
      #expect(bytes.0 == bytes.1, "seed \(play.seed)")
    }
  }

  @Test("Every difference in meaning is another fingerprint")
  func fingerprints() throws {
    var seen: [String: UInt64] = [:]
    for play in RandomPlay.plays(LongRun.count(20), size: 8, commands: 0, from: 50_000) {
      let earlier = seen.updateValue(play.seed, forKey: play.game.engine.fingerprint)
      #expect(earlier == nil, "seeds \(play.seed) and \(earlier ?? 0)")
    }
  }

  /// The pack with titles, and with every second node hidden while it is locked.
  private static func hiding(_ pack: ReferenceJSON) -> ReferenceJSON {
    var count = 0
    func hidden(_ json: ReferenceJSON, _ id: String) -> ReferenceJSON {
      count += 1
      let titled = json.setting("title", .string("title-of-\(id)"))
      return count.isMultiple(of: 2) ? titled.setting("visible", ["flag": "see"]) : titled
    }
    var pack = pack
    for table in ["features", "achievements", "locations", "products"] {
      let entries = pack[table]?.members ?? []
      if entries.isEmpty { continue }
      pack = pack.setting(
        table, .object(entries.map { ReferenceMember($0.key, hidden($0.value, $0.key)) }))
    }
    let worlds = pack["worlds"]?.elements ?? []
    pack = pack.setting("worlds", .array(worlds.map { hidden($0, $0["id"]?.text ?? "") }))
    switch pack["flags"] {
    case .object(let flags): return pack.setting("flags", .object(flags + [.init("see", [:])]))
    case .array(let flags): return pack.setting("flags", .array(flags + ["see"]))
    default: return pack.setting("flags", ["see"])
    }
  }

  @Test("A player is told of no hidden node", arguments: 0..<2)
  func hidden(_ part: Int) throws {
    let offset = UInt64(60_000 + 1000 * part)
    var (hiddenNodes, told) = (0, 0)
    for play in RandomPlay.plays(LongRun.count(12), size: 15, commands: 30, from: offset) {
      let shy = try RandomPlay.game(PropertyTests.hiding(play.pack))
      let (engine, game) = (shy.engine, shy.game)
      let nodes = game.nodes.indices.map { NodeRef(position: $0) }
      var state = engine.newPlayer()
      for command in play.script {
        // A refusal speaks of the time of the command, by which more may be known.
        var then = state
        _ = try? engine.apply(Command(.tick, now: command.now), to: &then)
        let before = Set(
          nodes.filter { engine.isHidden($0, in: state) && engine.isHidden($0, in: then) }
            .flatMap { [game[$0].id, game[$0].title] })
        do throws(Rejection) {
          try engine.apply(command, to: &state, as: .operator)
        } catch {
          // What the sender named itself is no news, nor what earlier members of a batch have shown.
          if case .do = command.action { continue }
          let secrets = before.subtracting(Tokens.of("\(command)"))
          let names = Tokens.of(error.told).intersection(secrets)
          #expect(names.isEmpty, "seed \(play.seed): \(error.told)")
        }
      }
      let hidden = Set(
        nodes.filter { engine.isHidden($0, in: state) }
          .flatMap { [game[$0].id, game[$0].title] })
      hiddenNodes += hidden.count
      for node in nodes where !hidden.contains(game[node].id) {
        let text = engine.explain(node, in: state, for: .player).told
        told += 1
        let names = Tokens.of(text).intersection(hidden)
        #expect(names.isEmpty, "seed \(play.seed): \(text)")
      }
    }
    #expect(hiddenNodes > 10)
    #expect(told > 100)
  }
}

/// The words of a text that could be ids.
private enum Tokens {
  static func of(_ text: String) -> Set<String> {
    Set(
      text.split { character in
        !(character.isASCII && (character.isLetter || character.isNumber))
          && !"-_./".contains(character)
      }.map { String($0) })
  }
}
