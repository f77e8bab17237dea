#if canImport(Glibc)
  import Glibc
#endif

/// How many bytes of the heap are in use, where the system says so.
enum HeapUse {
  /// The bytes that `malloc` has given out and not got back, or `nil` where nobody counts them.
  static var bytes: Int64? {
    guard let text = report else { return nil }
    // The totals of all arenas come last.
    func last(_ label: String) -> Int64? {
      guard let start = text.range(last: label),
        let size = text.range(first: "size=\"", from: start)
      else { return nil }
      return Int64(String(decoding: text[size...].prefix { $0 != 0x22 }, as: UTF8.self))
    }
    guard let system = last("<system type=\"current\""), let rest = last("<total type=\"rest\""),
      let fast = last("<total type=\"fast\""), let mapped = last("<total type=\"mmap\"")
    else { return nil }
    return system - rest - fast + mapped
  }

  #if canImport(Glibc)
    private typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

    /// What `malloc_info` of glibc writes; the headers that Swift sees do not declare it.
    private static var report: [UInt8]? {
      guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "malloc_info") else {
        return nil
      }
      let mallocInfo = unsafeBitCast(symbol, to: MallocInfo.self)
      var buffer: UnsafeMutablePointer<CChar>?
      var size = 0
      guard let stream = open_memstream(&buffer, &size) else { return nil }
      let failed = mallocInfo(0, stream) != 0
      fclose(stream)
      defer { free(buffer) }
      guard let buffer, !failed else { return nil }
      return buffer.withMemoryRebound(to: UInt8.self, capacity: size) {
        [UInt8](UnsafeBufferPointer(start: $0, count: size))
      }
    }
  #else
    private static var report: [UInt8]? { nil }
  #endif
}

extension [UInt8] {
  /// The place after the first occurrence of a text from a place on.
  fileprivate func range(first text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count, start <= count - wanted.count else { return nil }
    return (start...(count - wanted.count)).first { self[$0...].starts(with: wanted) }
      .map { $0 + wanted.count }
  }

  /// The place after the last occurrence of a text.
  fileprivate func range(last text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    return (0...(count - wanted.count)).last { self[$0...].starts(with: wanted) }
      .map { $0 + wanted.count }
  }
}
