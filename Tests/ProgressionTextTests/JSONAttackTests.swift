import ProgressionText
import Testing

@testable import struct ProgressionText.JSONBytes
@testable import enum ProgressionText.JSONKeyIndex
@testable import struct ProgressionText.JSONList
@testable import struct ProgressionText.JSONNode

/// Texts that are made to cost too much or to break the reader.
@Suite("Attacks on the JSON reader")
struct JSONAttackTests {
  @Test("brackets are read to the limit and refused behind it, with the place")
  func depth() throws {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let inner = open == "[" ? "" : "1"
      let fits =
        String(repeating: open, count: 200) + inner + String(repeating: close, count: 200)
      #expect(Reading(fits).document != nil)
      let deeper =
        String(repeating: open, count: 201) + inner + String(repeating: close, count: 201)
      let at = 200 * open.utf8.count
      #expect(
        Reading(deeper).lines == [
          "\(at)-\(at + 1) json-too-deep: brackets are nested deeper than 200"
        ])
    }
    let wide = "[" + String(repeating: "[],", count: 10_000) + "[]]"
    #expect(Reading(wide).document?.root.count == 10_001)
  }

  @Test("a million brackets do not overflow the stack")
  func millionBrackets() {
    let million = ContiguousArray(repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(Reading(bytes: million).diagnostics.map(\.code) == [.jsonTooDeep])
    let unlimited = Reading(bytes: million, limits: JSONLimits(maximumDepth: .max))
    #expect(unlimited.diagnostics.map(\.code) == [.jsonUnclosedBracket])
    let closed = million + ContiguousArray(repeating: UInt8(ascii: "]"), count: 1_000_000)
    let document = Reading(bytes: closed, limits: JSONLimits(maximumDepth: .max)).document
    #expect(document.map { CanonicalJSON.write($0.root).count } == 2_000_000)
    let closers = ContiguousArray(repeating: UInt8(ascii: "}"), count: 1_000_000)
    #expect(Reading(bytes: closers).diagnostics.count == 101)
  }

  @Test("a file that is too large is not read")
  func size() {
    let limits = JSONLimits(maximumBytes: 10)
    #expect(Reading("[1, 2, 34]", limits: limits).document != nil)
    #expect(
      Reading("[1, 2, 345]", limits: limits).lines == [
        "0-0 json-too-large: the file has 11 bytes, and at most 10 are read"
      ])
  }

  @Test("100,000 equal, distinct or escaped keys cost no more than they must")
  func manyKeys() throws {
    let count = 100_000
    let equal = try #require(Reading(object((0..<count).map { _ in "key" })).document).root
    #expect(equal.members.reduce(0) { $0 + ($1.duplicateOf?.start == 1 ? 1 : 0) } == count - 1)
    let distinct = try #require(Reading(object((0..<count).map { "key-\($0)" })).document).root
    #expect(distinct.members.allSatisfy { $0.duplicateOf == nil })
    #expect(distinct.count == Int64(count))
    let escaped = try #require(
      Reading(object((0..<20_000).map { "\\u006bey-\($0 % 10_000)" })).document
    ).root
    #expect(escaped.members.reduce(0) { $0 + ($1.duplicateOf == nil ? 0 : 1) } == 10_000)
  }

  @Test("keys that collide are sorted with the same result")
  func collidingKeys() throws {
    let text = object((0..<1000).map { "key-\($0 % 700)" })
    let bytes = ContiguousArray(text.utf8)
    let document = try #require(Reading(text).document)
    bytes.withUnsafeBufferPointer { buffer in
      var nodes = JSONList<JSONNode>(capacity: 0, nothing: .nothing)
      var keys = JSONList(capacity: 0, nothing: JSONKeyIndex.Key(fingerprint: 0, node: 0))
      defer {
        nodes.deallocate()
        keys.deallocate()
      }
      nodes.append(JSONNode(.object, 0, 0))
      for member in document.root.members {
        keys.append(JSONKeyIndex.Key(fingerprint: 0, node: Int32(nodes.count)))
        nodes.append(JSONNode(.key, Int(member.keyPlace.start), Int(member.keyPlace.end)))
      }
      var hashed: ContiguousArray<JSONKeyIndex.Repeat> = []
      var sorted: ContiguousArray<JSONKeyIndex.Repeat> = []
      let text = JSONBytes(buffer)
      JSONKeyIndex.link(keys, 0..<keys.count, in: nodes, text: text, to: &hashed)
      JSONKeyIndex.linkSorted(keys, 0..<keys.count, in: nodes, text: text, to: &sorted)
      sorted.sort { $0.node < $1.node }
      #expect(sorted.map(\.node) == hashed.map(\.node))
      #expect(sorted.map(\.first) == hashed.map(\.first))
      #expect(sorted.count == 300)
    }
  }

  @Test("a text that is cut off anywhere is refused at a place near its end")
  func truncated() {
    let text = JSONSamples.all.joined(separator: " ")
    for sample in JSONSamples.all {
      let bytes = ContiguousArray(sample.utf8)
      for end in 0..<bytes.count {
        let reading = Reading(bytes: ContiguousArray(bytes[..<end]))
        #expect(reading.isSound)
        #expect(reading.document == nil, "\(end) bytes of \(sample)")
        #expect(reading.diagnostics.count <= 2, "\(end) bytes: \(reading.lines)")
      }
    }
    #expect(Reading(text).diagnostics.map(\.code) == [.jsonTextAfterEnd])
  }

  @Test("random damage never traps and always gives a document or a located finding")
  func mutations() {
    var random = SplitMix64(seed: 20_240_607)
    let pieces: [[UInt8]] =
      [
        "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u", "\\uD800", "//", "/*", "*/", "#", "=",
        "“", "”", "\u{A0}", "\u{FEFF}", "\n", "\r", "\t", "\0", "0", "-", "+", ".", "e", "true",
        "nul",
        "x", "😀", ";", "`", "@", " ",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0], [0xF0, 0x9F]]
    for round in 0..<6000 {
      var bytes = ContiguousArray(
        JSONSamples.all[Int(random.next() % UInt64(JSONSamples.all.count))].utf8)
      for _ in 0...Int(random.next() % 4) {
        let at = Int(random.next() % UInt64(bytes.count + 1))
        switch random.next() % 4 {
        case 0: bytes.insert(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))], at: at)
        case 1 where at < bytes.count: bytes.remove(at: at)
        case 2 where at < bytes.count: bytes[at] = UInt8(truncatingIfNeeded: random.next())
        default:
          let end = min(bytes.count, at + Int(random.next() % 8))
          bytes.removeSubrange(at..<end)
        }
      }
      let dialect: JSONDialect = random.next() % 2 == 0 ? .strict : .withComments
      let reading = Reading(bytes: bytes, dialect: dialect)
      #expect(reading.isSound, "round \(round): \(Array(bytes))")
      if let document = reading.document {
        let canonical = CanonicalJSON.write(document.root)
        let again = Reading(bytes: canonical)
        #expect(again.document.map { CanonicalJSON.write($0.root) } == canonical, "round \(round)")
      } else if round % 16 == 0 {
        var sources = Sources()
        _ = sources.add(reading.file)
        let text = DiagnosticRenderer.text(reading.diagnostics, sources: sources, color: false)
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
      }
    }
  }

  private func object(_ keys: [String]) -> String {
    var text = "{"
    for (index, key) in keys.enumerated() {
      text += (index == 0 ? "\"" : ",\"") + key + "\":1"
    }
    return text + "}"
  }
}
