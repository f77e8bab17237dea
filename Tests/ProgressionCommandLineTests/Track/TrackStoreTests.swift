import Foundation
import ProgressionKit
import Testing

@testable import ProgressionCommandLine

/// The journal in its folder.
struct TrackStoreTests {
  @Test("a torn journal is refused, and the copy brings everything back")
  func torn() throws {
    let terminal = try Terminal.tracking()
    let whole = try terminal.text("data/journal.json")
    let torn = String(whole.prefix(whole.count / 2))
    try terminal.write(torn, to: "data/journal.json")
    for words in [["list"], ["add", "npc", "A"], ["undo"], ["new", "B"]] {
      let answer = terminal.run(["track"] + words)
      #expect(answer.code == .failure)
      #expect(answer.errors.hasPrefix("error: `data/journal.json` is damaged\n"))
      #expect(
        answer.errors.hasSuffix(
          """
            a good copy is in `journal.json.last`: 1 playthrough, 3 entries, 2 links
            `progression track restore` brings it back; nothing was changed so far

          """))
      #expect(try terminal.text("data/journal.json") == torn)
    }
    let restored = terminal.track("restore")
    #expect(
      restored.output == """
        restored from journal.json.last: 1 playthrough, 3 entries, 2 links
        the damaged file is kept as journal.json.broken-1

        """)
    #expect(try terminal.text("data/journal.json") == whole)
    #expect(try terminal.text("data/journal.json.broken-1") == torn)
    #expect(terminal.track("undo").output.contains("deleted quest #3 Buy a bell"))
  }

  struct Damage: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let errors: String
  }

  static let damages: [Damage] = [
    Damage(
      testDescription: "a foreign file", text: #"{"formatVersion": 1, "id": "a"}"#,
      errors: "error: `data/journal.json` is no journal of this program\n  1:1: this is no journal"
    ),
    Damage(
      testDescription: "a newer schema", text: #"{"document": "journal", "schema": "9.0"}"#,
      errors: "error: `data/journal.json` is no journal of this program\n  1:35: the journal has "
        + "schema 9.0"),
    Damage(
      testDescription: "an empty file", text: "",
      errors: "error: `data/journal.json` is damaged\n"),
    Damage(
      testDescription: "a wrong value",
      text: #"{"document": "journal", "schema": "1.0", "entries": [1]}"#,
      errors: "error: `data/journal.json` is damaged\n  1:54: an entry is an object\n"),
  ]

  @Test("what cannot be read is refused", arguments: damages)
  func damage(_ test: Damage) throws {
    let terminal = try Terminal.tracking()
    try terminal.write(test.text, to: "data/journal.json")
    let answer = terminal.track("add", "npc", "A")
    #expect(answer.code == .failure)
    #expect(answer.errors.hasPrefix(test.errors), "\(answer.errors)")
    #expect(try terminal.text("data/journal.json") == test.text)
    #expect(terminal.track("restore").code == .success)
    #expect(terminal.track("list").output.hasPrefix("First run: 3 entries"))
  }

  @Test("a journal that is gone is not begun anew")
  func gone() throws {
    let terminal = try Terminal.tracking()
    try FileManager.default.removeItem(at: terminal.folder.appending(path: "data/journal.json"))
    let answer = terminal.track("new", "Again")
    #expect(answer.errors.hasPrefix("error: `data/journal.json` is gone\n"))
    #expect(
      terminal.track("restore").output
        == "restored from journal.json.last: 1 playthrough, 3 entries, 2 links\n")
  }

  @Test("where the copy is spoilt too, the journal before the last change comes back")
  func spoiltCopy() throws {
    let terminal = try Terminal.tracking()
    try terminal.write("x", to: "data/journal.json")
    try terminal.write("y", to: "data/journal.json.last")
    #expect(
      terminal.track("restore").output.hasPrefix(
        "restored from history/000003.json: 1 playthrough, 2 entries, 1 link\n"))
    let empty = try Terminal(["data/journal.json": "x"])
    let answer = empty.run("track", "restore", "--folder", "data")
    #expect(answer.code == .failure)
    #expect(answer.errors == "error: there is no good copy in `data` to restore\n")
  }

  @Test("undo and redo go through many runs, back to the same bytes")
  func undo() throws {
    let terminal = try Terminal()
    terminal.environment["PROGRESSION_TRACK"] = "data"
    terminal.track("new", "Run")
    var past: [String] = []
    for number in 0..<12 {
      past.append(try terminal.text("data/journal.json"))
      terminal.track("add", "note", "n\(number)")
    }
    let last = try terminal.text("data/journal.json")
    for text in past.reversed() {
      #expect(terminal.track("undo").code == .success)
      #expect(try terminal.text("data/journal.json") == text)
      #expect(try terminal.text("data/journal.json.last") == text)
    }
    #expect(terminal.track("undo").output == "")
    for _ in past { terminal.track("redo") }
    #expect(try terminal.text("data/journal.json") == last)
    #expect(terminal.track("redo").errors == "error: there is nothing to do again\n")
    terminal.track("undo")
    terminal.track("add", "note", "other")
    #expect(terminal.track("redo").code == .failure)
  }

  @Test("the history is bounded")
  func bounded() throws {
    let scratch = try TrackStepTests.Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let store = TrackStore(folder: DurableFolder(path: scratch.path, name: "data"))
    let lock = try store.lock(waiting: 10)
    for number in 0...120 {
      let stored = try store.load()
      var journal = stored.journal
      try journal.begin("Run \(number)")
      try store.save(journal, over: stored)
    }
    #expect(store.history.files.count == TrackHistory.limit)
    #expect(store.history.files.last == "history/000120.json")
    var steps = 0
    while (try? store.undo()) != nil { steps += 1 }
    #expect(steps == TrackHistory.limit)
    withExtendedLifetime(lock) {}
  }

  @Test("a second one waits for the first, and says for whom")
  func lock() throws {
    let terminal = try Terminal.tracking()
    let path = terminal.folder.appending(path: "data/lock").path
    let lock = try FileLock.take(path, of: "data", waiting: 0)
    let answer = terminal.track("add", "npc", "A", "--wait", "0")
    #expect(answer.code == .failure)
    let process = ProcessInfo.processInfo.processIdentifier
    #expect(
      answer.errors == "error: process \(process) is changing `data`; waited 0 s for it\n"
        + "  try again, or wait longer: `--wait 60`\n")
    // Looking needs no lock.
    #expect(terminal.track("list").code == .success)
    withExtendedLifetime(lock) {}
  }

  @Test("a lock that is let go lets the next one in")
  func released() throws {
    let terminal = try Terminal.tracking()
    let path = terminal.folder.appending(path: "data/lock").path
    do { _ = try FileLock.take(path, of: "data", waiting: 0) }
    #expect(terminal.track("add", "npc", "A", "--wait", "0").code == .success)
  }
}
