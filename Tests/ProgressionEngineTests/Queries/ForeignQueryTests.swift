import ProgressionEngine
import ProgressionModel
import Testing

/// What nobody knows is locked, false, 0, nothing; no question about it traps.
@Suite("Queries about what the pack does not have")
struct ForeignQueryTests {
  private static let pack = """
    "currencies": {"coins": {"initial": 12}, "energy": {"cap": 5,
      "refill": {"amount": 1, "every": "30m"}}},
    "counters": {"n": {"min": 3}}, "flags": ["met"],
    "attributes": {"age": {"type": "int", "initial": 30}},
    "worlds": [{"id": "a", "levels": 2}],
    "features": {"f": {"unlock": true}},
    "products": {"pass": {"kind": "permanent", "store": "com.example.pass"}},
    "timers": {"brew": {"after": "8h", "grants": {"coins": 1}}},
    "resets": {"daily": {"every": "day", "at": "04:00", "zone": "UTC"}},
    "collections": {"most": [{"of": {"in": "a"}, "points": 1}]}
    """

  /// Everything that can be asked about one position, as text.
  private func answers(_ engine: Engine, _ index: Int32, _ state: PlayerState) -> [String] {
    let node = NodeRef(index)
    let holding = HoldingRef(index)
    var answers = [
      "\(engine.status(of: node, in: state))", "\(engine.isOpen(node, in: state))",
      "\(engine.isCompleted(node, in: state))", "\(engine.isOwned(node, in: state))",
      "\(engine.isVisited(node, in: state))", "\(engine.isHidden(node, in: state))",
      "\(engine.rank(of: node, in: state))", "\(engine.stars(of: node, in: state))",
      "\(engine.purchases(of: node, in: state))", "\(engine.progress(of: node, in: state))",
      "\(engine.sources(of: node, in: state))", "\(engine.streak(of: node, in: state))",
      "\(engine.explain(node, in: state))", "\(engine.explain(node, in: state, for: .player))",
    ]
    answers += [
      "\(engine.have(holding, in: state))", "\(engine.earned(holding, in: state))",
      "\(engine.spent(holding, in: state))", "\(engine.taken(holding, in: state))",
      "\(engine.terms(of: holding, in: state))", "\(engine.ledger(of: holding, in: state))",
      "\(String(describing: engine.refillsAt(of: holding, in: state)))",
      "\(engine.counter(CounterRef(index), in: state))",
      "\(engine.flag(FlagRef(index), in: state))",
      "\(engine.attribute(AttributeRef(index), in: state))",
      "\(String(describing: engine.percent(CollectionRef(index), in: state)))",
      "\(engine.period(of: ResetRef(index), in: state))",
      "\(String(describing: engine.nextReset(of: ResetRef(index), in: state)))",
      "\(String(describing: engine.timer(TimerRef(index), in: state)))",
      "\(String(describing: engine.questState(of: NodeRef(index), in: state)))",
      "\(engine.isMet(NodeRef(index), in: state))",
      "\(String(describing: engine.place(of: NodeRef(index), in: state)))",
    ]
    return answers
  }

  private static let unknown = [
    "StatusRecord(status: locked, offers: [], rank: nil, ranks: nil, opensAt: nil, never: nil,"
      + " isPending: false, state: nil, stage: nil, stages: nil, objectives: [], place: nil,"
      + " turnIn: nil, failsAt: nil)", "false", "false", "false", "false", "true", "0", "0", "0",
    "Progress(done: 0, total: 0, stars: 0, maxStars: 0)",
    "NodeSources(sources: [], since: nil, packVersion: nil)", "0", "`` is locked", "`` is locked",
    "0", "0", "0", "0",
    "HoldingTerms(balance: 0, initial: 0, earned: 0, bought: 0, returned: 0, forgiven: 0,"
      + " spent: 0, taken: 0, refunded: 0, cap: 0, floor: 0)", "[]", "nil", "0", "false", "0",
    "nil", "0", "nil", "nil", "nil", "false", "nil",
  ]

  @Test(
    "A reference that the pack does not have",
    arguments: [-1, 99, Int32.max, Int32.min, -2_000_000_000])
  func outOfRange(_ index: Int32) throws {
    let game = try TestGame(ForeignQueryTests.pack)
    let answers = answers(game.engine, index, game.engine.newPlayer())
    #expect(
      answers.map { $0.replacing("ProgressionEngine.", with: "") } == ForeignQueryTests.unknown)
  }

  @Test("A state of another pack", arguments: 0..<8 as Range<Int32>)
  func otherPack(_ index: Int32) throws {
    let game = try TestGame(ForeignQueryTests.pack)
    let foreign = try TestGame(#""flags": ["on"]"#).engine.newPlayer()
    #expect(!game.engine.isCompatible(with: foreign))
    let answers = answers(game.engine, index, foreign)
    #expect(
      answers.map { $0.replacing("ProgressionEngine.", with: "") } == ForeignQueryTests.unknown)
  }

  @Test("Lists of a state of another pack are empty, and commands refuse it")
  func lists() throws {
    let engine = try TestGame(ForeignQueryTests.pack).engine
    let foreign = try TestGame(#""flags": ["on"]"#).engine.newPlayer()
    for status in [Status.hidden, .locked, .available, .unlocked, .completed] {
      #expect(engine.nodes(status, in: foreign).isEmpty)
    }
    #expect(engine.nextLevel(in: foreign) == nil)
    #expect(engine.ledger(in: foreign).isEmpty)
    #expect(engine.transactions(in: foreign).isEmpty)
    var state = foreign
    #expect(throws: Rejection.needsAdoption) {
      try engine.apply(Command(.tick), to: &state, as: .operator)
    }
    #expect(state == foreign)
  }

  @Test("Conditions of another game, or with a reference that there is not, do not hold")
  func conditions() throws {
    let game = try TestGame(
      #""flags": ["on"], "features": {"f": {"unlock": {"flag": "on"}}, "g": {"unlock": true}}"#)
    let larger = try TestGame(ForeignQueryTests.pack)
    let (engine, state) = (game.engine, game.engine.newPlayer())
    for index: Int32 in [-1, 0, 1, 99, Int32.max, Int32.min] {
      let condition = ConditionRef(index)
      #expect(!engine.holds(condition, of: larger.game, in: state))
      #expect(engine.requirements(condition, of: larger.game, in: state).isEmpty)
      #expect(!engine.holds(condition, of: game.game, in: larger.engine.newPlayer()))
      if (0..<Int32(game.game.conditions.count)).contains(index) { continue }
      #expect(!engine.holds(condition, of: game.game, in: state))
      #expect(engine.requirements(condition, of: game.game, in: state).isEmpty)
    }
  }
}
