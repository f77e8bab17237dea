import Testing

@testable import ProgressionCommandLine

/// Commands that belong to a command: help, completions, the tree.
struct TrackHelpTests {
  static let names = TrackCommand.subcommands.map(\.name)

  @Test("help of a command is the same in both spellings", arguments: names)
  func help(_ name: String) throws {
    let terminal = try Terminal()
    let answer = terminal.run("track", name, "--help")
    #expect(answer.code == .success)
    #expect(answer.output.hasPrefix("track \(name): "))
    #expect(answer.output.contains("usage: progression track \(name)"))
    #expect(terminal.run("help", "track", name).output == answer.output)
  }

  @Test("help of the group lists its commands, within the width", arguments: [40, 80])
  func group(_ columns: Int) throws {
    let terminal = try Terminal()
    terminal.environment["COLUMNS"] = "\(columns)"
    let help = terminal.run("track", "--help").output
    for command in TrackCommand.subcommands { #expect(help.contains("  \(command.signature)")) }
    for name in Self.names {
      let body = terminal.run("track", name, "--help").output.split(separator: "\n").filter {
        !$0.contains("progression ") && !$0.hasPrefix("track \(name): ")
      }
      for line in body { #expect(line.count <= columns, "\(line)") }
    }
  }

  @Test("the tree makes sense")
  func tree() {
    #expect(Set(Self.names).count == Self.names.count)
    for command in TrackCommand.subcommands {
      #expect(command.group == TrackCommand.name)
      let options = command.allOptions
      #expect(Set(options.map(\.long)).count == options.count, "\(command.name)")
      let letters = options.compactMap(\.short)
      #expect(Set(letters).count == letters.count, "\(command.name)")
      for text in [command.summary] + options.map(\.summary) + command.arguments.map(\.summary) {
        #expect(!text.hasSuffix("."), "\(command.name): \(text)")
      }
      for paragraph in command.discussion { #expect(paragraph.hasSuffix(".")) }
    }
  }

  @Test("unknown commands are told", arguments: [["track", "frob"], ["help", "track", "frob"]])
  func unknown(_ words: [String]) throws {
    let answer = try Terminal().run(words)
    #expect(answer.code == .failure)
    #expect(answer.errors.hasPrefix("error: unknown command `track frob`\n"))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let words: [String]
    let offers: [String]
    var testDescription: String { words.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(words: ["tra"], offers: ["track"]),
    Case(words: ["track", "re"], offers: ["rename", "redo", "restore"]),
    Case(words: ["track", "--he"], offers: ["--help"]),
    Case(words: ["track", "add", "n"], offers: ["npc", "note"]),
    Case(words: ["track", "list", "--sort", "n"], offers: ["name", "newest"]),
    Case(words: ["track", "list", "--fo"], offers: ["--folder", "--format"]),
    Case(words: ["track", "list", "--folder", ""], offers: [":folders"]),
    Case(words: ["track", "import", ""], offers: [":files"]),
    Case(words: ["track", "add", "npc", "A", "--link", "B", "--li"], offers: ["--link"]),
    Case(words: ["track", "frob", ""], offers: []),
  ]

  @Test("the offers for", arguments: cases)
  func offers(_ test: Case) throws {
    let answer = try Terminal().run(["__complete"] + test.words)
    let offers = answer.output.split(separator: "\n").map { line in
      String(line.prefix { $0 != "\t" })
    }
    #expect(offers == test.offers)
  }
}
