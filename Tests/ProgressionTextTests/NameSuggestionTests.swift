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

  @Test(
    "another spelling is told from another word",
    arguments: [
      ("Coins", "coins", true), ("met_king", "met-king", true), ("met.king", "Met King", true),
      ("metking", "met-king", true), ("meaddow", "meadow", true), ("medaow", "meadow", true),
      ("meadow", "meaddow", true), ("medow", "meadow", false), ("light", "night", false),
      ("met-ring", "met-king", false), ("battle", "cattle", false), ("save", "cave", false),
      ("coin", "coins", false), ("level-1-1", "level-11", false), ("l.1.1", "l-1-1", true),
      ("level-12", "level-21", false), ("a/b", "ab", false), ("coins", "coins", false),
    ])
  func spellings(_ name: String, _ meant: String, _ isSpelling: Bool) {
    #expect(NameSuggestion.isSpelling(name, of: meant) == isSpelling)
  }

  @Test(
    "a search gives what comparing all gives",
    arguments: [
      "coinz", "WORLD-ONE", "war", "king", "met-kign", "w9", "größe", "x", "", "lumina", "/1",
    ])
  func search(_ name: String) {
    let names = [
      "coins", "gems", "world-one", "world-two", "event.war", "met-king", "w1", "w10", "größen",
      "a/1", "lumina-prime", "coin", "kings",
    ]
    var effort = 1000
    #expect(
      NameSearch(names).nearest(to: name, effort: &effort) { _ in true }
        == NameSuggestion.nearest(to: name, in: names))
    #expect(
      NameSearch(names).nearest(to: name, effort: &effort) { $0 > 5 }
        == NameSuggestion.nearest(to: name, in: names[6...]))
    effort = 0
    #expect(NameSearch(names).nearest(to: name, effort: &effort) { _ in true } == nil)
  }

  @Test("a name with another number is never meant")
  func numbers() {
    #expect(NameSuggestion.nearest(to: "meadow/9", in: ["meadow/1", "meadow/2"]) == nil)
    #expect(NameSuggestion.nearest(to: "medow/1", in: ["meadow/2", "meadow/1"]) == "meadow/1")
  }
}
