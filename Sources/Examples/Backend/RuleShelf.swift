import ProgressionKit

/// The rules in force, which can be exchanged while requests run.
///
/// An engine is immutable, so a request that began under the old rules could end under them; the
/// editions see to it that no state goes back to rules that it has left.
actor RuleShelf {
  /// An engine, and how many came before it.
  struct Rules: Sendable {
    var engine: Engine
    var edition: Int
  }

  private(set) var rules: Rules

  init(_ engine: Engine) {
    rules = Rules(engine: engine, edition: 1)
  }

  /// Puts newer rules in force.
  func replace(with engine: Engine) {
    rules = Rules(engine: engine, edition: rules.edition + 1)
  }
}
