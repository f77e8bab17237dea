import ProgressionCommandLine
import Testing

/// `schema`.
struct SchemaTests {
  private static let pack = """
    { "formatVersion": 1, "id": "p", "version": "1",
      "worlds": [{ "id": "lumina", "levels": 2 }, { "id": "astra", "levels": 1 }] }
    """

  @Test("without a pack anything that looks like an id may stand for one")
  func plain() throws {
    let terminal = try Terminal()
    for subject in ["pack", "included", "scenarios"] {
      let answer = terminal.run("schema", "--for", subject)
      #expect(answer.code == .success)
      #expect(answer.errors.isEmpty)
      #expect(
        answer.output.hasPrefix("{\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\""))
      #expect(!answer.output.contains("names-of-"))
    }
    #expect(
      terminal.run("schema").output == terminal.run("schema", "--for", "pack").output)
  }

  @Test("of a pack, by its file or its folder, the schema has the ids")
  func named() throws {
    let terminal = try Terminal(["a/rules.json": Self.pack])
    let answer = terminal.run("schema", "a")
    #expect(answer.code == .success)
    #expect(answer.output.contains("\"lumina/2\""))
    #expect(terminal.run("schema", "a/rules.json").output == answer.output)
    #expect(terminal.run("schema", "a", "--for", "scenarios").output.contains("\"astra/1\""))
  }

  @Test("errors that hide no id do no harm; of a part the ids are offered")
  func errors() throws {
    let typo = Self.pack.replacing("\"levels\": 1", with: "\"levels\": 1, \"unlok\": true")
    let lost = Self.pack.replacing(
      "\"id\": \"p\"", with: "\"id\": \"p\", \"include\": [\"gone.json\"]")
    let terminal = try Terminal([
      "typo/rules.json": typo, "lost/rules.json": lost, "broken/rules.json": "{",
      "good/rules.json": Self.pack,
    ])
    let good = terminal.run("schema", "good")
    let whole = terminal.run("schema", "typo")
    #expect(whole.code == .success)
    #expect(whole.output == good.output)
    let part = terminal.run("schema", "lost")
    #expect(part.code == .findings)
    #expect(part.output.contains("\"lumina/2\""))
    #expect(
      part.errors == """
        warning: part of `lost/rules.json` could not be read: the ids of the rest are offered, and none \
        is refused; `progression check` shows what is wrong

        """)
    let broken = terminal.run("schema", "broken")
    #expect(broken.code == .findings)
    #expect(broken.output.isEmpty)
    #expect(broken.errors.hasSuffix("error: no id of `broken/rules.json` could be read\n"))
    let missing = terminal.run("schema", "nowhere")
    #expect(missing.code == .failure)
    #expect(missing.output.isEmpty)
  }

  @Test(
    "what makes no sense together is wrong usage",
    arguments: [
      ["schema", "--write"], ["schema", "a", "--write", "--for", "pack"], ["schema", "a", "b"],
      ["schema", "--for", "worlds"],
    ])
  func usage(_ words: [String]) throws {
    let terminal = try Terminal(["a/rules.json": Self.pack])
    #expect(terminal.run(words).code == .failure)
    #expect(terminal.contents == ["a", "a/rules.json"])
  }

  @Test("--write renews the files beside the pack and touches nothing else")
  func write() throws {
    let terminal = try Terminal(["a/rules.json": Self.pack, "a/.schema/rules.schema.json": "old"])
    let answer = terminal.run("schema", "a", "--write")
    #expect(answer.code == .success)
    #expect(answer.output == "a/.schema/rules.schema.json\na/.schema/scenarios.schema.json\n")
    #expect(
      terminal.contents == [
        "a", "a/.schema", "a/.schema/rules.schema.json", "a/.schema/scenarios.schema.json",
        "a/rules.json",
      ])
    #expect(
      try terminal.text("a/.schema/rules.schema.json") == terminal.run("schema", "a").output)
    #expect(
      try terminal.text("a/.schema/scenarios.schema.json")
        == terminal.run("schema", "a", "--for", "scenarios").output)
  }

  @Test("a pack that includes files has a schema for these too")
  func included() throws {
    let main = Self.pack.replacing(
      "\"id\": \"p\"", with: "\"id\": \"p\", \"include\": [\"more.json\"]")
    let terminal = try Terminal([
      "rules.json": main, "more.json": #"{"currencies": {"coins": {}}}"#,
    ])
    let answer = terminal.run("schema", ".", "--write")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(terminal.exists(".schema/included.schema.json"))
    #expect(try terminal.text(".schema/included.schema.json").contains("\"coins\""))
    #expect(try terminal.text(".schema/scenarios.schema.json").contains("\"coins\""))
  }

  @Test("a broken pack leaves its old schema as it is")
  func keeps() throws {
    let terminal = try Terminal(["rules.json": "{", ".schema/rules.schema.json": "old"])
    #expect(terminal.run("schema", ".", "--write").code == .findings)
    #expect(try terminal.text(".schema/rules.schema.json") == "old")
    #expect(terminal.contents == [".schema", ".schema/rules.schema.json", "rules.json"])
  }

  @Test("nobody takes a schema for rules or scenarios, new or stale")
  func ignored() throws {
    let schema = try Terminal().run("schema", "--for", "scenarios").output
    let terminal = try Terminal([
      "a/rules.json": Self.pack, "a/rules.schema.json": schema,
      "a/scenarios/scenarios.schema.json": schema, "a/.schema/rules.schema.json": "stale",
    ])
    let answer = terminal.run("check", "a")
    #expect(answer.code == .success)
    #expect(answer.errors.isEmpty)
    #expect(answer.output.contains("checked 1 rule pack and 0 files of scenarios"))
  }

  @Test("the schemas of a new pack are those that `schema` writes")
  func ofNewPacks() throws {
    let terminal = try Terminal()
    #expect(terminal.run("new", "game").code == .success)
    let before = try terminal.text("game/.schema/scenarios.schema.json")
    #expect(terminal.run("schema", "game", "--write").code == .success)
    #expect(try terminal.text("game/.schema/scenarios.schema.json") == before)
    #expect(before.contains("\"meadow/hidden-glade\""))
  }
}
