/// What `--help` prints.
enum BenchmarkHelp {
  static var text: String {
    var text = """
      measures the engine beside its yardsticks

      usage: progression-bench [OPTION...]
             progression-bench gates DIR [OPTION...]
             progression-bench source DIR

      Every answer is checked before anything is timed. The contenders of a comparison are timed in
      turn, some rounds; what is shown is the median of processor time and of wall time for one
      operation, and how many times that the engine takes.

        gates DIR        measures the packs of gates that make.py wrote: DIR or folders in it with
                         rules.json, given.ndjson and expected.txt
        source DIR       prints the gates of DIR/rules.json as Swift source, for `Generated`

        --only NAME      measures only what begins with NAME; may be repeated
        --rounds N       how often each contender is timed (default 7)
        --format FORMAT  text or json (default text)
        --tiny           tiny sizes and short timings: shows that all runs and answers right
        --untimed N      does the engine's part N times and times nothing: for profilers
        --list           lists the workloads
        -h, --help       shows this

      Exit codes: 0 measured, 1 an answer was wrong, 2 it could not run.

      workloads:

      """
    for workload in Workloads.all {
      text += "  \(workload.name)"
      text += String(repeating: " ", count: max(1, 15 - workload.name.count))
      text += "\(workload.summary)\n"
    }
    return text
  }
}
