#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a command that goes on until it is stopped waits and speaks in between.
public struct Patience: Sendable {
  /// Waits for so many milliseconds; `false` as soon as the command shall end.
  public let wait: @Sendable (Int64) -> Bool
  /// Writes to standard error at once.
  public let writeErrors: @Sendable (String) -> Void

  /// Makes a way to wait.
  public init(
    wait: @escaping @Sendable (Int64) -> Bool, writeErrors: @escaping @Sendable (String) -> Void
  ) {
    self.wait = wait
    self.writeErrors = writeErrors
  }

  /// Never waits: a command that would go on ends at once.
  public static let none = Patience(wait: { _ in false }, writeErrors: { _ in })

  /// Waits until the process is told to end (SIGINT, SIGTERM), or nobody reads its standard output.
  static var ofProcess: Patience {
    Patience(
      wait: { milliseconds in
        StopSignal.listen()
        // An error of a pipe without a reader is reported although nothing is asked for.
        var output = pollfd(fd: 1, events: 0, revents: 0)
        let found = poll(&output, 1, Int32(clamping: milliseconds))
        return found == 0 && !StopSignal.wasGiven || found < 0 && !StopSignal.wasGiven
      },
      writeErrors: { _ = Platform.write($0, to: 2) })
  }
}

/// Whether the process was told to end while it waits.
private enum StopSignal {
  /// Written by the handler and read by the loop: one word, so no lock is needed, and none may be taken.
  nonisolated(unsafe) private static let flag: UnsafeMutablePointer<sig_atomic_t> = {
    let flag = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
    flag.initialize(to: 0)
    return flag
  }()

  /// From now on, a signal to end only ends the waiting.
  private static let isListening: Bool = {
    // Before any handler: it must not be the one that makes it.
    flag.pointee = 0
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { _ in StopSignal.give() }
    }
    return true
  }()

  static func listen() { _ = isListening }

  static func give() { flag.pointee = 1 }

  static var wasGiven: Bool { flag.pointee != 0 }
}
