import Foundation
import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// Whole packs: those that are shipped, large ones and broken ones.
struct PackTests {
  static let rules = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Rules")

  static let packs: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: rules.path)) ?? [])
    .filter {
      FileManager.default.fileExists(atPath: rules.appending(path: "\($0)/rules.json").path)
    }
    .sorted()

  static func bytes(_ path: String) -> ContiguousArray<UInt8>? {
    (try? Data(contentsOf: rules.appending(path: path))).map { ContiguousArray($0) }
  }

  static func read(
    _ pack: String, changing change: (ContiguousArray<UInt8>) -> ContiguousArray<UInt8> = { $0 }
  ) -> (reading: PackReading, sources: Sources) {
    var sources = Sources()
    let bytes = change(bytes("\(pack)/rules.json") ?? [])
    let main = sources.add(SourceFile(name: "rules.json", bytes: bytes))
    let reading = RulePackReader.read(main, in: &sources) { name in
      Self.bytes("\(pack)/\(name)").map { SourceFile(name: name, bytes: $0) }
    }
    return (reading, sources)
  }

  @Test("The shipped packs are read without errors", arguments: packs)
  func shipped(pack: String) {
    let (reading, sources) = Self.read(pack)
    #expect(reading.game != nil, "\(reading.diagnostics.map { TestPack.line(of: $0, sources) })")
  }

  @Test("The examples say what they are written for")
  func examples() throws {
    #expect(Self.packs.count > 3)
    let map = Shown(game: try #require(Self.read("branching-map").reading.game))
    #expect(map.routes(of: "plains/d2") == ["auto when marked plains/d1 0"])
    let vault = try #require(map.routes(of: "vault").first)
    #expect(vault.hasPrefix("auto when marks[meadow/1 ") && vault.hasSuffix("](keyhole) atLeast 4"))
    let tree = Shown(game: try #require(Self.read("skill-tree").reading.game))
    #expect(tree.routes(of: "spark") == ["points[1, 1, 2]"])
    #expect(tree.routes(of: "level") == ["auto reach earned xp 100+150x50"])
    #expect(
      tree.routes(of: "cryomancer") == [
        "points[3] when ranks[spark frost gale storm pyromancer cryomancer] atLeast 5"
      ])
    #expect(tree.game.resets.first?.command?.refundsAll == true)
    let tide = Shown(game: try #require(Self.read("abilities").reading.game))
    #expect(
      tide.game.collections.first?.entries.map { tide.set($0.members) } == [
        "[mire moth-shrine]", "[dash claw lantern]", "[health]",
      ])
  }

  @Test("A chain of 100,000 features and as many rules is read without recursion")
  func chain() throws {
    let count = 100_000
    var features = "\"f0\":{\"unlock\":true}"
    var rules = ""
    for index in 1..<count {
      features += ",\"f\(index)\":{\"unlock\":{\"rule\":\"r\(index)\"}}"
      // Each rule uses one that is declared after it.
      let rule = count - index
      rules +=
        "\"r\(rule)\":{\"all\":[{\"unlocked\":\"f\(rule - 1)\"},{\"rule\":\"r\(rule - 1)\"}]},"
    }
    rules += "\"r0\":{\"unlocked\":\"f0\"}"
    let (reading, sources) = TestPack.read(
      TestPack.pack("\"features\":{\(features)},\"rules\":{\(rules)}"))
    #expect(reading.diagnostics.prefix(3).map { TestPack.line(of: $0, sources) } == [])
    let game = try #require(reading.game)
    #expect(game.nodes.count == count)
    for rule in game.rules.dropLast() {
      guard case .all(let parts) = game[rule.condition], let last = parts.last,
        case .rule(let used) = game[last]
      else {
        Issue.record("a rule is not what was written")
        return
      }
      // Operands come first, over the names of rules too.
      if game[used].condition.position >= rule.condition.position {
        Issue.record("a rule comes before what it uses")
        return
      }
    }
  }

  @Test("The deepest nesting fits the small stack of a background thread")
  func deepNesting() async {
    let forms: [(open: String, inner: String, close: String, depth: Int)] = [
      ("{\"not\":", "true", "}", 190), ("{\"all\":[", "true", "]}", 95),
      ("{\"count\":[", "true", "],\"atLeast\":1}", 95),
      ("{\"have\":\"c\",\"atLeast\":{\"sum\":[{\"count\":[", "true", "]}]}}", 39),
      ("{\"when\":true,\"any\":[", "{\"when\":true}", "]}", 95),
    ]
    for form in forms {
      let nested =
        String(repeating: form.open, count: form.depth) + form.inner
        + String(repeating: form.close, count: form.depth)
      let unlock = form.open.contains("when") ? nested : "{\"when\": \(nested), \"live\": true}"
      let pack = TestPack.pack(
        "\"currencies\": [\"c\"], \"features\": {\"f\": {\"unlock\": \(unlock)}}")
      let codes = await withCheckedContinuation { continuation in
        let thread = Thread {
          let (reading, _) = TestPack.read(pack)
          continuation.resume(
            returning: reading.diagnostics.filter { $0.severity == .error }.map { $0.code.name })
        }
        thread.stackSize = 512 << 10
        thread.start()
      }
      #expect(codes == [], "\(form.open)")
    }
  }

  @Test("Groups that every level names cost no more for a large world")
  func largeWorld() throws {
    let (reading, _) = TestPack.read(
      TestPack.pack(
        #""defaults": {"levels": {"unlock": {"any": [{"stars": "all", "atLeast": 0}, {"stars": ["$world"], "atLeast": 1}, {"completed": "$previous"}]}}}, "worlds": [{"id": "w", "levels": 50000}], "checks": {"always-true": "off"}"#
      ))
    let game = try #require(reading.game)
    #expect(game.nodes.count == 50_001)
    #expect(game.nodeSets.count == 1)
  }

  @Test("Hundreds of mistakes are all reported, in order")
  func manyMistakes() {
    var features = ""
    for index in 0..<500 {
      features += "\"f\(index)\": {\"unlock\": {\"completed\": \"nowhere-\(index)\"}},\n"
    }
    let (reading, _) = TestPack.read(
      TestPack.pack("\"features\": {\n\(features) \"last\": {\"unlock\": true}}"))
    #expect(reading.diagnostics.count == 500)
    let places = reading.diagnostics.map { $0.place }
    #expect(places == places.sorted())
  }

  @Test("Mistakes of syntax come alone and with their place")
  func syntax() {
    let findings = TestPack.findings("{\"formatVersion\": 1\n\"id\": \"a\" \"version\": \"1\"}")
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.contains(" json-") })
    let deep =
      String(repeating: "{\"not\":", count: 250) + "true" + String(repeating: "}", count: 250)
    let reading = TestPack.read(TestPack.pack("\"features\": {\"f\": {\"unlock\": \(deep)}}"))
      .reading
    #expect(reading.game == nil)
    #expect(!reading.diagnostics.isEmpty)
  }

  @Test("A broken included file hides no mistake of its own kind and starts no cascade")
  func brokenInclude() {
    let findings = TestPack.findings(
      TestPack.pack(
        #""include": ["more.json"], "features": {"f": {"unlock": {"flag": "there"}}, "g": {}}"#),
      including: ["more.json": "{\"flags\": [\"there\"}"])
    #expect(findings.filter { $0.hasPrefix("more.json") }.count == 1)
    #expect(findings.count == 2)
  }
}
