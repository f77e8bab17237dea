import Testing

@testable import ProgressionCommandLine

/// What shells are offered.
struct CompletionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let words: [String]
    let offers: [String]
    var testDescription: String { "`\(words.joined(separator: " "))`" }
  }

  static let cases: [Case] = [
    Case(words: ["ch"], offers: ["check"]),
    Case(words: ["__"], offers: []),
    Case(words: ["--v"], offers: ["--version"]),
    Case(words: ["run", ""], offers: [":files"]),
    Case(words: ["run", "--fo"], offers: ["--format"]),
    Case(words: ["run", "--format", ""], offers: ["text", "json", "tap", "junit"]),
    Case(words: ["run", "--format", "j"], offers: ["json", "junit"]),
    Case(words: ["run", "--format=j"], offers: ["--format=json", "--format=junit"]),
    Case(words: ["run", "--format", "json", "--f"], offers: ["--filter"]),
    Case(words: ["run", "--", "--f"], offers: [":files"]),
    Case(words: ["--color", "never", "ch"], offers: ["check"]),
    Case(words: ["new", ""], offers: [":folders"]),
    Case(words: ["new", "a", ""], offers: []),
    Case(words: ["help", "com"], offers: ["completions"]),
    Case(words: ["completions", ""], offers: ["bash", "zsh", "fish"]),
    Case(
      words: ["explain", "Rules/sample", "meadow"], offers: ["meadow", "meadow/1", "meadow/2"]),
    Case(words: ["explain", "nowhere", ""], offers: []),
    Case(words: ["explain-code", "json-too-d"], offers: ["json-too-deep"]),
    Case(words: ["nonsense", ""], offers: []),
  ]

  @Test("the offers for", arguments: cases)
  func offers(_ test: Case) throws {
    let answer = try Terminal(Samples.files).run(["__complete"] + test.words)
    #expect(answer.code == .success)
    #expect(answer.errors.isEmpty)
    let offers = answer.output.split(separator: "\n").map { line in
      String(line.prefix { $0 != "\t" })
    }
    #expect(offers == test.offers)
  }

  @Test("every shell has a script", arguments: CompletionScript.allCases.map(\.rawValue))
  func script(_ shell: String) throws {
    let answer = try Terminal().run("completions", shell)
    #expect(answer.code == .success)
    #expect(answer.output.contains("__complete"))
  }
}
