import ProgressionKit

/// The world around one run of the program, held in memory so that a test can be that world.
///
/// Commands append to `output` and `errors`; the executable writes both once, at the end. A command
/// that answers while it reads writes to `stream` instead of `output`.
public struct Context {
  /// Results, for standard output.
  public var output = ""
  /// Diagnostics, for standard error.
  public var errors = ""
  /// The folder that relative paths start from.
  public let workingDirectory: String
  /// The environment variables.
  public let environment: [String: String]
  /// Whether standard output is a terminal.
  public let isOutputTerminal: Bool
  /// Whether standard error is a terminal.
  public let isErrorTerminal: Bool
  /// All of standard input; called at most once, and only where a path is `-`.
  public let readInput: () -> [UInt8]
  /// Standard input and output for a command that answers while it reads.
  public let stream: ByteStream
  /// Shows a line while work goes on; `nil` where nobody watches.
  public let showProgress: ((String) -> Void)?
  /// How a command waits that goes on until it is stopped.
  public let patience: Patience
  /// What the option `--color` says.
  var colorChoice = ColorChoice.auto

  /// Makes a world.
  ///
  /// - Parameters:
  ///   - workingDirectory: The folder that relative paths start from.
  ///   - environment: The environment variables.
  ///   - isOutputTerminal: Whether standard output is a terminal.
  ///   - isErrorTerminal: Whether standard error is a terminal.
  ///   - readInput: Reads all of standard input.
  ///   - stream: Standard input and output for a command that answers while it reads.
  ///   - showProgress: Shows a line while work goes on.
  ///   - patience: How a command waits that goes on until it is stopped.
  public init(
    workingDirectory: String, environment: [String: String] = [:],
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false,
    readInput: @escaping () -> [UInt8] = { [] }, stream: ByteStream = .empty,
    showProgress: ((String) -> Void)? = nil, patience: Patience = .none
  ) {
    self.workingDirectory = workingDirectory
    self.environment = environment
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.readInput = readInput
    self.stream = stream
    self.showProgress = showProgress
    self.patience = patience
  }
}

/// When text is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}

extension Context {
  /// Adds a line to the results.
  mutating func print(_ line: String = "") {
    output += line
    output += "\n"
  }

  /// Adds a line to the diagnostics.
  mutating func printError(_ line: String = "") {
    errors += line
    errors += "\n"
  }

  /// Adds an error to the diagnostics, with hints below it.
  mutating func printProblem(_ message: String, help: [String] = []) {
    let mark = colorsErrors ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    printError("\(mark) \(PlainText.visible(message))")
    for line in help { printError("  \(PlainText.visible(line))") }
  }

  /// Whether results are coloured.
  var colorsOutput: Bool { colors(isTerminal: isOutputTerminal) }

  /// Whether diagnostics are coloured.
  var colorsErrors: Bool { colors(isTerminal: isErrorTerminal) }

  private func colors(isTerminal: Bool) -> Bool {
    switch colorChoice {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }

  /// How many columns help may use: `COLUMNS` within reason, else 80.
  var columns: Int {
    guard let text = environment["COLUMNS"], let columns = Int(text), columns > 0 else {
      return 80
    }
    return min(max(columns, 40), 200)
  }
}
