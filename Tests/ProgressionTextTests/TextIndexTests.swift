import Testing

@testable import ProgressionText

@Suite("Texts found by their bytes")
struct TextIndexTests {
  @Test("numbers are given in order, each text once")
  func numbers() {
    var index = TextIndex()
    #expect(index.number(of: "a") == nil)
    let isNew = ["a", "b", "a", "", "a text of more than sixteen bytes"].map { index.insert($0) }
    #expect(isNew == [true, true, false, true, true])
    #expect(index.count == 4)
    #expect(Array(index.texts) == ["a", "b", "", "a text of more than sixteen bytes"])
    #expect(index.number(of: "b") == 1)
    #expect(index.number(of: "") == 2)
    #expect(index.number(of: "a text of more than sixteen bytes") == 3)
    #expect(index.number(of: "a text of more than sixteen byteS") == nil)
  }

  @Test("what looks alike and has other bytes is another text")
  func bytes() {
    var index = TextIndex()
    let isNew = ["\u{E9}", "e\u{301}"].map { index.insert($0) }
    #expect(isNew == [true, true])
    #expect(index.number(of: "\u{E9}") == 0)
    #expect(index.number(of: "e\u{301}") == 1)
  }

  @Test("growing keeps every number", arguments: [1, 15, 16, 17, 33, 1_000, 20_000])
  func growth(_ count: Int) {
    var index = TextIndex()
    let texts = (0..<count).map { "world-\($0 / 44 + 1)/\($0 % 44 + 1)" }
    for text in texts { index.insert(text) }
    #expect(index.count == count)
    #expect(texts.map { index.number(of: $0) } == Array(0..<count))
    #expect(index.number(of: "world-0/1") == nil)
  }

  @Test("keys and values of a text are found without and with escapes")
  func json() throws {
    var index = TextIndex()
    for text in ["astra", "b/1", "\u{E9}"] { index.insert(text) }
    let file = SourceFile(
      name: "ids.json", text: #"{"b/1":"astra","\u0061stra":"\u0062\/1","é":"\u00e9","x":1}"#)
    let root = try #require(JSONReader.read(file, as: FileID(index: 0)).document?.root)
    #expect(root.members.map { index.number(ofKey: $0) } == [1, 0, 2, nil])
    #expect(root.members.map { index.number(of: $0.value) } == [0, 1, 2, nil])
  }

  /// Texts that all want the same slot of 8,192.
  private static let colliding: [String] = {
    var byHash: [UInt64: [String]] = [:]
    for number in 0..<400_000 {
      let text = "k\(number)"
      let bytes = ContiguousArray(text.utf8)
      let hash = bytes.withUnsafeBufferPointer { JSONBytes($0).hash(0..<$0.count) }
      byHash[(hash ^ hash >> 32) & 0x1FFF, default: []].append(text)
    }
    return byHash.values.first { $0.count > 40 } ?? []
  }()

  @Test("texts that were made to collide are found too")
  func collisions() {
    let texts = Self.colliding
    #expect(texts.count > 40)
    var index = TextIndex()
    index.reserveCapacity(4_000)
    let first = texts.map { index.insert($0) }
    let second = texts.map { index.insert($0) }
    #expect(first.allSatisfy { $0 } && !second.contains(true))
    #expect(texts.map { index.number(of: $0) } == Array(texts.indices))
    #expect(index.number(of: "another") == nil)
    for number in 0..<10_000 { index.insert("other-\(number)") }
    #expect(texts.map { index.number(of: $0) } == Array(texts.indices))
  }
}
