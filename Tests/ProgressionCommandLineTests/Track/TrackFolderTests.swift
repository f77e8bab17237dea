import Foundation
import Testing

@testable import ProgressionCommandLine

/// Where the data is kept.
struct TrackFolderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let environment: [String: String]
    var option: String?
    /// From the working directory.
    let folder: String
  }

  static let cases: [Case] = [
    Case(
      testDescription: "the option wins", environment: ["PROGRESSION_TRACK": "b", "HOME": "/h"],
      option: "a/b", folder: "a/b"),
    Case(
      testDescription: "the variable", environment: ["PROGRESSION_TRACK": "b", "HOME": "/h"],
      folder: "b"),
    Case(
      testDescription: "the data folder", environment: ["XDG_DATA_HOME": "$PWD/x", "HOME": "/h"],
      folder: "x/progression"),
    Case(
      testDescription: "a relative data folder is none",
      environment: ["XDG_DATA_HOME": "x", "HOME": "$PWD/h"],
      folder: "h/.local/share/progression"),
    Case(
      testDescription: "an empty variable is none",
      environment: ["PROGRESSION_TRACK": "", "HOME": "$PWD/h"],
      folder: "h/.local/share/progression"),
  ]

  @Test("the folder", arguments: cases)
  func folder(_ test: Case) throws {
    let terminal = try Terminal()
    terminal.environment = test.environment.mapValues {
      $0.replacing("$PWD", with: terminal.folder.path)
    }
    let option = test.option.map { ["--folder", $0] } ?? []
    #expect(terminal.run(["track", "new", "Run"] + option).errors == "")
    #expect(terminal.exists("\(test.folder)/journal.json"))
  }

  @Test("no home is told")
  func homeless() throws {
    let answer = try Terminal().run("track", "new", "Run")
    #expect(answer.code == .failure)
    #expect(answer.errors.hasPrefix("error: there is no home folder to keep the data in\n"))
  }

  @Test("a file in the way is told")
  func file() throws {
    let terminal = try Terminal(["data": "x"])
    let answer = terminal.run("track", "new", "Run", "--folder", "data")
    #expect(answer.code == .failure)
    #expect(answer.errors == "error: `data` is no folder\n")
  }

  @Test("looking makes no folder")
  func looking() throws {
    let terminal = try Terminal()
    terminal.run("track", "list", "--folder", "data")
    #expect(terminal.contents.isEmpty)
  }
}
