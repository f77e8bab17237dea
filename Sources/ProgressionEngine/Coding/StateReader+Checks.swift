import ProgressionModel
import ProgressionText

/// What the facts of a state must be together, as every play leaves them.
extension StateReader {
  /// Results belong to a completion, ranks to a source.
  mutating func checkFacts(of node: NodeRef, _ slots: NodeSlots, _ place: Place) {
    let id = game[node].id
    let isCompleted = state.holds(slots.completed)
    if isCompleted != state.holds(slots.clears) {
      report(.stateValue, place, "`completed` and `clears` of `\(id)` do not go together")
    }
    let marks = (0..<slots.markCount).contains { state.holds(slots.firstMark + $0) }
    if !isCompleted, marks || state.holds(slots.bestStars) || state.holds(slots.bestScore) {
      report(.stateValue, place, "`\(id)` has results, but was not completed")
    }
    if isCompleted, slots.visited >= 0, !state.holds(slots.visited) {
      report(.stateValue, place, "`\(id)` was completed, but not visited")
    }
    if slots.storedRank >= 0, state.holds(slots.storedRank) != state.holds(slots.sources) {
      report(.stateValue, place, "`rank` and `sources` of `\(id)` do not go together")
    }
  }

  /// Checks that need all of the state.
  mutating func checkWhole(_ place: Place) {
    for (index, slots) in layout.choices.enumerated() where state.holds(slots.member) {
      let member = Int(state[slots.member] - 1)
      // A member that was taken and is not open any more would block its group for ever.
      if state[layout.nodes[member].sources] == 0 {
        report(
          .stateValue, place,
          "`\(game.choices[index].name)` was chosen, but `\(game.nodes[member].id)` is not open")
      }
    }
    for (index, slots) in layout.holdings.enumerated() {
      let isBlank = ![slots.balance, slots.earned, slots.spent, slots.taken].contains {
        state.holds($0)
      }
      if isBlank, game.holdings[index].initial > 0 {
        report(.stateValue, place, "nothing says what became of `\(game.holdings[index].id)`")
      }
    }
  }

  /// Every command ends settled: what opened for good is stored, and what is due is paid.
  mutating func checkSettled(_ place: Place) {
    var unsettled: [NodeRef] = []
    var working = Working(taking: &state)
    for index in layout.nodes.indices where !working.isSettled(index) {
      unsettled.append(NodeRef(position: index))
    }
    working.finish(into: &state)
    for node in unsettled {
      report(
        .stateValue, nodePlaces.first { $0.node == node }?.place ?? place,
        "`\(game[node].id)` lacks a source or a reward that it has by its facts")
    }
  }

  /// Whether an object or one in it has a key twice.
  static func repeatsKeys(_ json: JSONValue) -> Bool {
    json.members.contains { $0.duplicateOf != nil || repeatsKeys($0.value) }
  }
}
