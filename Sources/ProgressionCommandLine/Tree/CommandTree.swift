/// The program as data.
enum CommandTree {
  /// The name of the executable.
  static let name = "progression"
  /// What the program is: one line.
  static let summary = "plays, checks and explains rule packs of game progressions"

  /// Every command, in the order of help; hidden ones last.
  static let commands: [CommandSpec] = [
    RunCommand.spec,
    CheckCommand.spec,
    StatusCommand.spec,
    ExplainCommand.spec,
    EvaluateCommand.spec,
    FormatCommand.spec,
    SchemaCommand.spec,
    GraphCommand.spec,
    ExportCommand.spec,
    ImportCommand.spec,
    TrackCommand.spec,
    NewCommand.spec,
    CompletionsCommand.spec,
    ExplainCodeCommand.spec,
    HelpCommand.spec,
    CompleteCommand.spec,
  ]

  /// The commands that help shows.
  static var visible: [CommandSpec] { commands.filter { !$0.isHidden } }

  /// The options before any command.
  static let options = [OptionSpec.version] + OptionSpec.global

  /// The command with that name, hidden ones included.
  static func command(_ name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }
}
