/// What is measured of one kind of work.
struct Workload {
  /// What a workload gives.
  enum Part {
    case comparison(Comparison)
    case figure(Figure)
    /// What the reader of the results has to know.
    case note(String)
  }

  /// The name, as `--only` takes it.
  let name: String
  /// What it measures: one line.
  let summary: String
  /// Builds it at a scale, checks every answer, and gives what is to be timed.
  let build: (Scale) throws -> [Part]
}
