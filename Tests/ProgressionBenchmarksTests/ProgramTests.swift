import Testing

@testable import ProgressionBenchmarks

/// The program from its command line: what it prints, says and ends with.
struct ProgramTests {
  private static func run(_ arguments: String...) -> (code: Int32, output: String, said: String) {
    let (output, said) = (Box(""), Box(""))
    let program = BenchmarkProgram(
      print: { output.value += $0 }, report: { said.value += $0 })
    return (program.run(arguments), output.value, said.value)
  }

  /// What `make.py` writes, for one gate and two players.
  private static let gates = [
    "rules.json": """
    {"formatVersion": 1, "id": "gates-1", "version": "1.0.0",
      "worlds": [{"id": "only", "levels": 1}], "counters": ["w0.coins"], "flags": ["w0.owned"],
      "features": {"gate-0": {"unlock": {"live": true, "when":
        {"any": [{"flag": "w0.owned"}, {"counter": "w0.coins", "atLeast": 5}]}}}}}
    """,
    "given.ndjson": """
    {"counter": {"w0.coins": 4}, "flag": {"w0.owned": false}}
    {"counter": {"w0.coins": 5}, "flag": {"w0.owned": false}}

    """,
    "expected.txt": "0\n1\n",
  ]

  @Test("every workload answers right at tiny sizes", arguments: Workloads.all.map(\.name))
  func tiny(workload: String) {
    let run = Self.run("--tiny", "--rounds", "1", "--only", workload)
    #expect(run.code == 0, "\(run.said)")
    #expect(run.output.contains(workload), "\(run.output)")
  }

  @Test("the gates of a folder, and of the folders in one")
  func folders() throws {
    let folder = try Folder(Self.gates)
    let one = Self.run("gates", folder.path, "--tiny", "--rounds", "1")
    #expect(one.code == 0, "\(one.said)")
    #expect(one.output.contains("these gates are not built in"))
    let outer = try Folder()
    for (name, text) in Self.gates { try outer.write(text, "gates-1/\(name)") }
    let json = Self.run("gates", outer.path, "--tiny", "--rounds", "1", "--format=json")
    #expect(json.code == 0, "\(json.said)")
    #expect(json.output.hasPrefix("{"))
    #expect(json.output.contains("gates-1/every-gate"))
  }

  @Test("a wrong answer ends the program before anything is timed, and says where")
  func wrongAnswer() throws {
    let folder = try Folder(Self.gates)
    try folder.write("0\n0\n", "expected.txt")
    let run = Self.run("gates", folder.path, "--tiny", "--rounds", "1")
    #expect(run.code == 1)
    #expect(!run.output.contains("ns"))
    #expect(run.said.contains("gate-0, player 2: expected false, found true"), "\(run.said)")
  }

  @Test("answers that do not fit the players are no answers")
  func damaged() throws {
    for answers in ["", "0\n", "0\n11\n"] {
      let folder = try Folder(Self.gates)
      try folder.write(answers, "expected.txt")
      #expect(Self.run("gates", folder.path, "--tiny").code == 2)
    }
    let folder = try Folder(Self.gates)
    try folder.write("{", "given.ndjson")
    #expect(Self.run("gates", folder.path, "--tiny").code == 2)
  }

  @Test("Swift source of a folder")
  func source() throws {
    let folder = try Folder(Self.gates)
    let run = Self.run("source", folder.path)
    #expect(run.code == 0)
    #expect(run.output.contains("open[0] = (w[0].owned || w[0].coins.isAtLeast(5))"))
  }

  @Test("the engine alone, untimed, prints nothing")
  func untimed() {
    let run = Self.run("--tiny", "--untimed", "2", "--only", "explain")
    #expect(run.code == 0, "\(run.said)")
    #expect(run.output == "")
  }

  @Test("help and the list of workloads")
  func help() {
    #expect(Self.run("--help").code == 0)
    for workload in Workloads.all {
      #expect(Self.run("-h").output.contains("  \(workload.name) "))
      #expect(Self.run("--list").output.contains("\(workload.name)\n"))
    }
    #expect(!Self.run("-h").output.split(separator: "\n").contains { $0.count > 100 })
  }

  @Test(
    "wrong usage",
    arguments: [
      (["--bogus"], "unknown option `--bogus`"), (["--round", "3"], "did you mean `--rounds`?"),
      (["--rounds"], "needs a value"), (["--rounds", "0"], "it takes a number from 1"),
      (["--rounds", "many"], "it takes a number from 1"), (["--tiny=1"], "takes no value"),
      (["--format", "xml"], "it takes text, json"), (["gate"], "unknown command `gate`"),
      (["gates"], "needs DIR"), (["gates", "a", "b"], "unexpected argument `b`"),
      (["gates", "/nowhere/at-all"], "/nowhere/at-all"), (["--only", "nothing"], "nothing"),
      (["--only="], "needs a value"),
    ])
  func usage(arguments: [String], said: String) {
    let (output, report) = (Box(""), Box(""))
    let program = BenchmarkProgram(
      print: { output.value += $0 }, report: { report.value += $0 })
    #expect(program.run(arguments) == 2)
    #expect(report.value.contains(said), "\(report.value)")
  }
}
