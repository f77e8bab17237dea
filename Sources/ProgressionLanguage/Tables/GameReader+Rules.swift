import ProgressionModel
import ProgressionText

/// Reads the named rules, each after those that it uses.
extension GameReader {
  /// Declares the rules.
  mutating func declareRules(in files: [JSONValue]) -> [TableEntry] {
    let entries = entries(of: .rules, in: files)
    for entry in entries {
      game.rules.append(
        NamedRule(id: entry.id, place: entry.place, condition: ConditionRef(0)))
      declare(entry, .rule(Ref(position: game.rules.count - 1)))
    }
    return entries
  }

  /// Reads the conditions of the rules.
  mutating func readRules(_ entries: [TableEntry]) {
    unreadRules = Set(entries.indices)
    var uses: [[RuleRef]] = []
    for entry in entries {
      var found: [RuleRef] = []
      if let value = entry.value { collectRules(in: value, into: &found) }
      uses.append(found)
    }
    for rule in order(of: uses) {
      let entry = entries[rule]
      guard let value = entry.value, let condition = condition(value) else { continue }
      game.rules[rule].condition = condition
      unreadRules.remove(rule)
    }
  }

  /// Gathers the rules that a condition names; as deep as the JSON, which has a limit.
  private func collectRules(in json: JSONValue, into found: inout [RuleRef]) {
    switch json.kind {
    case .array: for element in json.elements { collectRules(in: element, into: &found) }
    case .object:
      for member in json.members {
        if member.keyIs("rule"), let id = member.value.string,
          case .rule(let rule) = names[id]
        {
          found.append(rule)
        } else {
          collectRules(in: member.value, into: &found)
        }
      }
    default: return
    }
  }

  /// The rules so that each comes after those that it uses; reports cycles and leaves them out.
  ///
  /// A walk with its own stack, so that a chain of rules may be as long as it likes.
  private mutating func order(of uses: [[RuleRef]]) -> [Int] {
    var order: [Int] = []
    var states = [VisitState](repeating: .new, count: uses.count)
    for start in uses.indices where states[start] == .new {
      var path: [(rule: Int, next: Int)] = [(start, 0)]
      states[start] = .onPath
      while let (rule, next) = path.last {
        guard next < uses[rule].count else {
          path.removeLast()
          if states[rule] == .onPath {
            states[rule] = .done
            order.append(rule)
          }
          continue
        }
        path[path.count - 1].next += 1
        let used = uses[rule][next].position
        switch states[used] {
        case .new:
          states[used] = .onPath
          path.append((used, 0))
        case .onPath, .cyclic:
          guard let begin = path.firstIndex(where: { $0.rule == used }) else { continue }
          let cycle = path[begin...].map { $0.rule }
          let isKnown = cycle.contains { states[$0] == .cyclic }
          for member in cycle { states[member] = .cyclic }
          if !isKnown { reportCycle(cycle) }
        case .done: continue
        }
      }
    }
    return order
  }

  private mutating func reportCycle(_ cycle: [Int]) {
    var text = ""
    var related: [Diagnostic.Related] = []
    for rule in cycle.prefix(8) {
      text += "`\(game.rules[rule].id)`, "
      if rule != cycle[0] {
        related.append(.init(place: game.rules[rule].place, message: "through this"))
      }
    }
    if cycle.count > 8 { text += "…, " }
    let first = game.rules[cycle[0]]
    report.error(
      .ruleCycle, at: first.place, "the rule `\(first.id)` uses itself: \(text)`\(first.id)`",
      related: related, help: ["a rule is a name for a condition; take one of the uses out"])
  }
}

private enum VisitState {
  case new
  case onPath
  /// On a cycle that was reported.
  case cyclic
  case done
}
