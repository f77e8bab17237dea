import ProgressionText
import Testing

@Suite("Masks of keys")
struct KeyMaskTests {
  private static let words: [String] = [
    "id", "title", "bonus", "maxStars", "scoreForStars", "marks", "startPrice", "unlock", "visible",
    "rewards", "choice", "tags", "scope", "custom", "order", "levels", "completeWhen", "ranks",
  ]

  private func mask(of keys: [String]) throws -> KeyMask {
    let text = "{" + keys.map { "\"\($0)\": 1" }.joined(separator: ", ") + "}"
    let file = SourceFile(name: "keys.json", text: text)
    let document = try #require(JSONReader.read(file, as: FileID(index: 0)).document)
    return KeyMask(of: document.root)
  }

  @Test("a key that is there is never denied")
  func present() throws {
    let all = try mask(of: Self.words)
    for word in Self.words { #expect(all.mayContain(KeyWord(word)), "\(word)") }
    var union = try mask(of: ["id"])
    union.formUnion(try mask(of: ["custom"]))
    #expect(union.mayContain("id") && union.mayContain("custom"))
  }

  @Test("most keys that are not there are denied, all of them where there is none")
  func absent() throws {
    let few = try mask(of: ["id", "title", "maxStars", "rewards"])
    let found = Self.words.filter { few.mayContain(KeyWord($0)) }
    #expect(found.count < 8, "\(found)")
    #expect(Self.words.allSatisfy { !KeyMask().mayContain(KeyWord($0)) })
  }
}
