import Foundation
import ProgressionCommandLine
import Testing

/// What `run` and `check` find in a folder.
struct DiscoveryTests {
  @Test(
    "a page beside the packs is neither a pack nor scenarios, whatever it shows",
    arguments: [["run"], ["check"], ["run", "Rules"], ["check", "Rules", "--format", "json"]])
  func pages(_ words: [String]) throws {
    let terminal = try Terminal(Samples.files)
    let before = terminal.run(words)
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Rules/README.md")
    try terminal.write(Data(contentsOf: page), to: "Rules/README.md")
    let after = terminal.run(words)
    #expect(after.code == .success)
    #expect(after.output == before.output)
    #expect(after.errors == before.errors)
  }
}
