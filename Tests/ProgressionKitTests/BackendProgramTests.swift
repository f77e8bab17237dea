import Foundation
import Testing

/// The program under `Sources/Examples/Backend`, run as it is built beside the tests.
@Suite(.enabled(if: BackendProgram.path != nil))
struct BackendProgramTests {
  @Test("many requests at once, each sent twice, and new rules in the middle: nothing is lost")
  func runs() throws {
    let folder = Repository.root.appending(path: "Sources/Examples/Backend")
    let answer = try BackendProgram.run([
      folder.appending(path: "rules-1.json").path, folder.appending(path: "rules-2.json").path,
    ])
    #expect(answer.code == 0)
    #expect(answer.output.hasSuffix("8 players, every reward once, every purchase once\n"))
  }

  @Test("without rules it says how it is called")
  func usage() throws {
    let answer = try BackendProgram.run([])
    #expect(answer.code != 0)
    #expect(answer.output.hasPrefix("usage: "))
  }
}

enum BackendProgram {
  /// The executable that was built beside these tests; `nil` where they run from elsewhere.
  static let path: String? = {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let path = tests.deletingLastPathComponent().appending(path: "ProgressionBackendExample").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  static func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
