import Foundation

@testable import ProgressionCommandLine

/// A stream that gives what a test has, in pieces, and keeps what is written.
final class MemoryStream: Sendable {
  private struct Content {
    var input: ArraySlice<UInt8>
    var output: [UInt8] = []
    var writes = 0
  }

  /// How it ends.
  enum End: Sendable {
    case end
    case failure
  }

  private let content: Monitor<Content>
  private let pieces: Int
  private let end: End
  private let capacity: Int
  private let ending: ByteStream.Result

  /// A stream of `input`, of which one reading gives so many bytes at most; after it has taken its
  /// capacity, every writing is answered by `ending`.
  init(
    _ input: some Sequence<UInt8>, pieces: Int = 1 << 16, end: End = .end,
    capacity: Int = .max, ending: ByteStream.Result = .closed
  ) {
    content = Monitor(Content(input: Array(input)[...]))
    self.pieces = pieces
    self.end = end
    self.capacity = capacity
    self.ending = ending
  }

  var stream: ByteStream {
    ByteStream(read: { self.read() }, write: { self.write($0) })
  }

  private func read() -> ByteStream.Chunk {
    content.withValue { content in
      if content.input.isEmpty { return end == .end ? .end : .failure("it is broken") }
      let piece = ContiguousArray(content.input.prefix(pieces))
      content.input = content.input.dropFirst(pieces)
      return .bytes(piece)
    }
  }

  private func write(_ bytes: ContiguousArray<UInt8>) -> ByteStream.Result {
    content.withValue { content in
      if content.output.count + bytes.count > capacity { return ending }
      content.output += bytes
      content.writes += 1
      return .written
    }
  }

  var output: [UInt8] { content.withValue { $0.output } }
  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n").map(String.init) }
  /// How often something was written.
  var writes: Int { content.withValue { $0.writes } }
}

/// The command `evaluate` in a world with a rule pack.
struct Filter {
  let terminal: Terminal

  /// By default the sample pack.
  init(rules: String = Samples.rules) throws {
    terminal = try Terminal(["rules.json": rules])
  }

  @discardableResult
  func run(_ stream: MemoryStream, _ options: String...) -> Terminal.Answer {
    terminal.stream = stream.stream
    return terminal.run(["evaluate", "rules.json"] + options)
  }

  /// The answers to some lines.
  func answers(_ text: String, _ options: String...) -> (lines: [String], answer: Terminal.Answer) {
    let stream = MemoryStream(text.utf8)
    terminal.stream = stream.stream
    let answer = terminal.run(["evaluate", "rules.json"] + options)
    return (stream.lines, answer)
  }
}
