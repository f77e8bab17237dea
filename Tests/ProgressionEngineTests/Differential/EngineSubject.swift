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

  /// Loads a pack; throws the findings as text.
  init(pack: ReferenceJSON) throws(ReferenceError) {
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
      engine = try Engine(compiling: game)
    } catch {
      throw ReferenceError("the pack does not compile: \(error)")
    }
    state = engine.newPlayer()
  }

  /// Plays one command from JSON.
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
      let outcome = try engine.apply(command, to: &state, as: .operator)
      OutcomeWriter.write(outcome, to: &writer)
    } catch {
      OutcomeWriter.writeOutcome(of: error, to: &writer)
    }
    return try ReferenceJSON(parsing: writer.text)
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
        holdings.map { holding in
          ReferenceMember(
            game[holding].id,
            [
              "balance": .int(engine.have(holding, in: state)),
              "earned": .int(engine.earned(holding, in: state)),
              "spent": .int(engine.spent(holding, in: state)),
            ])
        }),
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
    ]
  }

  /// A condition of the pack where the two evaluators of the engine disagree.
  func disagreement() -> String? {
    for index in engine.game.conditions.indices {
      let condition = ConditionRef(position: index)
      let plain = engine.holds(condition, of: engine.game, in: state)
      if plain != engine.derived(condition, in: state) {
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
    if let never = record.never { json = json.setting("never", .string(never.description)) }
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
