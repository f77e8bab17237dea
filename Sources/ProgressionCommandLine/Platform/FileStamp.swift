#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells whether a file is another than before without reading it.
///
/// The number of the file tells a file that was moved into the place of another, as editors do, even
/// where time and size are the same.
struct FileStamp: Hashable, Sendable {
  /// When it was written last.
  let seconds: Int64
  let nanoseconds: Int64
  let size: Int64
  /// The number that its file system gave it.
  let number: UInt64

  init(seconds: Int64, nanoseconds: Int64 = 0, size: Int64 = 0, number: UInt64 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.size = size
    self.number = number
  }

  /// The stamp of the file that a path leads to; `nil` where there is none.
  init?(of path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    #if canImport(Darwin)
      let written = found.st_mtimespec
    #else
      let written = found.st_mtim
    #endif
    seconds = Int64(written.tv_sec)
    nanoseconds = Int64(written.tv_nsec)
    size = Int64(found.st_size)
    number = UInt64(found.st_ino)
  }
}
