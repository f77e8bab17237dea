/// What a shell may offer for the last of the words typed so far.
struct CompletionEngine {
  /// One offer, or a request that the shell offers paths.
  enum Offer: Hashable {
    case word(String, description: String)
    case files
    case folders
  }

  /// Finds the ids of the nodes of a rule pack, with their titles.
  let nodes: (String) -> [(id: String, title: String)]
  /// The diagnostic codes, with their titles.
  let codes: () -> [(code: String, title: String)]

  /// The offers for the last of `words`, the words after the executable's name.
  func offers(for words: [String]) -> [Offer] {
    let current = words.last ?? ""
    return candidates(Array(words.dropLast()), current).filter { offer in
      if case .word(let word, _) = offer { word.hasPrefix(current) } else { true }
    }
  }

  private func candidates(_ before: [String], _ current: String) -> [Offer] {
    var start = 0
    while start < before.count, before[start].hasPrefix("-") {
      let isColor = before[start] == "--\(OptionSpec.color.long)"
      if isColor, start + 1 == before.count { return offers(forValueOf: .color) }
      start += isColor ? 2 : 1
    }
    if start == before.count {
      return current.hasPrefix("-")
        ? CommandTree.options.map(Self.offer) : Self.commandOffers
    }
    guard var command = CommandTree.command(before[start]), !command.takesEverything else {
      return []
    }
    start += 1
    while start < before.count, let found = command.subcommand(before[start]) {
      command = found
      start += 1
    }
    if start == before.count, !command.subcommands.isEmpty, !current.hasPrefix("-") {
      return Self.offers(command.subcommands)
    }
    let state = read(Array(before[start...]), of: command)
    if let option = state.awaiting { return offers(forValueOf: option) }
    if !state.isPastOptions, current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
      let head = String(current[...equals])
      guard let option = command.option(long: String(head.dropFirst(2).dropLast())) else {
        return []
      }
      return offers(forValueOf: option).compactMap { offer in
        if case .word(let word, let text) = offer {
          .word(head + word, description: text)
        } else {
          nil
        }
      }
    }
    if !state.isPastOptions, current.hasPrefix("-") {
      return command.allOptions
        .filter { $0.repeats || !state.given.contains($0.long) }.map(Self.offer)
    }
    return offers(forArgument: state.positionals, of: command)
  }

  private struct State {
    var positionals: [String] = []
    var given: [String] = []
    var awaiting: OptionSpec?
    var isPastOptions = false
  }

  private func read(_ words: [String], of command: CommandSpec) -> State {
    var state = State()
    for word in words {
      if state.awaiting != nil {
        state.awaiting = nil
      } else if state.isPastOptions || !word.hasPrefix("-") || word == "-" {
        state.positionals.append(word)
      } else if word == "--" {
        state.isPastOptions = true
      } else {
        let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
        let option =
          word.hasPrefix("--")
          ? command.option(long: String(name)) : name.last.flatMap { command.option(short: $0) }
        guard let option else { continue }
        state.given.append(option.long)
        if option.value != nil, !word.contains("=") { state.awaiting = option }
      }
    }
    return state
  }

  private func offers(forValueOf option: OptionSpec) -> [Offer] {
    guard let value = option.value else { return [] }
    if !value.choices.isEmpty { return value.choices.map { .word($0, description: "") } }
    return offers(for: value.completion, positionals: [])
  }

  private func offers(forArgument positionals: [String], of command: CommandSpec) -> [Offer] {
    var index = positionals.count
    for argument in command.arguments {
      if index == 0 || argument.arity == .many || argument.arity == .some {
        return offers(for: argument.completion, positionals: positionals)
      }
      index -= 1
    }
    return []
  }

  private func offers(for completion: Completion, positionals: [String]) -> [Offer] {
    switch completion {
    case .nothing: []
    case .words(let words): words.map { .word($0, description: "") }
    case .path: [.files]
    case .directory: [.folders]
    case .command: Self.commandOffers
    case .code: codes().map { .word($0.code, description: $0.title) }
    case .node:
      positionals.first.map { nodes($0).map { .word($0.id, description: $0.title) } } ?? []
    }
  }

  private static var commandOffers: [Offer] { offers(CommandTree.visible) }

  private static func offers(_ commands: [CommandSpec]) -> [Offer] {
    commands.map { .word($0.name, description: $0.summary) }
  }

  private static func offer(_ option: OptionSpec) -> Offer {
    .word("--\(option.long)", description: option.summary)
  }
}
