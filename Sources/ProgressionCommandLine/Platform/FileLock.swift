import ProgressionKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock that one process at a time holds, and that goes with it however it ends.
final class FileLock {
  private let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    // Closing gives the lock back.
    close(descriptor)
  }

  /// Takes the lock, waiting for the process that holds it.
  ///
  /// - Parameters:
  ///   - path: The file that is locked; made where it is not there, and never removed, so that all
  ///     processes lock the same one.
  ///   - name: The name of what it guards, for messages.
  ///   - seconds: How long to wait.
  /// - Returns: The lock, held until it is let go.
  /// - Throws: A failure that names the process which holds it.
  static func take(
    _ path: String, of name: String, waiting seconds: Int64
  ) throws(CommandFailure) -> FileLock {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandFailure("the folder `\(name)` cannot be locked: \(reason)")
    }
    let lock = FileLock(descriptor)
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(seconds))
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        let reason = String(cString: strerror(errno))
        throw CommandFailure("the folder `\(name)` cannot be locked: \(reason)")
      }
      if clock.now >= end {
        let holder = lock.holder.map { "process \($0)" } ?? "another process"
        throw CommandFailure(
          "\(holder) is changing `\(name)`; waited \(seconds) s for it",
          help: ["try again, or wait longer: `--wait 60`"])
      }
      usleep(10_000)
    }
    lock.sign()
    return lock
  }

  /// Writes the number of this process into the file, for those that wait.
  private func sign() {
    guard ftruncate(descriptor, 0) == 0 else { return }
    _ = Platform.write("\(getpid())\n", to: descriptor)
  }

  /// The number in the file.
  private var holder: Int64? {
    var buffer = [UInt8](repeating: 0, count: 20)
    let count = buffer.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count > 1 else { return nil }
    return Int64(String(decoding: buffer[..<(count - 1)], as: UTF8.self))
  }
}
