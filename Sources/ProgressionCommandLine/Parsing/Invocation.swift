import ProgressionKit

/// A command line that was understood.
struct Invocation {
  /// What was called.
  let command: CommandSpec
  /// The positional arguments, in order.
  var positionals: [String] = []
  /// The values of each option that was given, by its long name; a flag has an empty value.
  var values: [String: [String]] = [:]

  /// Whether the option or flag was given.
  func has(_ long: String) -> Bool { values[long] != nil }

  /// The value of an option; the last where it may repeat.
  func value(_ long: String) -> String? { values[long]?.last }

  /// Every value of an option that may repeat.
  func all(_ long: String) -> [String] { values[long] ?? [] }

  /// The positional argument at `position`, or `nil` where there is none.
  func argument(_ position: Int) -> String? {
    positionals.indices.contains(position) ? positionals[position] : nil
  }

  /// The positional argument at `position`, which the tree says is there.
  ///
  /// - Throws: A usage failure where it is not.
  func required(_ position: Int) throws(CommandFailure) -> String {
    guard let value = argument(position) else {
      throw .usage("`\(command.fullName)` needs more arguments")
    }
    return value
  }
}

extension Audience {
  /// Whom the option `--audience` names; the designer where it is not given.
  init(_ invocation: Invocation) {
    self = invocation.value(OptionSpec.audience.long) == "player" ? .player : .designer
  }
}
