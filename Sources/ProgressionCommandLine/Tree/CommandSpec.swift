/// One command as data: parsing, help, usage, completions and the table of the README all
/// come from it.
struct CommandSpec: Sendable {
  /// What a command does when it is called.
  typealias Action = @Sendable (Invocation, inout Context) throws(CommandFailure) -> ExitCode

  /// The word that calls it.
  let name: String
  /// The command that this one belongs to, whose word comes before.
  var group: String?
  /// What it does: one sentence in lower case, without a final period.
  let summary: String
  /// What more there is to say, a paragraph each.
  var discussion: [String] = []
  /// The positional arguments, in order.
  var arguments: [ArgumentSpec] = []
  /// The options of this command alone.
  var options: [OptionSpec] = []
  /// Command lines worth copying.
  var examples: [String] = []
  /// Whether help and completions leave it out.
  var isHidden = false
  /// Whether everything after the name is positional, options too.
  var takesEverything = false
  /// The commands that belong to it; one that has any does nothing itself.
  var subcommands: [CommandSpec] = []
  /// What it does when called.
  let action: Action
}

extension CommandSpec {
  /// The words that call it, as in `track add`.
  var fullName: String {
    group.map { "\($0) \(name)" } ?? name
  }

  /// The command with that name among those that belong to this one.
  func subcommand(_ name: String) -> CommandSpec? {
    subcommands.first { $0.name == name }
  }

  /// The name with the arguments, as in `run [PATH...]`.
  var signature: String {
    ([fullName] + arguments.map(\.usage)).joined(separator: " ")
  }

  /// The option that `long` names, global ones included.
  func option(long: String) -> OptionSpec? {
    allOptions.first { $0.long == long }
  }

  /// The option that `short` names, global ones included.
  func option(short: Character) -> OptionSpec? {
    allOptions.first { $0.short == short }
  }

  /// The command's own options, then those that every command takes.
  var allOptions: [OptionSpec] { options + OptionSpec.global }
}
