import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  private static let commandHeads = CommandReader.heads

  /// What stands beside the head of a step.
  struct Aside {
    var role: Role
    var authority = Authority.store
    var expect: JSONMember?
    var rejection: JSONMember?
    var head: JSONMember?

    /// Whether the step expects that an id is unknown, so that it may name any.
    var expectsUnknownId: Bool {
      guard let value = rejection?.value else { return false }
      return value.equals("unknownId") || value["reason"]?.equals("unknownId") ?? false
    }
  }

  /// Reads a list of steps.
  ///
  /// - Parameters:
  ///   - value: The list.
  ///   - prefix: What stands before the number of each step, as in `4.`.
  ///   - role: Whose the steps are unless they say so themselves.
  /// - Returns: The steps without those that are wrong.
  mutating func steps(_ value: JSONValue, prefix: String, role: Role) -> [ScenarioStep] {
    guard let elements = list(value, of: "steps") else { return [] }
    var steps: [ScenarioStep] = []
    for (index, element) in elements.enumerated() {
      if let step = step(element, label: "\(prefix)\(index + 1)", role: role) {
        steps.append(step)
      }
      // After an upgrade to a pack that is not there nothing can be said of what follows.
      if lostPack { break }
    }
    return steps
  }

  private mutating func step(_ value: JSONValue, label: String, role: Role) -> ScenarioStep? {
    guard let members = members(of: value, "a step") else { return nil }
    var aside = Aside(role: role)
    var rest: [JSONMember] = []
    for member in members {
      switch member.key {
      case "player":
        if let name = text(member.value, "`player`") { aside.role.player = name }
      case "playthrough": aside.role.playthrough = playthrough(member.value)
      case "authority": aside.authority = authority(member.value) ?? .store
      case "expect": aside.expect = member
      case "expectRejected": aside.rejection = member
      default: rest.append(member)
      }
    }
    let known = diagnostics.count
    cast.use(aside.role.player)
    pack = cast.pack(of: aside.role.player)
    guard let action = action(value, rest, label: label, aside: &aside), !lostPack else {
      return nil
    }
    pack = cast.pack(of: aside.role.player)
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
      role: aside.role, authority: aside.authority, expectations: expectations,
      rejection: rejection)
  }

  private mutating func playthrough(_ value: JSONValue) -> String? {
    let (name, findings) = CommandReader.readPlaythrough(value)
    diagnostics += findings
    return name
  }

  private mutating func authority(_ value: JSONValue) -> Authority? {
    let authorities: [Authority] = [.player, .operator, .store]
    if let authority = authorities.first(where: { $0.description == value.string }) {
      return authority
    }
    report(
      .unknownWord, at: value.place,
      "`authority` is one of \(listed(authorities.map(\.description))); this is "
        + OneLine.text(of: value))
    return nil
  }

  private mutating func action(
    _ value: JSONValue, _ rest: [JSONMember], label: String, aside: inout Aside
  ) -> StepAction? {
    let own = rest.filter { OwnHead(rawValue: $0.key) != nil }
    if let member = own.first, let head = OwnHead(rawValue: member.key) {
      aside.head = member
      let foreign = own.count > 1 ? own[1] : rest.first { Self.commandHeads.contains($0.key) }
      if let foreign {
        report(
          .stepShape, at: foreign.keyPlace, "a step does one thing, this one does two",
          related: [.init(place: member.keyPlace, message: "the other is here")])
        return nil
      }
      return ownAction(head, member, rest, label: label, aside: aside)
    }
    if CommandReader.isCommand(value) {
      aside.head = rest.first { Self.commandHeads.contains($0.key) } ?? rest.first
      return command(value, expectsUnknownId: aside.expectsUnknownId)
    }
    if let stray = rest.first {
      unknownKey(
        stray, in: "a step", known: Self.commandHeads + OwnHead.keys + ScenarioKeys.besides,
        meant: CommandReader.head(meantBy: stray.key))
      return nil
    }
    guard aside.expect != nil else {
      report(
        .stepShape, at: firstByte(of: value), "the step neither does nor expects anything",
        help: ["a step has a command such as `complete`, or `expect`"])
      return nil
    }
    return .look
  }

  private mutating func ownAction(
    _ head: OwnHead, _ member: JSONMember, _ rest: [JSONMember], label: String, aside: Aside
  ) -> StepAction? {
    let known = ScenarioKeys.besides + (head == .repeat ? ["steps"] : [])
    for other in rest where other.keyPlace != member.keyPlace && !known.contains(other.key) {
      unknownKey(other, in: "a step `\(member.key)`", known: known)
    }
    let value = member.value
    return switch head {
    case .press: press(value)
    case .wait: wait(value).map { .wait($0) }
    case .at: stepInstant(value).map { .at($0) }
    case .restart: restart(value)
    case .save: save(value)
    case .load: load(value, aside.role.player)
    case .fork: other(value, "fork", aside.role.player).map { fork($0) }
    case .merge: merge(value, aside.role.player)
    case .upgrade: upgrade(value, aside.role.player)
    case .repeat: repetition(member, rest, label: label, aside: aside)
    }
  }

  private mutating func command(_ value: JSONValue, expectsUnknownId: Bool) -> StepAction? {
    let (command, findings) = CommandReader.read(
      value, besides: ["expect", "expectRejected", "player", "authority"])
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
      return .completeWorld(world, result, now: command.now)
    }
    if !expectsUnknownId { checkNames(of: value) }
    return .command(command)
  }
}

extension Diagnostic {
  /// Whether the finding is an error.
  var isError: Bool { severity == .error }
}
