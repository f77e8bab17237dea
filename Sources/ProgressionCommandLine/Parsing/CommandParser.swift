import ProgressionKit

/// Reads a command line by the tree.
///
/// `--x value` and `--x=value`, `-abc` clusters, `--` ends options, `-` is a positional,
/// options before or after positionals, no abbreviations.
struct CommandParser {
  private let command: CommandSpec
  private let tokens: [String]
  private var position = 0
  private var invocation: Invocation

  private init(_ command: CommandSpec, _ tokens: [String]) {
    self.command = command
    self.tokens = tokens
    self.invocation = Invocation(command: command)
  }

  /// Reads the words after the name of `command`.
  ///
  /// Where help is asked for, the number of arguments is not checked.
  ///
  /// - Throws: A usage failure that says which word is wrong and names one like it.
  static func parse(
    _ tokens: [String], for command: CommandSpec
  ) throws(CommandFailure) -> Invocation {
    if command.takesEverything {
      var invocation = Invocation(command: command)
      invocation.positionals = tokens
      return invocation
    }
    var parser = CommandParser(command, tokens)
    try parser.readTokens()
    if !parser.invocation.has(OptionSpec.help.long) { try parser.checkArguments() }
    return parser.invocation
  }

  private mutating func readTokens() throws(CommandFailure) {
    while position < tokens.count {
      let token = tokens[position]
      position += 1
      if token == "--" {
        invocation.positionals += tokens[position...]
        position = tokens.count
      } else if token.hasPrefix("--") {
        try readLong(String(token.dropFirst(2)))
      } else if token.hasPrefix("-"), token != "-" {
        try readCluster(Array(token.dropFirst()))
      } else {
        invocation.positionals.append(token)
      }
    }
  }

  private mutating func readLong(_ text: String) throws(CommandFailure) {
    let name: String
    let attached: String?
    if let equals = text.firstIndex(of: "=") {
      name = String(text[..<equals])
      attached = String(text[text.index(after: equals)...])
    } else {
      name = text
      attached = nil
    }
    guard let option = command.option(long: name) else {
      throw Self.unknownOption(name, among: command.allOptions)
    }
    guard option.value != nil else {
      if attached != nil { throw .usage("the option `--\(name)` takes no value") }
      try record("", of: option)
      return
    }
    if let attached {
      try record(attached, of: option)
    } else {
      try record(try nextToken(for: "--\(name)", option), of: option)
    }
  }

  private mutating func readCluster(_ letters: [Character]) throws(CommandFailure) {
    for (index, letter) in letters.enumerated() {
      guard let option = command.option(short: letter) else {
        throw .usage("unknown option `-\(letter)`")
      }
      guard option.value != nil else {
        try record("", of: option)
        continue
      }
      let rest = String(letters[(index + 1)...])
      let value = rest.isEmpty ? try nextToken(for: "-\(letter)", option) : rest
      try record(value, of: option)
      return
    }
  }

  private mutating func nextToken(
    for shown: String, _ option: OptionSpec
  ) throws(CommandFailure) -> String {
    guard position < tokens.count else {
      throw .usage("the option `\(shown)` needs a value \(option.value?.name ?? "")")
    }
    position += 1
    return tokens[position - 1]
  }

  private mutating func record(
    _ value: String, of option: OptionSpec
  ) throws(CommandFailure) {
    if let choices = option.value?.choices, !choices.isEmpty, !choices.contains(value) {
      throw .usage(
        "`\(value)` is no value of `--\(option.long)`",
        help: Self.suggestion(for: value, among: choices)
          + ["it takes \(choices.joined(separator: ", "))"])
    }
    if invocation.has(option.long), !option.repeats, option.value != nil {
      throw .usage("the option `--\(option.long)` is given twice")
    }
    invocation.values[option.long, default: []].append(value)
  }

  private func checkArguments() throws(CommandFailure) {
    var left = invocation.positionals.count
    for argument in command.arguments {
      switch argument.arity {
      case .one where left == 0, .some where left == 0:
        throw .usage("`\(command.fullName)` needs \(argument.name): \(argument.summary)")
      case .one: left -= 1
      case .optional: left = max(0, left - 1)
      case .many, .some: left = 0
      }
    }
    if left > 0 {
      let surplus = invocation.positionals[invocation.positionals.count - left]
      throw .usage("unexpected argument `\(surplus)`")
    }
  }

  /// The failure for an option that nobody declares.
  static func unknownOption(_ name: String, among options: [OptionSpec]) -> CommandFailure {
    let nearest = NameSuggestion.nearest(to: name, in: options.map(\.long))
    return .usage(
      "unknown option `--\(name)`", help: nearest.map { ["did you mean `--\($0)`?"] } ?? [])
  }

  /// A hint with the word nearest to `word`, or none.
  static func suggestion(for word: String, among words: [String]) -> [String] {
    NameSuggestion.nearest(to: word, in: words).map { ["did you mean `\($0)`?"] } ?? []
  }
}
