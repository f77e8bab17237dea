import ProgressionText

/// What a command line asks for.
struct BenchmarkOptions {
  enum Mode: Equatable {
    case measure
    /// Measures the gates of a folder.
    case gates(String)
    /// Prints the Swift source of the gates of a folder.
    case source(String)
    case list
    case help
  }

  var mode = Mode.measure
  var only: [String] = []
  var rounds = 7
  var format = Report.Format.text
  var isTiny = false
  /// How often the engine alone does its work, untimed; `nil` measures.
  var untimed: Int?

  /// Reads a command line.
  ///
  /// - Throws: `BenchmarkFailure` that says which word is wrong.
  init(_ arguments: [String]) throws(BenchmarkFailure) {
    var words = arguments[...]
    var positionals: [String] = []
    while let word = words.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      try read(word, &words)
    }
    try read(positionals)
  }

  private mutating func read(
    _ word: String, _ words: inout ArraySlice<String>
  ) throws(BenchmarkFailure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    var attached = parts.count > 1 ? String(parts[1]) : nil
    func value() throws(BenchmarkFailure) -> String {
      defer { attached = nil }
      guard let value = attached ?? words.popFirst(), !value.isEmpty else {
        throw BenchmarkFailure("the option `\(option)` needs a value")
      }
      return value
    }
    switch option {
    case "--only": only.append(try value())
    case "--rounds": rounds = try Self.count(try value(), for: option)
    case "--untimed": untimed = try Self.count(try value(), for: option)
    case "--format":
      let word = try value()
      guard let format = Report.Format(rawValue: word) else {
        throw BenchmarkFailure("`\(word)` is no value of `--format`: it takes text, json")
      }
      self.format = format
    case "--tiny": isTiny = true
    case "--list": mode = .list
    case "-h", "--help": mode = .help
    default:
      let nearest = NameSuggestion.nearest(to: option, in: Self.options)
      throw BenchmarkFailure(
        "unknown option `\(option)`" + (nearest.map { ": did you mean `\($0)`?" } ?? ""))
    }
    if attached != nil { throw BenchmarkFailure("the option `\(option)` takes no value") }
  }

  private static let options = [
    "--only", "--rounds", "--untimed", "--format", "--tiny", "--list", "--help",
  ]

  private static func count(_ text: String, for option: String) throws(BenchmarkFailure) -> Int {
    guard let count = Int(text), count >= 1, count <= 1_000_000_000 else {
      throw BenchmarkFailure("`\(text)` is no value of `\(option)`: it takes a number from 1")
    }
    return count
  }

  private mutating func read(_ positionals: [String]) throws(BenchmarkFailure) {
    if mode == .help || positionals.isEmpty { return }
    guard ["gates", "source"].contains(positionals[0]) else {
      throw BenchmarkFailure("unknown command `\(positionals[0])`: there are `gates`, `source`")
    }
    guard positionals.count > 1 else {
      throw BenchmarkFailure("`\(positionals[0])` needs DIR: a folder that make.py wrote")
    }
    if positionals.count > 2 { throw BenchmarkFailure("unexpected argument `\(positionals[2])`") }
    mode = positionals[0] == "gates" ? .gates(positionals[1]) : .source(positionals[1])
  }
}
