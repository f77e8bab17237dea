import Foundation
import ProgressionKit
import Testing

/// The snippet of the README, compiled and run.
struct BackendExampleTests {
  @Test("the README's snippet does what the README says")
  func runs() throws {
    let folder = Repository.root.appending(path: "Rules/falling-sky").path
    let request = #"{"complete": "lumina-prime/1", "stars": 2, "id": "r-17"}"#
    let first = try BackendExample.handle(request, savedPlayer: nil, rules: folder)
    #expect(first.answer.hasPrefix(#"{"outcome":"accepted","revision":1,"#))
    let again = try BackendExample.handle(request, savedPlayer: first.saved, rules: folder)
    #expect(again.answer.hasPrefix(#"{"outcome":"duplicate""#))
    #expect(again.saved == first.saved)
    let early = try BackendExample.handle(
      #"{"select": "astra-veridia"}"#, savedPlayer: first.saved, rules: folder)
    #expect(early.answer.contains(#""reason":"locked""#))
    #expect(early.saved == first.saved)
  }

  @Test("it stands in the README as it is compiled here")
  func sameText() throws {
    let source = try String(
      contentsOf: Repository.root
        .appending(path: "Tests/ProgressionKitTests/BackendExample.swift"), encoding: .utf8)
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n" + source + "```"))
  }
}
