import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension Observation {
  /// What is not as an expectation says; `nil` where all is.
  func unmet(_ expectation: Expectation) -> ScenarioFailure? {
    let game = game
    switch expectation.subject {
    case .amount(let measure, let holding, let expected):
      let actual = amount(measure, of: holding)
      return number("`\(measure.rawValue)` of `\(game[holding].id)`", expected, actual)
    case .stars(let node, let expected):
      let subject = node.map { "`\(game[$0].id)`" } ?? "all worlds"
      return number("`stars` of \(subject)", expected, stars(of: node))
    case .rank(let node, let expected):
      return number("`rank` of `\(game[node].id)`", expected, engine.rank(of: node, in: state))
    case .counter(let counter, let expected):
      return number(
        "counter `\(game[counter].id)`", expected, engine.counter(counter, in: state))
    case .flag(let flag, let expected):
      return truth("flag `\(game[flag].id)`", expected, engine.flag(flag, in: state))
    case .attribute(let attribute, let expected):
      let actual = engine.attribute(attribute, in: state)
      if actual == expected { return nil }
      return mismatch(
        "attribute `\(game[attribute].id)`", PlainText.visible(expected.description),
        PlainText.visible(actual.description))
    case .ownedProduct(let product, let expected):
      return truth(
        "`owned` of `\(game[product].id)`", expected, engine.isOwned(product, in: state))
    case .ownedItem(let item, let expected):
      return truth("`owned` of `\(game[item].id)`", expected, engine.have(item, in: state) >= 1)
    case .percent(let collection, let expected):
      let actual = engine.percent(collection, in: state)
      if actual == expected { return nil }
      return mismatch(
        "`percent` of `\(game[collection].id)`", expected.map { "\($0)" } ?? "nothing counted",
        actual.map { "\($0)" } ?? "nothing counted")
    case .mark(let mark, let node): return unmet(mark, node)
    case .past(let past, let node, let expected): return unmet(past, node, expected)
    case .state(let quest, let expected): return unmet(expected, ofQuest: quest)
    case .stage(let quest, let expected): return unmetStage(expected, of: quest)
    case .objectives(let quest, let expected): return unmet(expected, of: quest)
    case .failsAt(let quest, let expected): return unmetDeadline(expected, of: quest)
    case .placement(let npc, let expected): return unmetPlacement(expected, of: npc)
    case .status(let node, let expected): return unmet(expected, node)
    case .showing(let expected): return unmetShowing(expected)
    case .nextLevel(let expected): return unmetNextLevel(expected)
    case .newlyUnlocked(let expected): return unmetNewlyUnlocked(expected)
    case .changes(let expected): return unmetChanges(expected)
    case .offers(let node, let expected): return unmetOffers(expected, of: node)
    case .never(let node, let expected): return unmetNever(expected, of: node)
    case .opensAt(let node, let expected): return unmetOpening(expected, of: node)
    case .outcome(let isDuplicate): return unmetOutcome(isDuplicate: isDuplicate)
    case .acknowledge(let expected): return unmetAcknowledge(expected)
    case .remembered(let id, let expected): return unmetMemory(expected, of: id)
    case .transaction(let id, let expected): return unmetTransaction(expected, id)
    case .ledger(let expected): return unmetLedger(expected)
    case .period(let reset, let expected):
      return number(
        "`period` of `\(game[reset].id)`", expected, engine.period(of: reset, in: state))
    case .report(let expected): return unmetReport(expected)
    case .explain(let node, let words): return unmetWords(words, of: node)
    case .that(let condition, let text): return unmetCondition(condition, text)
    }
  }

  // MARK: - Plain values

  private func amount(
    _ measure: Expectation.Measure, of holding: HoldingRef
  ) -> Int64 {
    switch measure {
    case .have: engine.have(holding, in: state)
    case .earned: engine.earned(holding, in: state)
    case .spent: engine.spent(holding, in: state)
    }
  }

  private func stars(of node: NodeRef?) -> Int64 {
    if let node { return engine.stars(of: node, in: state) }
    var sum: Int64 = 0
    for (index, node) in engine.game.nodes.enumerated() where node.world != nil {
      let (total, overflow) = sum.addingReportingOverflow(
        engine.stars(of: NodeRef(position: index), in: state))
      sum = overflow ? .max : total
    }
    return sum
  }

  private func unmetCondition(_ condition: ConditionRef, _ text: String) -> ScenarioFailure? {
    if holds(condition) { return nil }
    return ScenarioFailure(
      message: "the condition does not hold", location: nil, expected: PlainText.visible(text),
      actual: "false", reasons: reasons(against: condition))
  }

  // MARK: - Effects

  private func unmetNewlyUnlocked(_ expected: [NodeRef]) -> ScenarioFailure? {
    // By their ids, since an upgrade may have put other nodes in their places.
    let before = Set(before.open.compactMap { engine.node($0) })
    let actual = engine.openNodes(in: state).filter { !before.contains($0) }
    if actual == expected { return nil }
    let game = game
    var parts: [String] = []
    let missing = expected.filter { !actual.contains($0) }
    let extra = actual.filter { !expected.contains($0) }
    if !missing.isEmpty {
      parts.append("\(missing.map { "`\(game[$0].id)`" }.joined(separator: ", ")) did not open")
    }
    if !extra.isEmpty {
      parts.append("\(extra.map { "`\(game[$0].id)`" }.joined(separator: ", ")) opened too")
    }
    if parts.isEmpty {
      parts.append(
        Set(expected).count == expected.count
          ? "the order is not that of declaration" : "an id is there twice")
    }
    var reasons: [ScenarioFailure.Reason] = []
    for node in missing.prefix(3) where !engine.isOpen(node, in: state) {
      reasons += missingReasons(for: node)
    }
    return ScenarioFailure(
      message: "`newlyUnlocked`: \(parts.joined(separator: "; "))", location: nil,
      expected: Wording.list(expected.map { game[$0].id }),
      actual: Wording.list(actual.map { game[$0].id }), reasons: reasons)
  }

  private func unmetChanges(_ expected: [JSONValue]) -> ScenarioFailure? {
    let changes = effect.changes
    var difference: String?
    for (index, pair) in zip(changes, expected).enumerated() {
      guard let json = Wording.json(pair.0), JSONMatch.matches(json, expected: pair.1) else {
        difference =
          "change \(index + 1) is \(Wording.text(pair.0)), "
          + "expected \(PlainText.visible(OneLine.text(of: pair.1)))"
        break
      }
    }
    if difference == nil, changes.count != expected.count {
      difference = "\(changes.count) changes were made, expected \(expected.count)"
    }
    guard let difference else { return nil }
    let texts = expected.map { PlainText.visible(OneLine.text(of: $0)) }
    return ScenarioFailure(
      message: "`changes`: \(difference)", location: nil, expected: Wording.list(texts),
      actual: Wording.list(changes.map(Wording.text)))
  }

  private func unmetOutcome(isDuplicate: Bool) -> ScenarioFailure? {
    let actual: String
    switch effect {
    case .accepted(let outcome):
      if outcome.isDuplicate == isDuplicate { return nil }
      actual = outcome.isDuplicate ? "duplicate" : "accepted"
    case .rejected: actual = "rejected"
    case .none, .adopted, .failed: actual = "no command"
    }
    return mismatch("`outcome`", isDuplicate ? "duplicate" : "accepted", actual)
  }
}
