import Foundation
import Testing

@testable import ProgressionCommandLine

/// What the commands of the quest tracker answer.
struct TrackCommandTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let words: [String]
    let output: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(words: ["met", "kale"], output: "npc #2 Kalé is met\n"),
    Case(words: ["met", "kale", "--not"], output: "nothing changed\n"),
    Case(
      words: ["clear", "1", "-p", "first run"], output: "location #1 Church of Elleh is cleared\n"),
    Case(words: ["done", "Buy a bell"], output: "quest #3 Buy a bell is done\n"),
    Case(
      words: ["tag", "1", "anvil", "Merchant", "zone"],
      output: "tagged location #1 Church of Elleh: anvil, zone\n"),
    Case(
      words: ["tag", "1", "merchant", "--remove"],
      output: "untagged location #1 Church of Elleh: merchant\n"),
    Case(
      words: ["rename", "kale", "Kalé the merchant"],
      output: "renamed npc #2 Kalé to Kalé the merchant\n"),
    Case(
      words: ["rename", "First run", "Samurai", "--title"],
      output: "renamed playthrough First run to Samurai\n"),
    Case(words: ["note", "1", "West of here."], output: "note on location #1 Church of Elleh\n"),
    Case(words: ["note", "2", ""], output: "no note on npc #2 Kalé\n"),
    Case(words: ["link", "1", "3"], output: "Buy a bell happens at Church of Elleh\n"),
    Case(words: ["unlink", "3", "2"], output: "no longer: Kalé gives Buy a bell\n"),
    Case(
      words: ["add", "note", "A rumour", "--link", "2", "--link", "3", "--node", "notes.rumour"],
      output:
        "added note #4 A rumour\nA rumour is about Kalé\nA rumour is about Buy a bell\n"),
    Case(
      words: ["add", "quest", "狼の渡り", "--link", "3", "--done"],
      output: "added quest #4 狼の渡り\nBuy a bell and 狼の渡り belong together\n"),
    Case(
      words: ["delete", "kale"],
      output: "no longer: Kalé is at Church of Elleh\nno longer: Kalé gives Buy a bell\n"
        + "deleted npc #2 Kalé\n"),
    Case(
      words: ["delete", "3", "1"],
      output: "no longer: Kalé is at Church of Elleh\nno longer: Kalé gives Buy a bell\n"
        + "deleted location #1 Church of Elleh\ndeleted quest #3 Buy a bell\n"),
    Case(
      words: ["delete", "first run", "--whole"],
      output: "no longer: Kalé is at Church of Elleh\nno longer: Kalé gives Buy a bell\n"
        + "deleted location #1 Church of Elleh\ndeleted npc #2 Kalé\n"
        + "deleted quest #3 Buy a bell\ndeleted playthrough First run\n"),
    Case(words: ["search", "nothing", "here"], output: "nothing found\n"),
    Case(
      words: ["search", "sells", "--everywhere"],
      output: "First run  #2  npc  [ ]  Kalé  at Church of Elleh  Sells things.\n"),
    Case(
      words: ["list", "--sort", "name"],
      output: """
        First run: 3 entries
        #3  quest     [ ]  Buy a bell       from Kalé
        #1  location  [ ]  Church of Elleh                      merchant
        #2  npc       [ ]  Kalé             at Church of Elleh

        """),
    Case(words: ["list", "-f", "kind == note"], output: "First run: 0 entries\n"),
    Case(
      words: ["show", "church of elleh"],
      output: """
        Church of Elleh  location #1, not cleared
          who is here  Kalé
          tags         merchant
          playthrough  First run

        """),
    Case(
      words: ["undo"], output: "no longer: Kalé gives Buy a bell\ndeleted quest #3 Buy a bell\n"),
  ]

  @Test("a command says exactly what it did", arguments: cases)
  func command(_ test: Case) throws {
    let terminal = try Terminal.tracking()
    let answer = terminal.run(["track"] + test.words)
    #expect(answer.errors.isEmpty)
    #expect(answer.code == .success)
    #expect(answer.output == test.output)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let words: [String]
    let errors: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      words: ["show", "kael"],
      errors:
        "error: there is no entry `kael` in this playthrough\n  did you mean `Kalé` (npc #2)?\n"),
    Mistake(
      words: ["add", "npc", "Kalé"], errors: "error: there is a npc `Kalé` already (#2)\n"),
    Mistake(
      words: ["add", "npc", "A", "--link", "nobody"],
      errors: "error: there is no entry `nobody` in this playthrough\n"),
    Mistake(
      words: ["link", "kale", "church of elleh"],
      errors:
        "error: `Kalé` (npc #2) and `Church of Elleh` (location #1) are linked already\n"),
    Mistake(
      words: ["done", "kale"],
      errors: "error: `Kalé` (npc #2) is not one of the quests or notes\n"
        + "  write `progression track met`\n"),
    Mistake(
      words: ["list", "-p", "Frist run"],
      errors: "error: there is no playthrough `Frist run`\n  did you mean `First run`?\n"),
    Mistake(
      words: ["move", "kale", "kale"],
      errors: "error: there is no entry `kale` in this playthrough\n"),
    Mistake(
      words: ["rename", "kale", "a\u{1B}[31mb"],
      errors: "error: a name cannot have the character U+001B\n"),
    Mistake(words: ["redo"], errors: "error: there is nothing to do again\n"),
    Mistake(words: ["restore"], errors: "error: the journal is fine: nothing to restore\n"),
    Mistake(
      words: ["list", "--filter", "met and done or cleared"],
      errors: """
        filter:1:14: error: `and` and `or` side by side need brackets [filter-mixed]
        1 | met and done or cleared
          |              ^~
        filter:1:5: note: the first is here
        1 | met and done or cleared
          |     ^~~
        help: one reading:   (met and done) or cleared
        help: the other one: met and (done or cleared)

        """),
    Mistake(
      words: ["list", "--filter", "at \"Chruch of Elleh\""],
      errors: """
        filter:1:4: error: there is no location `Chruch of Elleh` in this playthrough [filter-name]
        1 | at "Chruch of Elleh"
          |    ^~~~~~~~~~~~~~~~~
        help: did you mean `Church of Elleh` (location #1)?

        """),
    Mistake(
      words: ["import", "nowhere.json"],
      errors: "error: there is no file or folder `nowhere.json`\n"),
    Mistake(
      words: ["add", "person", "A"],
      errors: "error: there is no kind `person`\n  the kinds are quest, location, npc, note\n"
        + "usage: progression track add KIND NAME [OPTIONS]\n"
        + "see `progression track add --help`\n"),
    Mistake(
      words: ["met", "kale", "--wait", "soon"],
      errors: "error: SECONDS is a whole number from 0 to 3600, not `soon`\n"
        + "usage: progression track met NAME... [OPTIONS]\nsee `progression track met --help`\n"),
    Mistake(
      words: ["search"],
      errors: "error: `track search` needs WORD: a word, or a part of one\n"
        + "usage: progression track search WORD... [OPTIONS]\n"
        + "see `progression track search --help`\n"),
    Mistake(
      words: ["lst"],
      errors: "error: unknown command `track lst`\n  did you mean `list`?\n"
        + "usage: progression track COMMAND [OPTIONS]\nsee `progression track --help`\n"),
    Mistake(
      words: ["--color", "never", "list"],
      errors: "error: the command comes first, then its options: `track list`\n"
        + "usage: progression track COMMAND [OPTIONS]\nsee `progression track --help`\n"),
  ]

  @Test("a mistake changes nothing and is told", arguments: mistakes)
  func mistake(_ test: Mistake) throws {
    let terminal = try Terminal.tracking()
    let before = try terminal.text("data/journal.json")
    let answer = terminal.run(["track"] + test.words)
    #expect(answer.output.isEmpty)
    #expect(answer.code == .failure)
    #expect(answer.errors == test.errors)
    #expect(try terminal.text("data/journal.json") == before)
  }

  @Test("a second playthrough sees nothing of the first, and stays in use")
  func playthroughs() throws {
    let terminal = try Terminal.tracking()
    terminal.track("new", "Second run", "--custom", "--note", "No weapons.\nNone.")
    #expect(terminal.track("list").output == "Second run: 0 entries\n")
    #expect(terminal.track("show", "kale").code == .failure)
    #expect(terminal.track("search", "kale").output == "nothing found\n")
    terminal.track("add", "npc", "Kalé")
    #expect(
      terminal.track("playthroughs").output == """
           First run   3 entries
        *  Second run  1 entry    custom  No weapons.…

        """)
    #expect(terminal.track("list", "-p", "First run").output.hasPrefix("First run: 3 entries"))
    #expect(terminal.track("list").output.hasPrefix("First run: 3 entries"))
  }

  @Test("without a playthrough, it says how to begin one")
  func nothing() throws {
    let terminal = try Terminal()
    for command in ["list", "search", "show", "add", "export", "playthroughs"] {
      let words = ["track", command] + (command == "add" ? ["npc"] : [])
      let answer = terminal.run(
        words + (["search", "show", "add"].contains(command) ? ["a"] : []) + ["--folder", "here"])
      #expect(answer.code == .failure)
      #expect(
        answer.errors == "error: there is no playthrough yet in `here`\n"
          + "  begin one: `progression track new TITLE`\n")
    }
  }

  @Test("what is exported comes in elsewhere")
  func exchange() throws {
    let terminal = try Terminal.tracking()
    let exported = terminal.track("export", "--format", "json").output
    try terminal.write(exported, to: "run.json")
    let again = terminal.track("import", "run.json")
    #expect(again.code == .failure)
    #expect(
      again.errors == "error: there is a playthrough `First run` already\n"
        + "  give it another title: `--as TITLE`\n")
    let copy = terminal.track("import", "run.json", "--as", "Copy")
    #expect(copy.output.hasPrefix("began playthrough Copy\nadded location #4 Church of Elleh\n"))
    #expect(copy.output.contains("Kalé gives Buy a bell\n"))
    let elsewhere = terminal.track("import", "run.json", "--folder", "other")
    #expect(elsewhere.code == .success)
    #expect(
      terminal.track("export", "--format", "json", "--folder", "other").output == exported)
    terminal.input = Array(exported.utf8)
    #expect(terminal.track("import", "-", "--folder", "third").code == .success)
    try terminal.write("{\"document\": \"journal\"}", to: "broken.json")
    let broken = terminal.track("import", "broken.json")
    #expect(broken.code == .failure)
    #expect(broken.errors.hasPrefix("broken.json:1:1: error: the journal has no `schema`"))
    #expect(terminal.track("export").output.hasPrefix("# First run\n\n## Quests\n\n- [ ] **Buy"))
    #expect(terminal.track("export", "--all").output.contains("\n# Copy\n"))
  }

  @Test("a note comes from standard input, and under another")
  func notes() throws {
    let terminal = try Terminal.tracking()
    terminal.input = Array("One.\nTwo.\n".utf8)
    terminal.track("note", "kale", "-", "--append")
    #expect(
      terminal.track("show", "kale").output.contains(
        """
          note         Sells things.
                       One.
                       Two.

        """))
  }

  @Test("answers as JSON")
  func json() throws {
    let terminal = try Terminal.tracking()
    let object = { (words: String...) throws -> [String: Any] in
      let output = terminal.run(["track"] + words + ["--format", "json"]).output
      return try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }
    let added = try object("add", "note", "A", "--link", "2")
    let changes = added["changes"] as? [[String: Any]]
    #expect(changes?.compactMap { $0["kind"] as? String } == ["added", "linked"])
    let list = try object("list", "--sort", "newest")
    #expect((list["entries"] as? [[String: Any]])?.compactMap { $0["id"] as? Int } == [4, 3, 2, 1])
    #expect((list["playthrough"] as? [String: Any])?["title"] as? String == "First run")
    let shown = try object("show", "kale")
    let linked = shown["linked"] as? [[String: Any]]
    #expect(linked?.compactMap { $0["relation"] as? String } == ["at", "gives", "notes"])
    let hits = try object("search", "sells")["hits"] as? [[String: Any]]
    #expect(hits?.compactMap { $0["inName"] as? Bool } == [false])
    #expect(try object("playthroughs")["current"] as? Int == 1)
    let undone = try object("undo")["changes"] as? [[String: Any]]
    #expect(undone?.compactMap { $0["kind"] as? String } == ["unlinked", "deleted"])
  }

  @Test("an entry stands for a node of a rule pack, which is checked")
  func node() throws {
    let terminal = try Terminal.tracking()
    try terminal.write(Samples.rules, to: "rules.json")
    let words = ["track", "add", "location", "Meadow", "--pack", "rules.json"]
    #expect(terminal.run(words + ["--node", "meadow"]).output == "added location #4 Meadow\n")
    #expect(terminal.track("show", "meadow").output.contains("stands for   meadow\n"))
    #expect(
      terminal.run(words + ["--node", "medow"]).errors
        == "error: the rule pack has no node `medow`\n  did you mean `meadow`?\n")
    #expect(terminal.run(words).errors.hasPrefix("error: `--pack` goes with `--node`"))
    let missing = terminal.track("add", "npc", "A", "--node", "a", "--pack", "nowhere")
    #expect(missing.errors == "error: there is no file or folder `nowhere`\n")
  }

  @Test("colours are for terminals, and columns count what is seen")
  func colours() throws {
    let terminal = try Terminal.tracking()
    terminal.track("add", "quest", "狼", "--done")
    terminal.isTerminal = true
    let list = terminal.track("list").output
    #expect(list.contains("\u{1B}[1mBuy a bell\u{1B}[0m"))
    #expect(list.contains("\u{1B}[32m[x]\u{1B}[0m  狼"))
    terminal.environment["NO_COLOR"] = "1"
    let plain = terminal.track("list").output
    #expect(!plain.contains("\u{1B}"))
    #expect(terminal.track("list", "--color", "always").output == list)
    // `Kalé` may come decomposed, and direction marks are shown.
    terminal.track("add", "quest", "a\u{202E}b", "--link", "kale\u{301}")
    #expect(terminal.track("list").output.contains("a\\u{202E}b"))
  }
}
