import ProgressionCommandLine
import Testing

/// The table of exit codes in the README.
struct ExitCodeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let words: String
    let code: ExitCode
    var testDescription: String { words }

    init(_ words: String, _ code: ExitCode) {
      self.words = words
      self.code = code
    }
  }

  static let files = [
    "good/rules.json":
      #"{"formatVersion": 1, "id": "p", "version": "1", "worlds": [{"id": "w", "levels": 2}]}"#,
    "wrong/rules.json":
      #"{"formatVersion": 1, "id": "p", "version": "1", "worlds": [{"id": "w", "levls": 2}]}"#,
    "broken/rules.json": "{", "scenarios.json": #"{"scenarios":"#, "empty.csv": "",
    "wrong.csv": "level,maxStars\nw/3,4\n", "picture.png": "\u{89}PNG\u{0}",
    "levels.csv": "level,maxStars\nw/1,4\n",
  ]

  static let cases: [Case] = [
    Case("check good", .success), Case("check wrong", .findings), Case("check broken", .findings),
    Case("check nowhere", .failure),
    Case("format --check wrong", .findings), Case("format broken/rules.json", .findings),
    Case("format nowhere", .failure),
    Case("schema good", .success), Case("schema broken", .findings),
    Case("schema nowhere", .failure),
    Case("run scenarios.json", .failure), Case("run nowhere", .failure),
    Case("status good", .success), Case("status wrong", .findings), Case("status broken", .failure),
    Case("status good --state picture.png", .failure), Case("status good --given {", .failure),
    Case("explain good w", .success), Case("explain wrong w", .findings),
    Case("explain broken w", .failure), Case("explain good nothing", .failure),
    Case("graph good", .success), Case("graph wrong", .findings), Case("graph broken", .failure),
    Case("evaluate good", .success), Case("evaluate wrong", .findings),
    Case("evaluate broken", .failure),
    Case("export good --table levels", .success), Case("export wrong --table levels", .findings),
    Case("export broken --table levels", .failure), Case("export good", .failure),
    Case("import good levels.csv --table levels", .success),
    Case("import good wrong.csv --table levels", .findings),
    Case("import good empty.csv --table levels", .findings),
    Case("import good picture.png --table levels", .findings),
    Case("import good nowhere.csv --table levels", .failure),
    Case("import wrong levels.csv --table levels", .findings),
    Case("import broken levels.csv --table levels", .failure),
  ]

  @Test("are what the README says", arguments: cases)
  func code(_ example: Case) throws {
    let terminal = try Terminal(Self.files)
    let answer = terminal.run(example.words.split(separator: " ").map(String.init))
    #expect(answer.code == example.code, "\(answer.errors)")
  }
}
