import Foundation
import ProgressionCommandLine

extension Terminal {
  /// A world with a playthrough, a church with a merchant, a person in it and a quest of theirs.
  static func tracking() throws -> Terminal {
    let terminal = try Terminal()
    terminal.environment["PROGRESSION_TRACK"] = "data"
    terminal.track("new", "First run")
    terminal.track("add", "location", "Church of Elleh", "--tag", "merchant")
    terminal.track("add", "npc", "Kalé", "--link", "church of elleh", "--note", "Sells things.")
    terminal.track("add", "quest", "Buy a bell", "--link", "kale")
    return terminal
  }

  /// Runs a `track` command.
  @discardableResult
  func track(_ words: String...) -> Answer { run(["track"] + words) }
}
