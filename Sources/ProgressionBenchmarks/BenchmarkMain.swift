#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
enum BenchmarkMain {
  static func main() {
    let program = BenchmarkProgram(
      print: { write($0, to: STDOUT_FILENO) }, report: { write($0, to: STDERR_FILENO) })
    exit(program.run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Unbuffered, so that a table grows while it is measured.
  private static func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { unistdWrite(file, $0.baseAddress, $0.count) }
      if written <= 0 { return }
      bytes = bytes.dropFirst(written)
    }
  }

  private static func unistdWrite(
    _ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
      Musl.write(file, bytes, count)
    #else
      Darwin.write(file, bytes, count)
    #endif
  }
}
