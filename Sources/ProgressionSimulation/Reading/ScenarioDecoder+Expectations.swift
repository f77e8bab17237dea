import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  /// Reads what is expected after a step.
  mutating func expectations(
    _ value: JSONValue, of action: StepAction
  ) -> [Expectation] {
    guard let members = members(of: value, "`expect`") else { return [] }
    if members.isEmpty {
      report(.emptyExpectation, at: value.place, "an empty `expect` expects nothing")
    }
    var expectations: [Expectation] = []
    for member in members {
      append(member, of: action, to: &expectations)
    }
    return expectations
  }

  private mutating func append(
    _ member: JSONMember, of action: StepAction, to list: inout [Expectation]
  ) {
    let value = member.value
    let key = member.key
    if let mark = Expectation.Mark(rawValue: key) {
      return appendMarks(mark, value, to: &list)
    }
    if let measure = Expectation.Measure(rawValue: key) {
      return appendEach(value, key, to: &list) { decoder, entry in
        guard let holding = decoder.holding(entry.key, at: entry.keyPlace) else { return nil }
        let amount = decoder.integer(entry.value, "an amount")
        return amount.map { .amount(measure, holding, $0) }
      }
    }
    if let past = Expectation.Past(rawValue: key) {
      return append(past, value, to: &list)
    }
    switch key {
    case "owned" where value.kind == .array: appendOwned(value, to: &list)
    case "stars": appendEach(value, key, to: &list) { $0.stars($1) }
    case "counter": appendEach(value, key, to: &list) { $0.counterValue($1) }
    case "flag": appendEach(value, key, to: &list) { $0.flagValue($1) }
    case "attribute": appendEach(value, key, to: &list) { $0.attributeExpectation($1) }
    case "owned": appendEach(value, key, to: &list) { $0.owned($1) }
    case "rank": appendEach(value, key, to: &list) { $0.rank($1) }
    case "percent": appendEach(value, key, to: &list) { $0.percent($1) }
    case "status": appendEach(value, key, to: &list) { $0.status($1) }
    case "state": appendEach(value, key, to: &list) { $0.questState($1) }
    case "stage": appendEach(value, key, to: &list) { $0.questStage($1) }
    case "objectives": appendEach(value, key, to: &list) { $0.objectives($1) }
    case "failsAt": appendEach(value, key, to: &list) { $0.failsAt($1) }
    case "at": appendEach(value, key, to: &list) { $0.placement($1) }
    case "never": appendEach(value, key, to: &list) { $0.never($1) }
    case "offers": appendEach(value, key, to: &list) { $0.offers($1) }
    case "opensAt": appendEach(value, key, to: &list) { $0.opensAt($1) }
    case "period": appendEach(value, key, to: &list) { $0.period($1) }
    case "transactions": appendEach(value, key, to: &list) { $0.transaction($1) }
    case "remembered" where value.kind == .array: appendRemembered(value, to: &list)
    case "remembered": appendEach(value, key, to: &list) { $0.remembered($1) }
    case "explain": appendEach(value, key, to: &list) { $0.explain($1) }
    default:
      guard let subject = single(member, of: action) else { return }
      list.append(Expectation(subject: subject, place: origin(member.keyPlace)))
    }
  }

  /// The expectations that are one value and no map or list of ids.
  private mutating func single(
    _ member: JSONMember, of action: StepAction
  ) -> Expectation.Subject? {
    let value = member.value
    switch member.key {
    case "showing":
      if value.isNull { return .showing(nil) }
      return node(value, takes: "a world") { $0.world != nil }.map { .showing($0) }
    case "nextLevel":
      if value.isNull { return .nextLevel(nil) }
      return node(value, takes: "a level") { $0.level != nil }.map { .nextLevel($0) }
    case "newlyUnlocked":
      guard let elements = list(value, of: "ids") else { return nil }
      let nodes = elements.compactMap { element in
        node(element, takes: Self.openable) { $0.product == nil && $0.person == nil }
      }
      return nodes.count == elements.count ? .newlyUnlocked(nodes) : nil
    case "changes": return changes(value)
    case "outcome": return outcome(value, of: action)
    case "acknowledge": return acknowledge(value, of: action)
    case "ledger": return ledger(value)
    case "report": return report(value, of: action)
    case "that": return condition(value).map { .that($0, text: OneLine.text(of: value)) }
    default:
      unknownKey(member, in: "`expect`", known: ScenarioKeys.expect)
      return nil
    }
  }

  private mutating func appendEach(
    _ value: JSONValue, _ key: String, to list: inout [Expectation],
    _ read: (inout ScenarioDecoder, JSONMember) -> Expectation.Subject?
  ) {
    guard let members = members(of: value, "`\(key)`") else { return }
    if members.isEmpty {
      report(.emptyExpectation, at: value.place, "an empty `\(key)` expects nothing")
    }
    for member in members {
      guard let subject = read(&self, member) else { continue }
      list.append(Expectation(subject: subject, place: origin(member.keyPlace)))
    }
  }

  private mutating func appendMarks(
    _ mark: Expectation.Mark, _ value: JSONValue, to list: inout [Expectation]
  ) {
    for element in ids(value, mark.rawValue) {
      let node =
        mark == .completed
        ? node(element, takes: "what can be completed") { $0.hasCompletion }
        : node(element, takes: Self.anyNode)
      guard let node else { continue }
      list.append(Expectation(subject: .mark(mark, node), place: origin(element.place)))
    }
  }

  /// A list of what is so, or a map that says of each whether it is.
  private mutating func append(
    _ past: Expectation.Past, _ value: JSONValue, to list: inout [Expectation]
  ) {
    guard value.kind == .array else {
      return appendEach(value, past.rawValue, to: &list) { decoder, entry in
        let node = decoder.node(entry.key, at: entry.keyPlace, takes: past.takes) {
          past.accepts($0)
        }
        guard let isSo = decoder.boolean(entry.value, "whether it is so"), let node else {
          return nil
        }
        return .past(past, node, isSo)
      }
    }
    for element in ids(value, past.rawValue) {
      guard let node = node(element, takes: past.takes, where: { past.accepts($0) }) else {
        continue
      }
      list.append(Expectation(subject: .past(past, node, true), place: origin(element.place)))
    }
  }

  private mutating func appendOwned(_ value: JSONValue, to list: inout [Expectation]) {
    for element in ids(value, "owned") {
      guard let id = element.string else {
        wrongType(element, "here stands the id of a product or an item")
        continue
      }
      let place = origin(element.place)
      switch ownable(id, at: element.place) {
      case .node(let node):
        list.append(Expectation(subject: .ownedProduct(node, true), place: place))
      case .holding(let holding):
        list.append(Expectation(subject: .ownedItem(holding, true), place: place))
      default: continue
      }
    }
  }

  /// The elements of a list of ids, which expects something of at least one.
  mutating func ids(_ value: JSONValue, _ key: String) -> [JSONValue] {
    guard let elements = list(value, of: "ids") else { return [] }
    if elements.isEmpty {
      report(.emptyExpectation, at: value.place, "an empty list of `\(key)` expects nothing")
    }
    return elements
  }

  private mutating func outcome(
    _ value: JSONValue, of action: StepAction
  ) -> Expectation.Subject? {
    guard action.hasOutcome else {
      report(.stepShape, at: value.place, "only a command has an `outcome`")
      return nil
    }
    if value.equals("accepted") { return .outcome(isDuplicate: false) }
    if value.equals("duplicate") { return .outcome(isDuplicate: true) }
    let help =
      value.equals("rejected") ? ["write `\"expectRejected\": \"the reason\"` beside it"] : []
    report(
      .unknownWord, at: value.place,
      "`outcome` is `\"accepted\"` or `\"duplicate\"`; this is \(OneLine.text(of: value))",
      help: help)
    return nil
  }
}
