import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// Every form of conditions and quantities, read against one game.
struct ConditionFormTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let json: String
    let shown: String
    init(_ json: String, _ shown: String) {
      self.json = json
      self.shown = shown
    }
    var testDescription: String { json }
  }

  static let forms: [Form] = [
    Form("true", "true"),
    Form("false", "false"),
    Form(#"{"all": [true, {"flag": "met-king"}]}"#, "all(true, flag met-king)"),
    Form(#"{"any": [{"completed": "a"}, {"completed": "b"}]}"#, "any(completed a, completed b)"),
    Form(#"{"none": [{"flag": "met-king"}]}"#, "none(flag met-king)"),
    Form(#"{"not": {"flag": "met-king"}}"#, "not(flag met-king)"),
    Form(#"{"rule": "veteran"}"#, "rule veteran"),
    Form(#"{"completed": "a/1"}"#, "completed a/1"),
    Form(#"{"completed": "hp"}"#, "completed hp"),
    Form(#"{"unlocked": "shop"}"#, "unlocked shop"),
    Form(#"{"unlocked": "pass"}"#, "unlocked pass"),
    Form(#"{"owned": "pass"}"#, "ownedProduct pass"),
    Form(#"{"owned": "key"}"#, "ownedItem key"),
    Form(#"{"visited": "inn"}"#, "visited inn"),
    Form(#"{"met": "jarl"}"#, "met jarl"),
    Form(#"{"unlocked": "cook"}"#, "unlocked cook"),
    Form(#"{"active": "hunt"}"#, "active hunt"),
    Form(#"{"failed": "feud"}"#, "failed feud"),
    Form(#"{"completed": "hunt"}"#, "completed hunt"),
    Form(#"{"unlocked": "hunt"}"#, "unlocked hunt"),
    Form(#"{"marked": "a/boss"}"#, "marked a/boss any"),
    Form(#"{"marked": "a/boss", "with": "hole"}"#, "marked a/boss 1"),
    Form(#"{"stars": "a", "atLeast": 3}"#, "stars[a/1 a/2 a/boss a/secret a/race] atLeast 3"),
    Form(
      #"{"stars": "all", "moreThan": 3}"#,
      "stars[a/1 a/2 a/boss a/secret a/race b/1 b/2] moreThan 3"),
    Form(#"{"stars": {"tag": "hard"}, "atMost": 3}"#, "stars[a/boss] atMost 3"),
    Form(#"{"clears": "a/1", "lessThan": 3}"#, "clears[a/1] lessThan 3"),
    Form(#"{"fails": ["b/2", "b/1", "b/2"], "equals": 1}"#, "fails[b/1 b/2] equals 1"),
    Form(#"{"stars": ["b/1", "b"], "notEquals": 0}"#, "stars[b/1 b/2] notEquals 0"),
    Form(#"{"score": "a/race", "atLeast": 15}"#, "score[a/race] atLeast 15"),
    Form(
      #"{"marks": "a", "atLeast": 1}"#, "marks[a/1 a/2 a/boss a/secret a/race] atLeast 1"),
    Form(#"{"marks": "a/boss", "with": "goal", "atLeast": 1}"#, "marks[a/boss](goal) atLeast 1"),
    Form(#"{"have": "coins", "atLeast": 1, "lessThan": 9}"#, "have coins atLeast 1 lessThan 9"),
    Form(#"{"earned": "key", "atLeast": 1}"#, "earned key atLeast 1"),
    Form(#"{"spent": "coins", "atLeast": 1}"#, "spent coins atLeast 1"),
    Form(#"{"counter": "kills", "atLeast": 1}"#, "counter kills atLeast 1"),
    Form(#"{"purchases": "pack", "atLeast": 1}"#, "purchases pack atLeast 1"),
    Form(#"{"rank": "hp", "atLeast": 2}"#, "rank hp atLeast 2"),
    Form(#"{"ranks": ["hp", "shop"], "atLeast": 2}"#, "ranks[shop hp] atLeast 2"),
    Form(#"{"ranks": {"tag": "hard"}, "atLeast": 1}"#, "ranks[shop] atLeast 1"),
    Form(#"{"percent": "everything", "atLeast": 100}"#, "percent everything atLeast 100"),
    Form(
      #"{"count": [{"flag": "met-king"}, {"completed": "a"}], "atLeast": 1}"#,
      "count(flag met-king, completed a) atLeast 1"),
    Form(
      #"{"count": "worlds", "are": "completed", "atLeast": 1}"#, "count completed[a b] atLeast 1"),
    Form(
      #"{"count": {"in": "b"}, "are": "unlocked", "atLeast": 1}"#,
      "count unlocked[b/1 b/2] atLeast 1"),
    Form(
      #"{"count": "levels", "are": "completed", "atLeast": 1}"#,
      "count completed[a/1 a/2 a/boss a/secret a/race b/1 b/2] atLeast 1"),
    Form(
      #"{"count": {"tag": "hard"}, "are": "unlocked", "atLeast": 1}"#,
      "count unlocked[a/boss b shop hunt jarl] atLeast 1"),
    Form(
      #"{"count": {"tag": "hard"}, "are": "completed", "atLeast": 1}"#,
      "count completed[a/boss b hunt] atLeast 1"),
    Form(
      #"{"count": ["pass", "key"], "are": "owned", "atLeast": 1}"#,
      "count owned[pass key] atLeast 1"),
    Form(#"{"count": "items", "are": "owned", "atLeast": 1}"#, "count owned[key lamp] atLeast 1"),
    Form(
      #"{"count": "locations", "are": "visited", "atLeast": 1}"#, "count visited[inn] atLeast 1"),
    Form(#"{"count": "npcs", "are": "met", "atLeast": 2}"#, "count met[jarl cook] atLeast 2"),
    Form(#"{"count": ["jarl"], "are": "met", "atLeast": 1}"#, "count met[jarl] atLeast 1"),
    Form(
      #"{"count": {"tag": "hard"}, "are": "met", "atLeast": 1}"#, "count met[jarl] atLeast 1"),
    Form(
      #"{"count": "npcs", "are": "unlocked", "atLeast": 1}"#,
      "count unlocked[jarl cook] atLeast 1"),
    Form(
      #"{"count": "quests", "are": "completed", "atLeast": 2}"#,
      "count completed[hunt feud] atLeast 2"),
    Form(
      #"{"timeSince": {"met": "jarl"}, "atLeast": "3d"}"#, "time since met jarl atLeast 259200"),
    Form(
      #"{"timeSince": {"active": "hunt"}, "atLeast": "2h"}"#,
      "time since active hunt atLeast 7200"),
    Form(#"{"count": "b", "withStars": 2, "atLeast": 1}"#, "count >=2*[b/1 b/2] atLeast 1"),
    Form(
      #"{"sum": [{"have": "coins"}, {"have": "xp"}, 3], "atLeast": 5}"#,
      "sum(have coins, have xp, 3) atLeast 5"),
    Form(
      #"{"min": [{"have": "coins"}, {"have": "xp"}], "atLeast": 5}"#,
      "min(have coins, have xp) atLeast 5"),
    Form(#"{"max": [{"have": "coins"}], "atLeast": 5}"#, "max(have coins) atLeast 5"),
    Form(#"{"times": [{"have": "coins"}, 2], "atLeast": 5}"#, "2 * have coins atLeast 5"),
    Form(
      #"{"have": "coins", "atLeast": {"times": [{"have": "xp"}, 2]}}"#,
      "have coins atLeast 2 * have xp"),
    Form(#"{"attribute": "country", "is": "DE"}"#, #"country in ["DE"]"#),
    Form(#"{"attribute": "country", "in": ["DE", "AT"]}"#, #"country in ["DE", "AT"]"#),
    Form(#"{"attribute": "app", "atLeast": "1.2.3"}"#, "app atLeast 1.2.3"),
    Form(#"{"attribute": "age", "atLeast": 3, "lessThan": 9}"#, "age atLeast 3 lessThan 9"),
    Form(#"{"flag": "met-king", "$comment": "why", "x-id": 7}"#, "flag met-king"),
  ]

  @Test("Every form is read as what it means", arguments: forms)
  func read(form: Form) throws {
    let base = TestPack.read(TestPack.base + "}")
    let game = try #require(base.reading.game, "\(TestPack.findings(TestPack.base + "}"))")
    var reader = ConditionReader(game: game)
    let (json, sources) = try #require(TestPack.json(form.json))
    let reference = reader.read(json)
    #expect(reader.diagnostics.map { TestPack.line(of: $0, sources) } == [])
    let condition = try #require(reference)
    #expect(Shown(game: reader.game).condition(condition) == form.shown)
  }

  @Test("Operands come before what uses them, and every entry has a place")
  func order() throws {
    let game = try #require(TestPack.read(TestPack.base + "}").reading.game)
    #expect(game.conditions.count == game.conditionPlaces.count)
    #expect(game.quantities.count == game.quantityPlaces.count)
    for (index, condition) in game.conditions.enumerated() {
      switch condition {
      case .all(let parts), .any(let parts), .none(let parts):
        for part in parts { #expect(part.position < index) }
      case .not(let part): #expect(part.position < index)
      case .rule(let rule): #expect(game[rule].condition.position < index)
      default: break
      }
    }
  }

  @Test("The reader of conditions leaves the references of the game as they are")
  func appends() throws {
    let game = try #require(TestPack.read(TestPack.base + "}").reading.game)
    var reader = ConditionReader(game: game)
    let (json, _) = try #require(TestPack.json(#"{"stars": "all", "atLeast": 1}"#))
    let read = reader.read(json)
    let first = try #require(read)
    #expect(first.position >= game.conditions.count)
    #expect(reader.game.conditions.count > game.conditions.count)
    let (wrong, _) = try #require(TestPack.json(#"{"flag": "nobody"}"#))
    let none = reader.read(wrong)
    #expect(none == nil)
    #expect(reader.diagnostics.map { $0.code } == [.unknownID])
  }
}
