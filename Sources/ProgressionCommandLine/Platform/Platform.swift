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
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
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

  /// All of standard input, up to a little more than any file may have.
  static func readInput() -> [UInt8] {
    let limit = 65 << 20
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return bytes
  }
}
