import Foundation
import ProgressionReference
import Testing

/// Random packs as files, for validators that are no Swift: `.ci/run` asks for them.
struct GeneratedPackFiles {
  private static let folder = ProcessInfo.processInfo.environment["PROGRESSION_GENERATED_PACKS"]

  @Test("random packs are written where the environment says so", .enabled(if: folder != nil))
  func write() throws {
    let folder = URL(filePath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for profile in GeneratorTests.profiles {
      for seed in UInt64(1)...20 {
        var text = PackGenerator(seed: seed, size: 30, profile: profile).pack().pretty
        // A validator has the system's zones and no others.
        for zone in ReferenceZone.samples {
          text = text.replacing("\"\(zone.name)\"", with: "\"Europe/Berlin\"")
        }
        #expect(!text.contains("\"Test/"))
        try Data(text.utf8).write(to: folder.appending(path: "\(profile)-\(seed).json"))
      }
    }
  }
}
