package import ProgressionModel

/// What only tests and benchmarks ask.
extension Engine {
  /// Whether a condition of the pack holds, as the derived values say; `nil` where it is only a part
  /// of others, which say it with theirs.
  ///
  /// The plain evaluator behind `holds` must always say the same; tests compare the two.
  package func derived(_ condition: ConditionRef, in state: PlayerState) -> Bool? {
    let slot = layout.conditions[condition.position]
    return slot < 0 ? nil : state.holds(slot)
  }

  /// The value of a quantity of the pack, as the derived values say; `nil` where it is absent, or
  /// only a part of others.
  package func derived(_ quantity: QuantityRef, in state: PlayerState) -> Int64? {
    let slots = layout.quantities[quantity.position]
    return slots.isKept && state.holds(slots.present) ? state[slots.value] : nil
  }

  /// The value of a quantity as the plain evaluator says.
  package func plain(_ quantity: QuantityRef, in state: PlayerState) -> Int64? {
    PlainEvaluator(tables: game, state: state).value(quantity)
  }

  /// Whether the derived values are those that follow from the facts, and nothing waits.
  package func isUpToDate(_ state: PlayerState) -> Bool {
    var fresh = state
    fresh.rebuild()
    var plain = state
    plain.rebuildPlainly()
    return state.dirty.isEmpty && fresh.values == state.values && fresh.sums == state.sums
      && plain.values == state.values && plain.sums == state.sums
  }

  /// Computes all derived values from the facts, as loading a state does.
  package func rebuild(_ state: inout PlayerState) { state.rebuild() }

  /// How many derived values a command computes, some of them several times.
  package func evaluations(
    of command: Command, on state: PlayerState
  ) throws(Rejection) -> Int64 {
    var copy = state
    return try copy.work { (working) throws(Rejection) in
      try working.perform(command.action, as: .store)
      working.settle()
      return working.journal.evaluations
    }
  }
}
