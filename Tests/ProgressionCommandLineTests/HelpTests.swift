import Foundation
import Testing

@testable import ProgressionCommandLine

/// Help, version and the table of the README.
struct HelpTests {
  @Test("--version prints name and version")
  func version() throws {
    let answer = try Terminal().run("--version")
    #expect(answer.output == "progression \(Program.version)\n")
    #expect(answer.code == .success)
  }

  @Test("--help lists every command", arguments: [["--help"], ["-h"], ["help"]])
  func program(_ words: [String]) throws {
    let answer = try Terminal().run(words)
    #expect(answer.code == .success)
    #expect(answer.errors.isEmpty)
    for command in CommandTree.visible { #expect(answer.output.contains("  \(command.signature)")) }
    #expect(!answer.output.contains("__complete"))
  }

  @Test(
    "help of a command is the same in both spellings", arguments: CommandTree.visible.map(\.name))
  func command(_ name: String) throws {
    let terminal = try Terminal()
    let answer = terminal.run(name, "--help")
    #expect(answer.code == .success)
    #expect(answer.errors.isEmpty)
    #expect(terminal.run("help", name).output == answer.output)
    #expect(answer.output.contains("usage: progression \(name)"))
    #expect(answer.output.contains("-h, --help"))
  }

  @Test("help fits the width of the terminal", arguments: [40, 60, 80, 120])
  func width(_ columns: Int) throws {
    let terminal = try Terminal()
    terminal.environment["COLUMNS"] = "\(columns)"
    for command in CommandTree.visible {
      let text = terminal.run(command.name, "--help").output
      // Usage lines and examples are to be copied and stay whole.
      let body = text.split(separator: "\n").filter {
        !$0.contains("progression ") && !$0.hasPrefix("\(command.name): ")
      }
      for line in body { #expect(line.count <= columns, "\(line)") }
    }
  }

  @Test("the help of `new`, word for word")
  func exact() throws {
    #expect(
      try Terminal().run("new", "--help").output == """
        new: writes a small playable rule pack with scenarios to begin with

        usage: progression new DIR [OPTIONS]

        The folder must not be there yet, or be empty. It is written whole or not at
        all.

        Editors that know JSON Schema offer and check the ids of the pack at once: its
        files name the schemas in `.schema`.

        arguments:
          DIR  the folder to make

        options:
          --color WHEN  colour text: auto, always, never (default auto)
          -h, --help    show this help

        examples:
          progression new Rules/my-game
          progression run Rules/my-game

        """)
  }

  @Test("the tree makes sense")
  func tree() {
    let names = CommandTree.commands.map(\.name)
    #expect(Set(names).count == names.count)
    for command in CommandTree.commands {
      let options = command.allOptions
      #expect(Set(options.map(\.long)).count == options.count, "\(command.name)")
      let letters = options.compactMap(\.short)
      #expect(Set(letters).count == letters.count, "\(command.name)")
      for argument in command.arguments.dropLast() where argument.arity == .many {
        Issue.record("\(command.name): only the last argument may be many")
      }
      for text in [command.summary] + options.map(\.summary) + command.arguments.map(\.summary) {
        #expect(!text.hasSuffix("."), "\(command.name): \(text)")
      }
      for paragraph in command.discussion {
        #expect(paragraph.hasSuffix("."), "\(command.name): \(paragraph)")
      }
    }
  }

  @Test("the README's table of commands is the tree's")
  func readme() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("\n\n" + CommandTable.lines.joined(separator: "\n") + "\n\n"))
  }
}
