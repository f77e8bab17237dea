/// A positional argument of a command.
struct ArgumentSpec: Sendable {
  /// How many values an argument takes.
  enum Arity: Sendable {
    case one
    case optional
    case many
    /// One at least.
    case some
  }

  /// The name in usage lines, in capitals.
  let name: String
  /// What it is: lower case, without a final period.
  let summary: String
  /// How many values it takes.
  let arity: Arity
  /// What a shell offers for it.
  let completion: Completion

  /// The argument as usage lines show it, as in `[PATH...]`.
  var usage: String {
    switch arity {
    case .one: name
    case .optional: "[\(name)]"
    case .many: "[\(name)...]"
    case .some: "\(name)..."
    }
  }
}

/// What a shell offers while a word is typed.
enum Completion: Sendable {
  case nothing
  /// One of these words.
  case words([String])
  /// A path to a JSON file or a folder.
  case path
  /// A path to a folder.
  case directory
  /// An id of a node of the rule pack that the first argument names.
  case node
  /// The name of a command.
  case command
  /// A diagnostic code.
  case code
}
