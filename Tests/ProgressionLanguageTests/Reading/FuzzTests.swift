import Foundation
import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// Random damage to valid packs never traps, and every finding has a place.
struct FuzzTests {
  /// SplitMix64: the same numbers everywhere.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private func check(_ reading: PackReading, _ sources: Sources) {
    #expect((reading.game == nil) == reading.diagnostics.contains { $0.severity == .error })
    for diagnostic in reading.diagnostics {
      #expect(sources.location(of: diagnostic.place) != nil, "\(diagnostic.message)")
      #expect(!diagnostic.message.isEmpty)
    }
  }

  @Test("Random bytes", arguments: PackTests.packs)
  func bytes(pack: String) {
    var random = Generator(state: 1)
    for _ in 0..<60 {
      let (reading, sources) = PackTests.read(pack) { original in
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
          let position = Int.random(in: bytes.indices, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: position)
          case 2:
            bytes.insert(
              contentsOf: Array("{}[],:\"0-".utf8).shuffled(using: &random).prefix(1), at: position)
          default: bytes.removeSubrange(position..<min(bytes.count, position + 9))
          }
        }
        return bytes
      }
      check(reading, sources)
    }
  }

  @Test("Random keys and values of a pack that stays JSON", arguments: PackTests.packs)
  func values(pack: String) throws {
    var random = Generator(state: 2)
    let bytes = try #require(PackTests.bytes("\(pack)/rules.json"))
    let tokens = Self.tokens(bytes)
    for _ in 0..<120 {
      let (reading, sources) = PackTests.read(pack) { original in
        guard let target = tokens.randomElement(using: &random),
          let other = tokens.randomElement(using: &random)
        else { return original }
        let replacements = [
          Array(original[other]), Array("\"gone\"".utf8), Array("\"$previous\"".utf8),
          Array("\"all\"".utf8),
        ]
        var bytes = original
        bytes.replaceSubrange(target, with: replacements.randomElement(using: &random) ?? [])
        return bytes
      }
      check(reading, sources)
    }
    for _ in 0..<120 {
      let (reading, sources) = PackTests.read(pack) { original in
        var bytes = original
        guard let token = tokens.randomElement(using: &random) else { return original }
        // A value where a string was: the key before it keeps its colon.
        let isKey = bytes[token.upperBound...].first { $0 != 0x20 } == UInt8(ascii: ":")
        let values = ["0", "-1", "9223372036854775807", "true", "null", "[]", "{}", "1.5", "[[]]"]
        let value = isKey ? "\"x\"" : values.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(token, with: Array(value.utf8))
        return bytes
      }
      check(reading, sources)
    }
  }

  @Test("Random values of a quest and its npcs")
  func quests() throws {
    var random = Generator(state: 3)
    let pack = ContiguousArray(TestPack.pack(QuestFormTests.tables).utf8)
    let tokens = Self.tokens(pack)
    let values = [
      "0", "-1", "9223372036854775807", "true", "null", "[]", "{}", "1.5", "[[]]", #"["hunt"]"#,
      #""accepted""#, #""nowhere""#, #""2h""#, #""2026-11-01""#, #"{"location": "inn"}"#,
    ].map { Array($0.utf8) }
    for _ in 0..<600 {
      var bytes = pack
      guard let target = tokens.randomElement(using: &random),
        let other = tokens.randomElement(using: &random),
        let value = values.randomElement(using: &random)
      else { return }
      let isKey = bytes[target.upperBound...].first { $0 != 0x20 } == UInt8(ascii: ":")
      bytes.replaceSubrange(
        target, with: isKey || Bool.random(using: &random) ? Array(pack[other]) : value)
      let (reading, sources) = TestPack.read(String(decoding: bytes, as: UTF8.self))
      check(reading, sources)
    }
  }

  /// The strings of a JSON text, keys too.
  private static func tokens(_ bytes: ContiguousArray<UInt8>) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
      if let first = start {
        tokens.append(first..<index + 1)
        start = nil
      } else {
        start = index
      }
    }
    return tokens
  }
}
