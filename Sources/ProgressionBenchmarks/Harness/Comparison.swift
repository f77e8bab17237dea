/// The engine and its yardsticks at the same work, timed in turn.
///
/// Whoever makes one has checked that all of them give the right answers.
struct Comparison {
  /// The name, as in `gates-50/every-gate`.
  let name: String
  /// What one operation is.
  let unit: String
  /// What is compared; the first is the engine.
  let contenders: [Contender]
  var goals: [Goal] = []
}
