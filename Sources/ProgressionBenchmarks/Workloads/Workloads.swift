/// Everything that is measured, in the order in which it is.
enum Workloads {
  static var all: [Workload] {
    [
      GatesWorkload.gates,
      CommandsWorkload.complete,
      JSONWorkload.json,
      LoadWorkload.load,
      StateWorkload.state,
      StateWorkload.rebuild,
      ExplainWorkload.explain,
      EvaluateWorkload.evaluate,
      ThreadsWorkload.threads,
      CopyWorkload.copy,
      MemoryWorkload.memory,
      JournalWorkload.journal,
    ]
  }
}
