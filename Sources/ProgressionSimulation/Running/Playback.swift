import ProgressionEngine
import ProgressionModel
import ProgressionText

/// One run of one scenario.
struct Playback {
  let scenario: Scenario
  let file: ScenarioFile
  let packs: [PlayedPack]
  /// Whether the player is saved and loaded before every step.
  let restartsAtEveryStep: Bool
  /// What was not as expected; the run stops at the end of the step that has any.
  var failures: [ScenarioFailure] = []
  /// The number of steps played.
  private(set) var steps: Int64 = 0
  var seats: [Seat] = []
  /// The time that commands carry which say none themselves.
  var clock: Int64
  var saves: [Save] = []
  /// Where the seat of each player is in `seats`.
  private var positions: [String: Int] = [:]
  /// The rounds of the repetitions around the step that is played.
  private var rounds: [Int64] = []
  /// The state that `given` describes.
  private var beginning: PlayerState?

  /// A state under a name.
  struct Save {
    let name: String
    var pack: PackIndex
    var bytes: ContiguousArray<UInt8>
  }

  init(
    scenario: Scenario, file: ScenarioFile, packs: [PlayedPack], restartsAtEveryStep: Bool
  ) {
    self.scenario = scenario
    self.file = file
    self.packs = packs
    self.restartsAtEveryStep = restartsAtEveryStep
    clock = scenario.start
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
      beginning = try packs[0].engine.newPlayer(
        seed: scenario.seed, at: scenario.start, given: given)
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
    let index = seat(for: step.role.player)
    let before = moment(before: step, seat: index)
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
    let index = seat(for: step.role.player)
    steps += 1
    if restartsAtEveryStep {
      let restarted = restart(seat: index)
      if case .failed = restarted {
        let before = moment(before: step, seat: index)
        return check(step, seat: index, before: before, effect: restarted)
      }
    }
    let before = moment(before: step, seat: index)
    var effect = perform(step, seat: index)
    if let playthrough = step.role.playthrough, effect.isDone, seen(step, seat: index) == nil {
      effect = .failed("the player has no playthrough `\(PlainText.visible(playthrough))`")
    }
    if !effect.changes.isEmpty, effect.outcome?.isDuplicate != true {
      seats[index].lastChanges = (step.label, effect.changes)
    }
    check(step, seat: index, before: before, effect: effect)
  }

  private func moment(before step: ScenarioStep, seat index: Int) -> Moment {
    let asksWhatOpens = step.expectations.contains {
      if case .newlyUnlocked = $0.subject { true } else { false }
    }
    let seat = seats[index]
    let pack = packs[seat.pack]
    return Moment(
      seat, pack, in: asksWhatOpens ? pack.engine.state(seat.account, before: step) : nil)
  }

  /// What is seen of a player after a step; `nil` where the playthrough of the step is not there.
  func seen(_ step: ScenarioStep, seat index: Int) -> PlayerState? {
    let seat = seats[index]
    guard let playthrough = step.role.playthrough, step.action.ownPlaythrough == nil else {
      return seat.state
    }
    return packs[seat.pack].engine.state(seat.account, in: playthrough)
  }

  /// The seat of a player, where an earlier step has taken it.
  func takenSeat(of player: String) -> Int? {
    positions[player]
  }

  /// The seat of a player, taken now where it is empty.
  ///
  /// The first playthrough of every player starts from `given`, when the scenario does.
  private mutating func seat(for player: String) -> Int {
    if let taken = positions[player] { return taken }
    seat(
      Seat(
        player: player,
        account: PlayerAccount(
          beginning ?? packs[0].engine.newPlayer(seed: scenario.seed, at: scenario.start))))
    return seats.count - 1
  }

  /// Seats a player, in the place of what the player had.
  mutating func seat(_ seat: Seat) {
    if let taken = positions[seat.player] {
      seats[taken] = seat
      return
    }
    positions[seat.player] = seats.count
    seats.append(seat)
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
