import ProgressionText
import Testing

@Suite("Suggested names")
struct NameSuggestionTests {
  @Test(
    "the nearest name, if one is near",
    arguments: [
      ("coinz", ["gems", "coins", "coin"], "coins"),
      ("lumnia-prime", ["lumina-prime"], "lumina-prime"),
      ("atleast", ["atMost", "atLeast"], "atLeast"), ("UNLOCK", ["unlock"], "unlock"),
      ("ab", ["abc"], "abc"), ("a", ["b"], nil), ("ab", ["cd"], nil), ("abcd", ["abxy"], nil),
      ("world-one", ["world-two"], "world-two"), ("castle", ["dragon", "tower"], nil),
      ("stars", ["start", "stare"], "start"), ("stars", ["stars"], nil), ("", ["a"], nil),
      ("größe", ["grösse", "größen"], "größen"), ("abcdefgh", ["abcd"], nil), ("x", [], nil),
      ("war", ["met-king", "event.war", "old.war"], "event.war"), ("war", ["coward"], nil),
      ("prime", ["lumina-prime"], "lumina-prime"), ("1", ["meadow/1"], nil),
      ("unlcok", ["unlock"], "unlock"), ("completed", ["complete", "compelted"], "complete"),
    ] as [(String, [String], String?)])
  func nearest(_ name: String, _ candidates: [String], _ expected: String?) {
    #expect(NameSuggestion.nearest(to: name, in: candidates) == expected)
  }

  @Test(
    "a slip of the hand is told from another name",
    arguments: [
      ("titel", "title", true), ("Title", "title", true), ("bonsu", "bonus", true),
      ("met-kin", "met-king", true), ("metking", "met-king", true), ("met_king", "met-king", true),
      ("coinz", "coins", true), ("title", "title", false), ("tile", "title", true),
      ("coin-b", "coin-a", false), ("level-2", "level-1", false), ("key1", "keys", false),
      ("bos", "boss", true), ("bo", "boss", false), ("id", "is", false),
      ("requires", "unlock", false),
      ("", "a", false), ("secret", "meadow/secret", false),
    ])
  func slips(_ name: String, _ meant: String, _ isSlip: Bool) {
    #expect(NameSuggestion.isSlip(name, of: meant) == isSlip)
  }

  @Test("a name with another number is never meant")
  func numbers() {
    #expect(NameSuggestion.nearest(to: "meadow/9", in: ["meadow/1", "meadow/2"]) == nil)
    #expect(NameSuggestion.nearest(to: "medow/1", in: ["meadow/2", "meadow/1"]) == "meadow/1")
  }
}
