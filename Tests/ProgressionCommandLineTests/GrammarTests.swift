import Testing

@testable import ProgressionCommandLine

/// How command lines are read.
struct GrammarTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let words: [String]
    let positionals: [String]
    let values: [String: [String]]
    var testDescription: String { words.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(words: [], positionals: [], values: [:]),
    Case(words: ["a", "b"], positionals: ["a", "b"], values: [:]),
    Case(words: ["--filter", "x", "a"], positionals: ["a"], values: ["filter": ["x"]]),
    Case(words: ["a", "--filter=x"], positionals: ["a"], values: ["filter": ["x"]]),
    Case(words: ["--filter=x=y"], positionals: [], values: ["filter": ["x=y"]]),
    Case(words: ["--filter="], positionals: [], values: ["filter": [""]]),
    Case(words: ["--filter", "--help"], positionals: [], values: ["filter": ["--help"]]),
    Case(words: ["--", "--filter", "-x"], positionals: ["--filter", "-x"], values: [:]),
    Case(words: ["-"], positionals: ["-"], values: [:]),
    Case(words: ["-h", "a"], positionals: ["a"], values: ["help": [""]]),
    Case(words: ["-hh"], positionals: [], values: ["help": ["", ""]]),
    Case(
      words: ["a", "--format", "tap", "--color=never", "b"], positionals: ["a", "b"],
      values: ["format": ["tap"], "color": ["never"]]),
  ]

  @Test("words of `run`", arguments: cases)
  func reads(_ test: Case) throws {
    let invocation = try CommandParser.parse(test.words, for: RunCommand.spec)
    #expect(invocation.positionals == test.positionals)
    #expect(invocation.values == test.values)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let words: [String]
    let message: String
    var help: [String] = []
    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      words: ["run", "--fliter", "x"], message: "unknown option `--fliter`",
      help: ["did you mean `--filter`?"]),
    Mistake(words: ["run", "--x"], message: "unknown option `--x`"),
    Mistake(words: ["run", "-x"], message: "unknown option `-x`"),
    Mistake(words: ["run", "-hx"], message: "unknown option `-x`"),
    Mistake(words: ["run", "--filter"], message: "the option `--filter` needs a value TEXT"),
    Mistake(words: ["run", "--help=yes"], message: "the option `--help` takes no value"),
    Mistake(
      words: ["run", "--format", "xml"], message: "`xml` is no value of `--format`",
      help: ["it takes text, json, tap, junit"]),
    Mistake(
      words: ["run", "--format=jsn"], message: "`jsn` is no value of `--format`",
      help: ["did you mean `json`?", "it takes text, json, tap, junit"]),
    Mistake(
      words: ["run", "--format", "tap", "--format", "json"],
      message: "the option `--format` is given twice"),
    Mistake(
      words: ["explain", "pack"],
      message: "`explain` needs NODE: the id of a node, as in lumina-prime/2"),
    Mistake(words: ["new", "a", "b"], message: "unexpected argument `b`"),
    Mistake(words: ["new"], message: "`new` needs DIR: the folder to make"),
    Mistake(
      words: ["chekc"], message: "unknown command `chekc`", help: ["did you mean `check`?"]),
    Mistake(words: ["frobnicate"], message: "unknown command `frobnicate`"),
    Mistake(
      words: ["help", "rnu"], message: "unknown command `rnu`", help: ["did you mean `run`?"]),
    Mistake(
      words: ["--versoin"], message: "unknown option `--versoin`",
      help: ["did you mean `--version`?"]),
    Mistake(words: ["-v"], message: "unknown option `-v`"),
    Mistake(words: ["--color"], message: "the option `--color` needs a value WHEN"),
    Mistake(
      words: ["--color", "green", "run"], message: "`green` is no value of `--color`",
      help: ["it takes auto, always, never"]),
    Mistake(
      words: ["status", "a", "--state", "b", "--given", "{}"],
      message: "`--state` and `--given` exclude each other"),
    Mistake(
      words: ["completions", "ksh"], message: "unknown shell `ksh`",
      help: ["did you mean `zsh`?", "there are completions for bash, zsh, fish"]),
  ]

  @Test("mistakes are usage errors with exit code 2", arguments: mistakes)
  func refuses(_ test: Mistake) throws {
    let answer = try Terminal().run(test.words)
    #expect(answer.code == .failure)
    #expect(answer.output.isEmpty)
    let lines = answer.errors.split(separator: "\n").map(String.init)
    #expect(lines.first == "error: \(test.message)")
    #expect(Array(lines.dropFirst().dropLast(2)) == test.help.map { "  \($0)" })
    #expect(lines.dropLast().last?.hasPrefix("usage: progression ") == true)
    #expect(lines.last?.hasPrefix("see `progression ") == true)
  }

  @Test("no words at all are a usage error too")
  func nothing() throws {
    let answer = try Terminal().run()
    #expect(answer.code == .failure)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.hasPrefix("usage: progression COMMAND"))
  }
}
