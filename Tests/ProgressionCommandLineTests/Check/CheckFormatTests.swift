import Foundation
import ProgressionCommandLine
import Testing

/// The formats of `check`, and what makes it fail.
struct CheckFormatTests {
  static let formats = ["text", "json", "sarif", "github", "line"]

  /// A pack with a mistake, one with a warning, one that only compiling finds wrong, and no file.
  static func terminal() throws -> Terminal {
    try Terminal([
      "typo.json": Samples.rules.replacing("\"levels\": 2 },", with: "\"lvls\": 2 },"),
      "warning.json": Samples.rules.replacing(
        "{ \"completed\": \"canyon\" }", with: "{ \"stars\": \"all\", \"atLeast\": 0 }"),
      "zone.json": """
      { "formatVersion": 1, "id": "z", "version": "1",
        "resets": { "daily": { "every": "day", "zone": "Europe/Nowhere" } } }
      """,
    ])
  }

  @Test("every finding and every unreadable file is in every format", arguments: formats)
  func complete(_ format: String) throws {
    let answer = try Self.terminal().run(
      "check", "typo.json", "warning.json", "zone.json", "nowhere.json", "--format", format)
    #expect(answer.code == .failure)
    let text = format == "text" ? answer.errors : answer.output
    for word in [
      "unknown-key", "always-true", "unknown-zone", "typo.json", "warning.json", "zone.json",
      "there is no file or folder `nowhere.json`", "Europe/Nowhere",
    ] {
      #expect(text.contains(word), "\(word)")
    }
    if format != "text" { #expect(answer.errors == "") }
  }

  @Test("a format of documents is a document, also where there is nothing to say")
  func documents() throws {
    let terminal = try Terminal(Samples.files)
    for format in ["json", "sarif"] {
      let answer = terminal.run("check", "--format", format)
      #expect(answer.code == .success)
      _ = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    }
    for format in ["line", "github"] {
      #expect(terminal.run("check", "--format", format).output == "")
    }
    #expect(terminal.run("check", "--format", "xml").code == .failure)
  }

  @Test("a line has the place, the severity, the sentence and the code")
  func line() throws {
    let answer = try Self.terminal().run("check", "warning.json", "--format", "line")
    #expect(answer.code == .success)
    #expect(
      answer.output == """
        warning.json:11:36: warning: always true: the number of stars is never below 0 [always-true]

        """)
  }

  @Test("warnings fail only where that is asked for", arguments: formats)
  func strict(_ format: String) throws {
    let terminal = try Self.terminal()
    #expect(terminal.run("check", "warning.json", "--format", format).code == .success)
    #expect(
      terminal.run("check", "warning.json", "--strict", "--format", format).code == .findings)
    let fine = try Terminal(Samples.files)
    #expect(fine.run("check", "--strict", "--format", format).code == .success)
  }
}
