package import ProgressionModel

extension Engine {
  /// Whether a condition of the pack holds, as the derived values say.
  ///
  /// The plain evaluator behind `holds` must always say the same; tests compare the two.
  package func derived(_ condition: ConditionRef, in state: PlayerState) -> Bool {
    state.holds(layout.conditions[condition.position])
  }
}
