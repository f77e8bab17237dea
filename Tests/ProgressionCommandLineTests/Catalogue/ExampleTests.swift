import Foundation
import ProgressionCommandLine
import ProgressionKit
import Testing

/// The examples of `explain-code` are what they are said to be.
struct ExampleTests {
  struct Entry: CustomTestStringConvertible, Sendable {
    let code: String
    let story: String
    let wrong: String
    let right: String
    var testDescription: String { code }
  }

  /// All stories, as `explain-code` tells them.
  static let entries: [Entry] = {
    var context = Context(workingDirectory: "/")
    _ = Program.run(["explain-code", "--format", "json"], in: &context)
    let json = try? JSONSerialization.jsonObject(with: Data(context.output.utf8))
    return (json as? [[String: Any]] ?? []).map { entry in
      func text(_ key: String) -> String { entry[key] as? String ?? "" }
      return Entry(
        code: text("code"), story: text("story"), wrong: text("wrong"), right: text("right"))
    }
  }()

  @Test("every code has a story, a wrong and a right example")
  func complete() {
    #expect(Self.entries.count > 100)
    for entry in Self.entries {
      #expect(!entry.story.isEmpty && !entry.wrong.isEmpty && !entry.right.isEmpty, "\(entry.code)")
      #expect(entry.story.hasSuffix("."), "\(entry.code)")
      #expect(entry.wrong != entry.right, "\(entry.code)")
    }
  }

  @Test(
    "what is no JSON is the wrong example, what is JSON the right one",
    arguments: entries.filter { $0.code.hasPrefix("json-") && !described.contains($0.code) })
  func json(_ entry: Entry) {
    func codes(_ text: String) -> Set<String> {
      var sources = Sources()
      let file = SourceFile(name: "example.json", text: text)
      return Set(
        JSONReader.read(file, as: sources.add(file)).diagnostics.map { $0.code.name })
    }
    #expect(codes(entry.wrong).contains(entry.code), "\(codes(entry.wrong))")
    #expect(codes(entry.right) == [])
  }

  @Test(
    "in a pack the wrong example gives the code, and the right one neither that nor an error",
    arguments: entries.filter { setting(of: $0) != nil })
  func packs(_ entry: Entry) throws {
    let setting = try #require(Self.setting(of: entry))
    func findings(_ example: String) -> [Diagnostic] {
      RulePack(bytes: setting.pack(around: example).utf8).diagnostics
    }
    let wrong = findings(entry.wrong)
    #expect(
      wrong.contains { $0.code.name == entry.code }, "\(wrong.map { "\($0.code): \($0.message)" })")
    let right = findings(entry.right).filter {
      $0.code.name == entry.code || $0.severity == .error
    }
    if Self.aboutTheWhole.contains(entry.code) {
      // The pack around an example has such findings of its own.
      #expect(right.count < wrong.count { $0.code.name == entry.code })
      #expect(!right.hasErrors)
    } else {
      #expect(right.isEmpty, "\(right.map { "\($0.code): \($0.message)" })")
    }
  }

  /// Codes of which the pack that an example stands in has its own findings.
  static let aboutTheWhole: Set<String> = [
    "unused", "never-read", "no-source", "uncounted-level",
  ]

  /// Codes whose examples are told in words, or are of files that are no rule packs; fixtures show them.
  static let described: Set<String> = [
    "json-empty", "json-too-large", "json-binary", "json-encoding", "json-byte-order-mark",
    "json-too-deep", "json-too-many-errors", "too-large", "missing-include", "nested-include",
    "unknown-zone", "command-head", "command-authority", "missing-rule-pack", "second-main-file",
  ]

  /// Where examples stand whose first key does not say it.
  static let settings: [String: ExampleSetting] = [
    "negated-previous": .worldCondition, "reserved-id": .world, "never-completed-world": .world,
    "not-a-price": .inRoute, "zero-price": .inRoute, "not-an-integer": .inRoute,
    "colliding-levels": .inBareWorld, "rewards-give": .inRewards, "chest-weights": .inChest,
    "unknown-word": .inProduct, "shadowed-placement": .inPerson, "conflicting-keys": .quest,
    "quest-stages": .quest, "unknown-objective": .quest, "waits-for-the-player": .quest,
    "always-failing": .quest, "no-way-in": .locations, "negative-cycle": .locations,
    "duplicate-name": .inLevel,
  ]

  /// Where the examples of an entry stand; `nil` for those that are no part of a pack.
  static func setting(of entry: Entry) -> ExampleSetting? {
    if let setting = settings[entry.code] { return setting }
    let foreign = ["json-", "state-", "journal-", "filter-"]
    if described.contains(entry.code) || foreign.contains(where: { entry.code.hasPrefix($0) })
      || ScenarioCatalogue.entries.contains(where: { $0.code.name == entry.code })
    {
      return nil
    }
    let members = ExampleSetting.keys(of: "{\(entry.wrong)}")
    if let first = members.first {
      switch first {
      case "unlock", "visible": return .inFeature
      case "rewards": return .inWorld
      default: return .pack
      }
    }
    switch ExampleSetting.keys(of: entry.wrong).first {
    case "price", "product": return .inRoute
    case "ranks", "choice": return .feature
    case "id": return .level
    case "of": return .counted
    default: return .condition
    }
  }
}
