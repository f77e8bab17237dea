// The same program without a browser: a pack as argument, commands on standard input, a line each.
#if !hasFeature(Embedded)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  @main
  struct BrowserNative {
    static func main() throws {
      let path = CommandLine.arguments.dropFirst().first ?? "Rules/falling-sky/rules.json"
      let pack = try Data(contentsOf: URL(filePath: path))
      var (game, answer) = BrowserGame.load(ContiguousArray(pack))
      print(String(decoding: answer, as: UTF8.self))
      while let line = readLine() {
        guard let bytes = game?.answer(ContiguousArray(line.utf8)) else { break }
        answer = bytes
        print(String(decoding: answer, as: UTF8.self))
      }
    }
  }
#endif
