import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  /// The most steps that a scenario plays, so that a run always ends.
  private static let maximumSteps: Int64 = 1_000_000

  /// When scenarios begin, and what seeds their chance.
  struct Start {
    var instant = Instants.scenarioStart
    var seed: Int64 = 0
  }

  /// Reads what a scenario plays.
  ///
  /// - Parameters:
  ///   - header: What the scenario says beside that.
  ///   - name: The name, of a case with its number and values.
  ///   - place: Where the scenario, or its case, is written.
  ///   - body: The object of the scenario, with the values of the case.
  /// - Returns: The scenario; what is wrong in it has been reported.
  mutating func scenario(
    _ header: Header, name: String, place: Place, body: JSONValue
  ) -> Scenario? {
    var steps: [ScenarioStep] = []
    var given: Given?
    var givenPlace = Place.none
    var start = start
    cast = Cast()
    usedPacks = [0]
    lostPack = false
    pack = 0
    for member in body.members where member.keyIs("at") || member.keyIs("seed") {
      start = self.start(start, with: member)
    }
    if let value = body["given"] {
      given = self.given(value)
      givenPlace = origin(value.place)
    }
    if let value = body["steps"] ?? misspelt("steps", in: body, ScenarioKeys.scenario) {
      steps = self.steps(value, prefix: "", role: Role(player: "", playthrough: nil))
      if value.kind == .array, value.count == 0, header.todo == nil {
        report(.emptyExpectation, at: value.place, "the scenario has no step")
      }
      if Self.count(steps) > Self.maximumSteps {
        report(
          .outOfRange, at: firstByte(of: value),
          "with its repetitions the scenario has more than \(Self.maximumSteps) steps")
      }
    } else if header.todo == nil {
      report(.missingKey, at: firstByte(of: body), "the scenario has no `steps`")
    }
    let always = body["always"].map { self.always($0) } ?? []
    return Scenario(
      name: name, title: header.title, place: place, only: header.only, skip: header.skip,
      todo: header.todo, seed: start.seed, start: start.instant, given: given,
      givenPlace: givenPlace, always: always, steps: steps)
  }

  /// A start with the `at` or `seed` that a file or scenario says.
  mutating func start(_ start: Start, with member: JSONMember) -> Start {
    var start = start
    if member.keyIs("seed") {
      start.seed = integer(member.value, "`seed`") ?? start.seed
    } else {
      start.instant = instant(member.value, "at") ?? start.instant
    }
    return start
  }

  /// Reads the conditions that always hold, for every pack that the scenario plays.
  private mutating func always(_ value: JSONValue) -> [Scenario.Invariant] {
    guard let elements = list(value, of: "conditions") else { return [] }
    if elements.isEmpty {
      report(.emptyExpectation, at: value.place, "an empty list expects nothing")
    }
    var invariants: [Scenario.Invariant] = []
    for element in elements {
      var conditions: [PackIndex: ConditionRef] = [:]
      for pack in usedPacks.sorted() {
        self.pack = pack
        conditions[pack] = condition(element)
      }
      invariants.append(
        .init(
          conditions: conditions, place: origin(element.place), text: OneLine.text(of: element)))
    }
    return invariants
  }

  /// The steps that are played, repetitions included; saturates.
  private static func count(_ steps: [ScenarioStep]) -> Int64 {
    var count: Int64 = 0
    for step in steps {
      var played: Int64 = 1
      if case .repeat(let times, let inner) = step.action {
        let (product, overflow) = times.multipliedReportingOverflow(by: Self.count(inner))
        played = overflow ? .max : product
      }
      let (sum, overflow) = count.addingReportingOverflow(played)
      count = overflow ? .max : sum
    }
    return count
  }

  /// The first byte of a value, for findings about what is missing in it.
  func firstByte(of value: JSONValue) -> Place {
    Place(file: value.place.file, start: value.place.start, end: value.place.start + 1)
  }
}
