import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  /// The keys that stand beside what a step does.
  private static let besides = ["expect", "expectRejected", "player", "playthrough", "authority"]
  /// What a step does beside sending a command.
  private static let ownHeads = ["press", "restart", "save", "load", "repeat"]
  private static let laterHeads = ["wait", "at", "upgrade", "merge"]
  private static let commandHeads = [
    "complete", "start", "fail", "unlock", "buy", "select", "grant", "take", "set", "add", "visit",
    "tick", "do",
  ]
  private static let maximumRepetitions: Int64 = 100_000

  /// Reads a list of steps.
  ///
  /// - Parameters:
  ///   - value: The list.
  ///   - prefix: What stands before the number of each step, as in `4.`.
  ///   - player: Whose the steps are unless they say so themselves.
  ///   - playthrough: Which playthrough the steps are in unless they say so themselves.
  /// - Returns: The steps without those that are wrong.
  mutating func steps(
    _ value: JSONValue, prefix: String, player: String?, playthrough: String?
  ) -> [ScenarioStep] {
    guard let elements = list(value, of: "steps") else { return [] }
    var steps: [ScenarioStep] = []
    for (index, element) in elements.enumerated() {
      let label = "\(prefix)\(index + 1)"
      if let step = step(element, label: label, player: player, playthrough: playthrough) {
        steps.append(step)
      }
    }
    return steps
  }

  /// What stands beside the head of a step.
  private struct Aside {
    var player: String?
    var playthrough: String?
    var authority = Authority.operator
    var expect: JSONMember?
    var rejection: JSONMember?
    var head: JSONMember?
  }

  private mutating func step(
    _ value: JSONValue, label: String, player: String?, playthrough: String?
  ) -> ScenarioStep? {
    guard let members = members(of: value, "a step") else { return nil }
    var aside = Aside(player: player, playthrough: playthrough)
    var rest: [JSONMember] = []
    for member in members {
      switch member.key {
      case "player": aside.player = text(member.value, "`player`")
      case "playthrough": aside.playthrough = text(member.value, "`playthrough`")
      case "authority": aside.authority = authority(member.value) ?? .operator
      case "expect": aside.expect = member
      case "expectRejected": aside.rejection = member
      default: rest.append(member)
      }
    }
    let known = diagnostics.count
    let expectsUnknownId = aside.rejection.map { Self.isUnknownId($0.value) } ?? false
    guard
      let action = action(
        value, rest, label: label, aside: &aside, expectsUnknownId: expectsUnknownId)
    else { return nil }
    let rejection = aside.rejection.flatMap { self.rejection($0, of: action) }
    let expectations = aside.expect.map { self.expectations($0.value, of: action) } ?? []
    guard diagnostics.count == known || !diagnostics[known...].contains(where: \.isError) else {
      return nil
    }
    return ScenarioStep(
      action: action, label: label,
      text: PlainText.visible(
        OneLine.text(of: value, leavingOut: ["expect", "expectRejected", "steps"])),
      place: origin(aside.head?.keyPlace ?? aside.expect?.keyPlace ?? value.place),
      player: aside.player ?? "", playthrough: aside.playthrough, authority: aside.authority,
      expectations: expectations, rejection: rejection)
  }

  private mutating func authority(_ value: JSONValue) -> Authority? {
    if value.equals("player") { return .player }
    if value.equals("operator") { return .operator }
    report(
      .unknownWord, at: value.place,
      "`authority` is `\"player\"` or `\"operator\"`; this is \(OneLine.text(of: value))")
    return nil
  }

  private mutating func action(
    _ value: JSONValue, _ rest: [JSONMember], label: String, aside: inout Aside,
    expectsUnknownId: Bool
  ) -> ScenarioStep.Action? {
    if let later = rest.first(where: { Self.laterHeads.contains($0.key) }) {
      report(
        .unsupported, at: later.keyPlace,
        "the step `\(later.key)` is not supported by this version")
      return nil
    }
    let own = rest.filter { Self.ownHeads.contains($0.key) }
    let isCommand = CommandReader.isCommand(value)
    if let head = own.first {
      aside.head = head
      let foreign = own.count > 1 ? own[1] : rest.first { Self.commandHeads.contains($0.key) }
      if let foreign {
        report(
          .stepShape, at: foreign.keyPlace, "a step does one thing, this one does two",
          related: [.init(place: head.keyPlace, message: "the other is here")])
        return nil
      }
      return ownAction(head, rest, label: label, aside: aside)
    }
    if isCommand {
      aside.head = rest.first { Self.commandHeads.contains($0.key) } ?? rest.first
      return command(value, expectsUnknownId: expectsUnknownId)
    }
    if let stray = rest.first {
      unknownKey(
        stray, in: "a step", known: Self.commandHeads + Self.ownHeads + Self.besides)
      return nil
    }
    guard aside.expect != nil else {
      report(
        .stepShape, at: start(of: value), "the step neither does nor expects anything",
        help: ["a step has a command such as `complete`, or `expect`"])
      return nil
    }
    return .look
  }

  private mutating func ownAction(
    _ head: JSONMember, _ rest: [JSONMember], label: String, aside: Aside
  ) -> ScenarioStep.Action? {
    let isRepeat = head.keyIs("repeat")
    let known = Self.besides + (isRepeat ? ["steps"] : [])
    for member in rest where member.keyPlace != head.keyPlace && !known.contains(member.key) {
      unknownKey(member, in: "a step `\(head.key)`", known: known)
    }
    switch head.key {
    case "press":
      if head.value.equals("left") { return .press(.left) }
      if head.value.equals("right") { return .press(.right) }
      report(
        .unknownWord, at: head.value.place,
        "`press` is `\"left\"` or `\"right\"`; this is \(OneLine.text(of: head.value))")
      return nil
    case "restart":
      guard head.value.boolean == true else {
        wrongType(head.value, "`restart` is true")
        return nil
      }
      return .restart
    case "save":
      guard let name = text(head.value, "`save`") else { return nil }
      saves.append(name)
      return .save(name)
    case "load":
      return load(head.value)
    default:
      return repetition(head, rest, label: label, aside: aside)
    }
  }

  private mutating func load(_ value: JSONValue) -> ScenarioStep.Action? {
    guard let name = text(value, "`load`") else { return nil }
    guard saves.contains(name) else {
      let nearest = NameSuggestion.nearest(to: name, in: saves)
      report(
        .unknownSave, at: value.place, "no earlier step saves `\(PlainText.visible(name))`",
        help: nearest.map { ["did you mean `\(PlainText.visible($0))`?"] } ?? [])
      return nil
    }
    return .load(name)
  }

  private mutating func repetition(
    _ head: JSONMember, _ rest: [JSONMember], label: String, aside: Aside
  ) -> ScenarioStep.Action? {
    let times = integer(head.value, "`repeat`", in: 1...Self.maximumRepetitions)
    guard let member = rest.first(where: { $0.keyIs("steps") }) else {
      report(
        .missingKey, at: head.keyPlace, "`repeat` needs `steps`",
        help: ["write `{\"repeat\": 3, \"steps\": [...]}`"])
      return nil
    }
    let steps = steps(
      member.value, prefix: "\(label).", player: aside.player, playthrough: aside.playthrough)
    if member.value.kind == .array, member.value.count == 0 {
      report(.emptyExpectation, at: member.value.place, "`repeat` has no step")
    }
    return times.map { .repeat($0, steps) }
  }

  private mutating func command(
    _ value: JSONValue, expectsUnknownId: Bool
  ) -> ScenarioStep.Action? {
    let (command, findings) = CommandReader.read(
      value, besides: ["expect", "expectRejected", "player", "playthrough", "authority"])
    diagnostics += findings
    guard let command else { return nil }
    if case .complete(let id, let result) = command.action, let target = names.lookup(id),
      case .node(let world) = target, game[world].kind == .world
    {
      if command.id != nil, let member = value.members.first(where: { $0.keyIs("id") }) {
        report(
          .stepShape, at: member.keyPlace,
          "completing a world sends several commands, which cannot share an id")
      }
      return .completeWorld(world, result)
    }
    if !expectsUnknownId { checkNames(of: value) }
    return .command(command)
  }

  private static func isUnknownId(_ value: JSONValue) -> Bool {
    value.equals("unknownId") || value["reason"]?.equals("unknownId") ?? false
  }
}

extension Diagnostic {
  /// Whether the finding is an error.
  var isError: Bool { severity == .error }
}
