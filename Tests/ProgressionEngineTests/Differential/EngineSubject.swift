import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionReference
import ProgressionText

/// The engine behind the shapes of the reference evaluator: JSON in, JSON out.
struct EngineSubject {
  let engine: Engine
  private(set) var state: PlayerState

  /// Findings that do not keep a random pack from meaning something.
  private static let checks: ReferenceJSON = [
    "unreachable-threshold": "off", "empty-range": "off", "always-true": "off",
    "price-above-cap": "off", "never-completed-world": "off",
  ]

  /// Loads a pack, with a new player; throws the findings as text.
  init(pack: ReferenceJSON, seed: Int64, at now: Int64) throws(ReferenceError) {
    var sources = Sources()
    // A random threshold need not be one that play can reach.
    let text = pack.setting("checks", EngineSubject.checks).pretty
    let id = sources.add(SourceFile(name: "rules.json", text: text))
    let reading = RulePackReader.read(id, in: &sources) { _ in nil }
    guard let game = reading.game else {
      let errors = reading.diagnostics.filter { $0.severity == .error }
      throw ReferenceError(
        "the pack is refused:\n"
          + DiagnosticRenderer.text(errors, sources: sources, color: false) + "\n\(text)")
    }
    do {
      // Every other pack has a value for every condition, the rest only those that play needs.
      engine =
        text.utf8.count.isMultiple(of: 2)
        ? try Engine(compiling: game, zones: RandomPlay.zones)
        : try Engine(keepingConditionsOf: game, zones: RandomPlay.zones)
    } catch {
      throw ReferenceError("the pack does not compile: \(error)")
    }
    state = engine.newPlayer(seed: seed, at: now)
  }

  /// Plays one command from JSON, with the authority of its `x-as` or of the store.
  mutating func apply(_ json: ReferenceJSON) throws(ReferenceError) -> ReferenceJSON {
    let file = SourceFile(name: "command.json", text: json.line)
    let (document, _) = JSONReader.read(file, as: FileID(index: 0))
    guard let document else { throw ReferenceError("unreadable command \(json.line)") }
    let (command, _) = CommandReader.read(document.root)
    guard let command else {
      return ["outcome": "rejected", "rejection": ["reason": "malformed"]]
    }
    var writer = JSONWriter(style: .compact)
    do throws(Rejection) {
      let outcome = try engine.apply(command, to: &state, as: authority(of: json))
      OutcomeWriter.write(outcome, to: &writer)
    } catch {
      OutcomeWriter.writeOutcome(of: error, to: &writer)
    }
    return try ReferenceJSON(parsing: writer.text)
  }

  private func authority(of command: ReferenceJSON) -> Authority {
    switch command["x-as"] {
    case "player": .player
    case "operator": .operator
    default: .store
    }
  }

  /// Saves and loads the state.
  mutating func restart() throws(ReferenceError) {
    let bytes = engine.encode(state)
    do {
      let file = SourceFile(name: "state.json", bytes: bytes)
      let loaded = try engine.decode(file, id: FileID(index: 0))
      guard loaded == state, engine.encode(loaded) == bytes else {
        throw ReferenceError("a saved state loads as another one")
      }
      state = loaded
    } catch let error as StateError {
      throw ReferenceError("a saved state does not load: \(error.diagnostics[0].message)")
    } catch {
      throw ReferenceError("\(error)")
    }
  }

  /// Everything that the reference evaluator's snapshot says.
  func snapshot() -> ReferenceJSON {
    let game = engine.game
    let nodes = game.nodes.indices.map { NodeRef(position: $0) }
    let holdings = game.holdings.indices.map { HoldingRef(position: $0) }
    return [
      "nodes": .object(nodes.map { ReferenceMember(game[$0].id, record(of: $0)) }),
      "holdings": .object(
        holdings.map { ReferenceMember(game[$0].id, terms(of: $0)) }),
      "counters": .object(
        game.counters.indices.map { index in
          let value = engine.counter(CounterRef(position: index), in: state)
          return ReferenceMember(game.counters[index].id, .int(value))
        }),
      "flags": .array(
        game.flags.indices.filter { engine.flag(FlagRef(position: $0), in: state) }
          .map { .string(game.flags[$0].id) }),
      "attributes": .object(
        game.attributes.indices.map { index in
          let value = engine.attribute(AttributeRef(position: index), in: state)
          return ReferenceMember(game.attributes[index].id, json(value))
        }),
      "percent": .object(
        game.collections.indices.map { index in
          let percent = engine.percent(CollectionRef(position: index), in: state)
          return ReferenceMember(game.collections[index].id, percent.map { .int($0) } ?? .null)
        }),
      "completed": .array(
        nodes.filter { engine.isCompleted($0, in: state) }.map { .string(game[$0].id) }),
      "nextLevel": engine.nextLevel(in: state).map { .string(game[$0].id) } ?? .null,
      "now": .int(state.now),
      "periods": .object(
        game.resets.indices.map { index in
          let period = engine.period(of: ResetRef(position: index), in: state)
          return ReferenceMember(game.resets[index].id, .int(period))
        }),
      "timers": .object(
        game.timers.indices.compactMap { index in
          engine.timer(TimerRef(position: index), in: state).map {
            ReferenceMember(game.timers[index].id, .int($0))
          }
        }),
      "rules": .object(
        game.rules.map { rule in
          let holds = engine.holds(rule.condition, of: game, in: state)
          return ReferenceMember(rule.id, .bool(holds))
        }),
      "transactions": .object(
        engine.transactions(in: state).map { ReferenceMember($0.id, json($0)) }),
    ]
  }

  private func terms(of holding: HoldingRef) -> ReferenceJSON {
    let terms = engine.terms(of: holding, in: state)
    return [
      "balance": .int(terms.balance), "initial": .int(terms.initial),
      "earned": .int(terms.earned), "bought": .int(terms.bought),
      "returned": .int(terms.returned), "forgiven": .int(terms.forgiven),
      "spent": .int(terms.spent), "taken": .int(terms.taken), "refunded": .int(terms.refunded),
    ]
  }

  private func json(_ record: TransactionRecord) -> ReferenceJSON {
    var json: ReferenceJSON = [
      "product": .string(record.product), "stage": .string(record.stage.description),
    ]
    if record.units > 0 {
      json = json.setting("units", .int(record.units))
      json = json.setting("revoked", .int(min(record.units, record.revoked)))
    }
    if let until = record.until { json = json.setting("until", .int(until)) }
    return json
  }

  /// A condition of the pack where the two evaluators of the engine disagree.
  func disagreement() -> String? {
    for index in engine.game.conditions.indices {
      let condition = ConditionRef(position: index)
      let plain = engine.holds(condition, of: engine.game, in: state)
      if let derived = engine.derived(condition, in: state), derived != plain {
        return "condition \(index), plainly \(plain): \(engine.game.conditions[index])"
      }
    }
    return nil
  }

  private func json(_ value: AttributeValue) -> ReferenceJSON {
    switch value {
    case .int(let number): .int(number)
    case .text(let text): .string(text)
    case .version(let version): .string(version.description)
    }
  }

  private func record(of node: NodeRef) -> ReferenceJSON {
    let record = engine.status(of: node, in: state)
    var json: ReferenceJSON = ["status": .string(record.status.description)]
    if record.status == .hidden { return json }
    if let rank = record.rank, let ranks = record.ranks {
      json = json.setting("rank", .int(rank)).setting("ranks", .int(ranks))
    }
    if !record.offers.isEmpty {
      json = json.setting("offers", .array(record.offers.map { self.json($0) }))
    }
    for member in quest(record) { json = json.setting(member.key, member.value) }
    if let never = never(record, engine.game[node]) {
      json = json.setting("never", .string(never))
    }
    if record.isPending { json = json.setting("pending", true) }
    return json
  }

  private func json(_ offer: Offer) -> ReferenceJSON {
    var json: ReferenceJSON = [
      "price": amounts(offer.price), "affordable": .bool(offer.isAffordable),
    ]
    if !offer.missing.isEmpty { json = json.setting("missing", amounts(offer.missing)) }
    return json
  }

  private func amounts(_ amounts: [NamedAmount]) -> ReferenceJSON {
    .object(amounts.map { ReferenceMember($0.id, .int($0.amount)) })
  }
}
