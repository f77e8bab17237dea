/// One way to do some work, which is timed.
struct Contender {
  /// What it is, as tables show it.
  let name: String
  /// How many operations one call of `body` does.
  var operations: Int64 = 1
  /// How many bytes one operation reads or writes; 0 where that is no measure.
  var bytes: Int64 = 0
  /// What is done before each call and not timed.
  var setUp: (() throws -> Void)?
  /// The work.
  let body: () throws -> Void
}
