import Foundation
import ProgressionKit
import Testing

/// The snippet of the page about time, compiled and run.
struct ZoneSharingTests {
  @Test("who has the same rules of zones has the same engine")
  func shares() throws {
    let pack = RulePack(
      bytes: """
        {"formatVersion": 1, "id": "a", "version": "1",
         "resets": {"daily": {"every": "day", "zone": "Europe/Berlin"}}}
        """.utf8)
    let text = try ZoneSharing.export(for: pack)
    let server = try ZoneSharing.engine(of: pack, zones: text)
    let client = try ZoneSharing.engine(of: pack, zones: text)
    #expect(client.isCompatible(with: server.newPlayer()))
    let other = try pack.engine(
      zones: ZoneTables.system(["Europe/Berlin"], years: 2020...2030))
    #expect(!other.isCompatible(with: server.newPlayer()))
    #expect(throws: PackError.self) { try pack.engine(zones: .utcOnly) }
  }

  @Test("it stands in the page as it is compiled here")
  func sameText() throws {
    let source = try String(
      contentsOf: Repository.root
        .appending(path: "Tests/ProgressionKitTests/ZoneSharingExample.swift"), encoding: .utf8)
    let page = try String(
      contentsOf: Repository.root
        .appending(path: "Sources/ProgressionKit/ProgressionKit.docc/Time.md"), encoding: .utf8)
    #expect(page.contains("```swift\n" + source + "```"))
  }
}
