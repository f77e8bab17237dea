/// Why a command ended early, in words for the person who called it.
struct CommandFailure: Error, Hashable {
  /// What is wrong, lower case and without a final period.
  var message: String
  /// What to do about it, one hint a line.
  var help: [String]
  /// Whether the caller should see how the command is used.
  var showsUsage: Bool
  /// What the executable answers.
  var exitCode: ExitCode

  /// Something outside the program is wrong: a path, a file, an id.
  init(_ message: String, help: [String] = [], exitCode: ExitCode = .failure) {
    self.message = message
    self.help = help
    self.showsUsage = false
    self.exitCode = exitCode
  }

  /// The command line itself is wrong.
  static func usage(_ message: String, help: [String] = []) -> CommandFailure {
    var failure = CommandFailure(message, help: help)
    failure.showsUsage = true
    return failure
  }
}
