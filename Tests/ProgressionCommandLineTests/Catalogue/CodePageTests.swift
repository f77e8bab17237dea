import Foundation
import ProgressionKit
import Testing

@testable import ProgressionCommandLine

/// The reference page of all codes is made of the same stories as `explain-code`.
struct CodePageTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Sources/ProgressionKit/ProgressionKit.docc/Diagnostics.md")

  private static let head = """
    # Diagnostics

    Every code that a finding can have: what it means, what is reported, and how it should be.

    ## Overview

    `progression check` names the code of each finding in brackets, and `progression explain-code CODE` tells the same as this page. The severity of \
    what a pack means can be set in the pack, and a finding be silenced in place with a reason:

    ```json
    {
      "formatVersion": 1, "id": "my-game", "version": "1.0.0",
      "checks": { "always-true": "error", "equality-can-be-passed": "off" },
      "features": {
        "shop": { "unlock": { "all": [], "$allow": { "empty-condition": "everybody may see it for now" } } }
      }
    }
    ```

    Examples are pieces of packs, each as it stands in its place. The tests read every one of them, and this page is made of the same text.

    """

  @Test("the page is as the stories are")
  func page() throws {
    let text = Self.head + CodePage.text(CodeCatalogue.areas)
    if ProcessInfo.processInfo.environment["PROGRESSION_RECORD"] == "1" {
      try Data(text.utf8).write(to: Self.page)
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
  }

  @Test("each code is in one area")
  func areas() {
    let codes = CodeCatalogue.areas.flatMap { $0.entries.map(\.code) }
    #expect(Set(codes).count == codes.count)
    #expect(CodeCatalogue.all.map(\.code) == codes.sorted())
    #expect(CodeCatalogue.areas.allSatisfy { !$0.entries.isEmpty })
  }
}
