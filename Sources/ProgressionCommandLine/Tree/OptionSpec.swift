/// An option of a command.
struct OptionSpec: Sendable {
  /// The value that an option takes.
  struct Value: Sendable {
    /// The name in usage lines, in capitals.
    let name: String
    /// The words allowed; empty allows any.
    var choices: [String] = []
    /// What holds where the option is not given; for help only.
    var byDefault: String?
    /// What a shell offers for it.
    var completion = Completion.nothing
  }

  /// The name after `--`.
  let long: String
  /// The letter after `-`.
  var short: Character?
  /// What it does: lower case, without a final period.
  let summary: String
  /// The value, or `nil` for a flag.
  var value: Value?
  /// Whether it may be given more than once.
  var repeats = false

  /// The option as help shows it, as in `-h, --help`.
  var usage: String {
    let letter = short.map { "-\($0), " } ?? ""
    let argument = value.map { " \($0.name)" } ?? ""
    return "\(letter)--\(long)\(argument)"
  }
}

extension OptionSpec {
  /// Shows help and does nothing else.
  static let help = OptionSpec(long: "help", short: "h", summary: "show this help")
  /// When to use colours.
  static let color = OptionSpec(
    long: "color", summary: "colour text",
    value: .init(
      name: "WHEN", choices: ColorChoice.allCases.map(\.rawValue), byDefault: "auto"))
  /// Shows the version; of the program itself only.
  static let version = OptionSpec(long: "version", summary: "show name and version")
  /// The options that every command takes.
  static let global = [color, help]

  /// Whom answers are for.
  static let audience = OptionSpec(
    long: "audience", summary: "who is spoken to",
    value: .init(name: "WHO", choices: ["designer", "player"], byDefault: "designer"))

  /// Goes on while files change.
  static let watch = OptionSpec(
    long: "watch", summary: "go on, and do again what a changed file is used for")

  /// An option `--format` with these words, of which the first is the default.
  static func format(_ words: String...) -> OptionSpec {
    OptionSpec(
      long: "format", summary: "how results are written",
      value: .init(name: "FORMAT", choices: words, byDefault: words.first))
  }
}
