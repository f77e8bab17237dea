#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The only place that touches the process: its arguments, environment, streams and end.
enum Platform {
  /// The words after the name of the executable.
  static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The environment variables.
  static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// The folder that relative paths start from.
  static var workingDirectory: String { FileManager.default.currentDirectoryPath }

  /// Whether a stream of the process is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Makes a write to a closed pipe an error rather than the end of the process.
  static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the process.
  static func end(_ code: Int32) -> Never { exit(code) }

  /// Writes all of `text`; `false` where the stream takes no more, as on a full disk.
  ///
  /// A reader that went away is fine: it has seen what it wanted.
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) || errno == EPIPE }
  }

  /// Writes all of some bytes; `false` where the file takes no more, and `errno` says why.
  static func write(_ bytes: ContiguousArray<UInt8>, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = writeSome(rest, to: descriptor)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || !canTryAgain(descriptor, POLLOUT) {
        return false
      }
    }
    return true
  }

  /// Whether the error of the last reading or writing is none that lasts; waits where the other side,
  /// sharing the descriptor, has made it one that never waits.
  private static func canTryAgain(_ descriptor: Int32, _ events: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&waiting, 1, -1) > 0 || errno == EINTR
  }

  private static func writeSome(
    _ bytes: Slice<UnsafeRawBufferPointer>, to descriptor: Int32
  ) -> Int {
    let part = UnsafeRawBufferPointer(rebasing: bytes)
    #if canImport(Glibc)
      return Glibc.write(descriptor, part.baseAddress, part.count)
    #elseif canImport(Musl)
      return Musl.write(descriptor, part.baseAddress, part.count)
    #else
      return Darwin.write(descriptor, part.baseAddress, part.count)
    #endif
  }

  /// The number of processors that threads of this process can run on.
  static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Where a byte stands in a range of others; `nil` where it does not.
  ///
  /// The system's own search is twenty times faster than a loop, which would be a tenth of all the
  /// work of `evaluate`.
  static func firstIndex(
    of byte: UInt8, in bytes: ContiguousArray<UInt8>, from start: Int
  ) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard start < buffer.count, let base = buffer.baseAddress,
        let found = memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return found - UnsafeMutableRawPointer(mutating: base)
    }
  }

  /// Standard input and output, unbuffered.
  static let stream = ByteStream(read: readSome) { bytes in
    if write(bytes, to: 1) { return .written }
    return errno == EPIPE ? .closed : .failed
  }

  /// What is there of standard input, at most so much that a batch of requests stays small.
  @Sendable
  private static func readSome() -> ByteStream.Chunk {
    while true {
      var hasFailed = false
      let bytes = ContiguousArray<UInt8>(unsafeUninitializedCapacity: 1 << 17) { buffer, count in
        let found = read(0, buffer.baseAddress, buffer.count)
        hasFailed = found < 0
        count = max(0, found)
      }
      if !hasFailed { return bytes.isEmpty ? .end : .bytes(bytes) }
      let reason = String(cString: strerror(errno))
      if !canTryAgain(0, POLLIN) { return .failure(reason) }
    }
  }

  /// All of standard input, up to a little more than any file may have.
  static func readInput() -> [UInt8] {
    let limit = 65 << 20
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || !canTryAgain(0, POLLIN) {
        break
      }
    }
    return bytes
  }
}
