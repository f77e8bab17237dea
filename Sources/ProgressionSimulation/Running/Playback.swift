import ProgressionEngine
import ProgressionModel
import ProgressionText

/// One run of one scenario.
struct Playback {
  let scenario: Scenario
  let file: ScenarioFile
  let engine: Engine
  let carousel: Carousel
  /// Whether the player is saved and loaded before every step.
  var restartsAtEveryStep = false
  /// What was not as expected; the run stops at the end of the step that has any.
  var failures: [ScenarioFailure] = []
  /// The number of steps played.
  private(set) var steps: Int64 = 0
  var seats: [Seat] = []
  /// The rounds of the repetitions around the step that is played.
  private var rounds: [Int64] = []
  /// The state that `given` describes.
  private var beginning: PlayerState?
  private var saves: [(name: String, bytes: ContiguousArray<UInt8>)] = []

  /// What a step did.
  enum Effect {
    case none
    case accepted(Outcome)
    case rejected(Rejection)
    /// The step itself could not be done.
    case failed(String)
  }

  init(scenario: Scenario, file: ScenarioFile, engine: Engine) {
    self.scenario = scenario
    self.file = file
    self.engine = engine
    carousel = Carousel(of: engine.game)
  }

  /// Plays the steps up to the first that fails.
  mutating func play() {
    // A starting state that cannot be is told before any step is blamed.
    guard prepare() else { return }
    play(scenario.steps)
  }

  /// Makes the state in which every player starts; `false` where it cannot be.
  private mutating func prepare() -> Bool {
    guard let given = scenario.given else { return true }
    do {
      beginning = try engine.newPlayer(seed: scenario.seed, given: given)
      return true
    } catch {
      var failure = ScenarioFailure(
        message: "the starting state cannot be: \(Wording.sentence(error))",
        location: location(scenario.givenPlace), expected: "a starting state",
        actual: Wording.text(error))
      failure.replay = replay
      failures.append(failure)
      return false
    }
  }

  private mutating func play(_ steps: [ScenarioStep]) {
    for step in steps {
      play(step)
      if !failures.isEmpty { return }
    }
  }

  private mutating func play(_ step: ScenarioStep) {
    if case .repeat(let times, let inner) = step.action {
      repeating(inner, times: times, step)
    } else {
      once(step)
    }
  }

  private mutating func repeating(_ inner: [ScenarioStep], times: Int64, _ step: ScenarioStep) {
    let index = seat(for: step.player, step.playthrough)
    let before = openNodes(before: step, seat: index)
    rounds.append(0)
    for round in 0..<times {
      rounds[rounds.count - 1] = round + 1
      play(inner)
      if !failures.isEmpty { return }
    }
    rounds.removeLast()
    check(step, seat: index, before: before, effect: .none)
  }

  private mutating func once(_ step: ScenarioStep) {
    let index = seat(for: step.player, step.playthrough)
    steps += 1
    if restartsAtEveryStep {
      let restarted = load(engine.encode(seats[index].state), seat: index)
      if case .failed = restarted { return check(step, seat: index, before: [], effect: restarted) }
    }
    let before = openNodes(before: step, seat: index)
    let effect = perform(step, seat: index)
    if case .accepted(let outcome) = effect, !outcome.changes.isEmpty, !outcome.isDuplicate {
      seats[index].lastChanges = (step.label, outcome.changes)
    }
    check(step, seat: index, before: before, effect: effect)
  }

  /// The seat of a player in a playthrough, taken now where it is empty.
  ///
  /// The first playthrough of every player starts from `given`, other playthroughs are new.
  private mutating func seat(for player: String, _ playthrough: String?) -> Int {
    let taken = seats.firstIndex { $0.player == player && $0.playthrough == playthrough }
    if let taken { return taken }
    let isFirst = !seats.contains { $0.player == player }
    let state = isFirst ? beginning : nil
    seats.append(
      Seat(
        player: player, playthrough: playthrough,
        state: state ?? engine.newPlayer(seed: scenario.seed)))
    return seats.count - 1
  }

  /// The nodes that are open before a step that expects what it opens; `nil` for other steps.
  private func openNodes(before step: ScenarioStep, seat index: Int) -> Set<NodeRef>? {
    for expectation in step.expectations {
      if case .newlyUnlocked = expectation.subject { return Set(openNodes(seat: index)) }
    }
    return nil
  }

  /// The nodes but products that are open, in declaration order.
  func openNodes(seat index: Int) -> [NodeRef] {
    engine.game.nodes.indices.map { NodeRef(position: $0) }.filter {
      engine.game[$0].product == nil && engine.isOpen($0, in: seats[index].state)
    }
  }

  private mutating func perform(_ step: ScenarioStep, seat index: Int) -> Effect {
    switch step.action {
    case .look, .repeat: return .none
    case .press(let direction):
      carousel.press(direction, &seats[index], engine)
      return .none
    case .restart: return load(engine.encode(seats[index].state), seat: index)
    case .save(let name):
      let bytes = engine.encode(seats[index].state)
      if let place = saves.firstIndex(where: { $0.name == name }) {
        saves[place].bytes = bytes
      } else {
        saves.append((name, bytes))
      }
      return .none
    case .load(let name):
      guard let save = saves.first(where: { $0.name == name }) else {
        return .failed("nothing is saved as `\(PlainText.visible(name))`")
      }
      return load(save.bytes, seat: index)
    case .command(let command): return send(command, step, seat: index)
    case .completeWorld(let world, let result):
      let commands = LevelPlay.commands(
        toComplete: world, with: result, in: seats[index].state, engine)
      guard !commands.isEmpty else { return .accepted(Outcome(revision: 0, changes: [])) }
      return send(Command(.do(commands)), step, seat: index)
    }
  }

  private mutating func send(
    _ command: Command, _ step: ScenarioStep, seat index: Int
  ) -> Effect {
    do {
      return .accepted(
        try engine.apply(command, to: &seats[index].state, as: step.authority))
    } catch {
      return .rejected(error)
    }
  }

  private mutating func load(_ bytes: ContiguousArray<UInt8>, seat index: Int) -> Effect {
    var sources = Sources()
    let saved = SourceFile(name: "saved state", bytes: bytes)
    do {
      seats[index].state = try engine.decode(saved, id: sources.add(saved))
      return .none
    } catch {
      let message = error.diagnostics.first?.message ?? "it cannot be read"
      return .failed("the saved state does not load: \(PlainText.visible(message))")
    }
  }

  /// Where a place of the scenario or the rules is.
  func location(_ place: Place) -> Location? {
    file.sources.location(of: place)
  }

  /// The command that replays the scenario.
  var replay: String { Wording.replay(file: file.name, scenario: scenario.name) }

  /// Adds a failure of a step.
  mutating func fail(_ step: ScenarioStep, seat index: Int, _ failure: ScenarioFailure) {
    var failure = failure
    failure.step = step.label
    failure.rounds = rounds
    failure.stepText = step.text
    if let last = seats[index].lastChanges {
      failure.changes = Wording.changes(last.changes, ofStep: last.step)
    }
    failure.replay = replay
    failures.append(failure)
  }
}
