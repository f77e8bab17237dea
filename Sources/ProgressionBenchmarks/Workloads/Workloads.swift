/// Everything that is measured, in the order in which it is.
enum Workloads {
  static var all: [Workload] {
    [
      GatesWorkload.gates,
      CommandsWorkload.complete,
      ExplainWorkload.explain,
      CopyWorkload.copy,
      JournalWorkload.journal,
    ]
  }
}
