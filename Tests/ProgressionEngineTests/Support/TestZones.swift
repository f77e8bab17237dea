import Foundation
import ProgressionModel
import ProgressionText

/// The zones of the fixture: Berlin, New York and the Chatham Islands.
enum TestZones {
  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/zones.json")

  static func fixture() throws -> ZoneTables {
    let bytes = ContiguousArray(try Data(contentsOf: file))
    return try ZoneTables(SourceFile(name: "zones.json", bytes: bytes), id: FileID(index: 0))
  }
}
