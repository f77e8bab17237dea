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
}
