import Foundation
import ProgressionCommandLine
import Testing

/// The commands `export` and `import`.
struct ImportTests {
  static let rules = """
    {
      "formatVersion": 1, "id": "p", "version": "1.0.0",
      "currencies": { "coins": { "title": "Coins", "cap": 500 }, "gems": {} },
      // What every level gives.
      "defaults": { "levels": { "tags": ["plain"], "rewards": { "onComplete": { "coins": 10 } } } },
      "worlds": [
        { "id": "a", "levels": 5 }, // five
        { "id": "b", "levels": [
          "x", /* the second */ { "id": "y", "title": "=Sum; \\"Y\\"\\nend", "maxStars": 4 },
          2
        ] }
      ],
      "features": {
        "shop": { "unlock": { "when": { "stars": "all", /* few */ "atLeast": 6 }, "price": { "coins": 50 } } },
        "spark": { "ranks": 3, "unlock": { "price": { "gems": [1, 2, 4] } } }
      }
    }

    """

  private static func terminal() throws -> Terminal { try Terminal(["rules.jsonc": rules]) }

  @Test("tables as they are exported")
  func export() throws {
    let terminal = try Self.terminal()
    #expect(
      terminal.run("export", "rules.jsonc", "--table", "levels").output
        == """
        level,world,title,bonus,maxStars,scoreForStars,marks,tags\r
        a/1,a,,false,3,,,plain\r
        a/2,a,,false,3,,,plain\r
        a/3,a,,false,3,,,plain\r
        a/4,a,,false,3,,,plain\r
        a/5,a,,false,3,,,plain\r
        b/x,b,,false,3,,,plain\r
        b/y,b,"'=Sum; ""Y""\nend",false,4,,,plain\r
        b/1,b,,false,3,,,plain\r
        b/2,b,,false,3,,,plain\r\n
        """)
    #expect(
      terminal.run(
        "export", "rules.jsonc", "--table", "prices", "--separator", "semicolon", "--bom"
      )
      .output
        == """
        \u{FEFF}node;where;rank;coins;gems\r
        shop;unlock;;50;\r
        spark;unlock;1;;1\r
        spark;unlock;2;;2\r
        spark;unlock;3;;4\r\n
        """)
    #expect(
      terminal.run("export", "rules.jsonc", "--table", "thresholds", "--format", "tsv").output
        == """
        node\twhere\tquantity\tcomparator\tvalue\r
        shop\tunlock.when\tstars all\tatLeast\t6\r\n
        """)
    let answer = terminal.run("export", "rules.jsonc", "--table", "holdings", "--output", "h.csv")
    #expect(answer.output.isEmpty)
    #expect(
      try terminal.text("h.csv")
        == """
        holding,title,initial,cap,refill amount,refill every\r
        coins,Coins,,500,,\r
        gems,,,,,\r\n
        """)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    let name: String
    let table: String
    let text: String
    let old: String
    let new: String
    let report: String
    var testDescription: String { name }
  }

  static let changes: [Change] = [
    Change(
      name: "a number where it stands, whatever is around it", table: "thresholds",
      text: "node,where,comparator,value\nshop,unlock.when,atLeast,7",
      old: "\"stars\": \"all\", /* few */ \"atLeast\": 6",
      new: "\"stars\": \"all\", /* few */ \"atLeast\": 7",
      report: "shop unlock.when atLeast  value  6 -> 7\n1 cell changes\n"),
    Change(
      name: "one of the prices of ranks, from a German spreadsheet", table: "prices",
      text: "\u{FEFF}node;where;rank;gems\r\nspark;unlock;2;3\r\n", old: "[1, 2, 4]",
      new: "[1, 3, 4]",
      report: "spark unlock 2  gems  2 -> 3\n1 cell changes\n"),
    Change(
      name: "a price in a holding that it did not have", table: "prices",
      text: "gems\twhere\tnode\trank\n2\tunlock\tshop\t\n", old: "\"price\": { \"coins\": 50 }",
      new: "\"price\": { \"coins\": 50, \"gems\": 2 }",
      report: "shop unlock  gems  (empty) -> 2\n1 cell changes\n"),
    Change(
      name: "another holding for one", table: "prices",
      text: "node,where,rank,coins,gems\nshop,unlock,,,5\n", old: "\"price\": { \"coins\": 50 }",
      new: "\"price\": { \"gems\": 5 }",
      report: "shop unlock  coins  50 -> (empty)\nshop unlock  gems  (empty) -> 5\n2 cells change\n"
    ),
    Change(
      name: "a number of levels is written out from the changed one on", table: "levels",
      text: "level,title,maxStars\na/4,Four,3\n", old: "\"levels\": 5 }, // five",
      new: "\"levels\": [3, { \"id\": \"4\", \"title\": \"Four\" }, \"5\"] }, // five",
      report: "a/4  title  (empty) -> Four\n1 cell changes\n"),
    Change(
      name: "a number of levels in a list", table: "levels",
      text: "level,bonus\nb/1,TRUE\nb/2,False\n", old: "\"maxStars\": 4 },\n      2",
      new: "\"maxStars\": 4 },\n      { \"id\": \"1\", \"bonus\": true }, \"2\"",
      report: "b/1  bonus  false -> true\n1 cell changes\n"),
    Change(
      name: "an id becomes an object, and what came from defaults its own", table: "rewards",
      text: "node,where,coins,gems\nb/x,onComplete,10,1\n", old: "\"x\", /* the second */",
      new:
        "{ \"id\": \"x\", \"rewards\": { \"onComplete\": { \"coins\": 10, \"gems\": 1 } } }, /* the second */",
      report: "b/x onComplete  gems  (empty) -> 1\n1 cell changes\n"),
    Change(
      name: "names with a bar between them, and a formula that is none", table: "levels",
      text: "level,title,tags\nb/y,'=2,hard | late\n",
      old: "\"title\": \"=Sum; \\\"Y\\\"\\nend\", \"maxStars\": 4",
      new: "\"title\": \"=2\", \"maxStars\": 4, \"tags\": [\"hard\", \"late\"]",
      report:
        "b/y  title  =Sum; \"Y\"\\u{A}end -> =2\nb/y  tags  plain -> hard|late\n2 cells change\n"),
    Change(
      name: "what a level has itself is taken away", table: "levels",
      text: "level,title\nb/y,\n",
      old: "{ \"id\": \"y\", \"title\": \"=Sum; \\\"Y\\\"\\nend\", \"maxStars\": 4 }",
      new: "{ \"id\": \"y\", \"maxStars\": 4 }",
      report: "b/y  title  =Sum; \"Y\"\\u{A}end -> (empty)\n1 cell changes\n"),
    Change(
      name: "defaults, and with them all that have nothing of their own", table: "rewards",
      text: "node,where,coins\ndefaults:levels,onComplete,12\na/1,onComplete,10\n",
      old: "\"onComplete\": { \"coins\": 10 }", new: "\"onComplete\": { \"coins\": 12 }",
      report: "defaults:levels onComplete  coins  10 -> 12\n1 cell changes\n"),
    Change(
      name: "blanks around keys, numbers and words mean nothing", table: "levels",
      text: "level , maxStars, bonus,tags\n a/4 ,\u{A0}4\u{202F},\" false\t\",  plain \n",
      old: "\"levels\": 5 }, // five",
      new: "\"levels\": [3, { \"id\": \"4\", \"maxStars\": 4 }, \"5\"] }, // five",
      report: "a/4  maxStars  3 -> 4\n1 cell changes\n"),
    Change(
      name: "blanks around the number of a condition", table: "thresholds",
      text: "node,where,comparator,value\nshop,unlock.when,atLeast, 7 ",
      old: "\"atLeast\": 6", new: "\"atLeast\": 7",
      report: "shop unlock.when atLeast  value  6 -> 7\n1 cell changes\n"),
    Change(
      name: "all that a moment gives", table: "rewards",
      text: "node,where,coins\ndefaults:levels,onComplete, \n",
      old: "\"onComplete\": { \"coins\": 10 }", new: "\"onComplete\": {}",
      report: "defaults:levels onComplete  coins  10 -> (empty)\n1 cell changes\n"),
    Change(
      name: "a price to begin a level, in a column that the export leaves out", table: "levels",
      text: "level,startPrice gems\nb/y,3\n", old: "\"maxStars\": 4 }",
      new: "\"maxStars\": 4, \"startPrice\": { \"gems\": 3 } }",
      report: "b/y  startPrice gems  (empty) -> 3\n1 cell changes\n"),
  ]

  @Test("are written as small edits", arguments: changes)
  func change(_ change: Change) throws {
    let terminal = try Self.terminal()
    try terminal.write(change.text, to: "t.csv")
    let shown = terminal.run("import", "rules.jsonc", "t.csv", "--table", change.table)
    #expect(shown.output == change.report)
    #expect(shown.errors == "nothing is written: add --write\n")
    #expect(shown.code == .success)
    #expect(try terminal.text("rules.jsonc") == Self.rules)
    let written = terminal.run("import", "rules.jsonc", "t.csv", "--table", change.table, "--write")
    #expect(written.output == change.report + "wrote rules.jsonc\n")
    #expect(written.errors.isEmpty)
    #expect(Self.rules.contains(change.old))
    #expect(
      try terminal.text("rules.jsonc")
        == Self.rules.replacingOccurrences(of: change.old, with: change.new))
    let again = terminal.run("import", "rules.jsonc", "t.csv", "--table", change.table)
    #expect(again.output == "0 cells change\n" || change.text.contains("defaults:"))
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let table: String
    let text: String
    let errors: String
    var testDescription: String { text }
  }

  static let mistakes: [Mistake] = [
    Mistake(table: "levels", text: "", errors: "t.csv:1:1: error: the file is empty\n"),
    Mistake(
      table: "levels", text: "level,maxStar\na/1,3\n",
      errors: """
        t.csv:1:2: error: the table `levels` has no column `maxStar`
          did you mean `maxStars`?

        """),
    Mistake(
      table: "levels", text: "title\nOne\n",
      errors: "t.csv:1:1: error: the column `level` is missing\n  rows are found by it\n"),
    Mistake(
      table: "levels", text: "level,title,title\na/1,One,Two\n",
      errors: "t.csv:1:3: error: the column `title` stands twice\n"),
    Mistake(
      table: "levels", text: "title;level\nOne;a/6\n\nTwo;a/1;more\n",
      errors: """
        t.csv:2:2: error: the pack has no row `a/6`
          an import changes what is there; add it to the rule pack first
        t.csv:4:3: error: there is no column over `more`

        """),
    Mistake(
      table: "levels", text: "level,maxStars\na/1,4\na/1,5\n",
      errors: "t.csv:3:1: error: the row `a/1` is the same as row 2\n"),
    Mistake(
      table: "levels", text: "level,maxStars,bonus,world\na/1,\"1,000\",ja,b\na/2,3.0,,a\n",
      errors: """
        t.csv:2:2: error: `1,000` in the column `maxStars` is no value
          write a whole number without signs for thousands
        t.csv:2:3: error: `ja` in the column `bonus` is no value
          write `true` or `false`
        t.csv:2:4: error: `world` is shown, not imported
          write `a` again
        t.csv:3:2: error: `3.0` in the column `maxStars` is no value
          write a whole number without signs for thousands
        t.csv:3:3: error: `bonus` of `a/2` cannot be left empty
          it comes from defaults: false

        """),
    Mistake(
      table: "prices", text: "node,where,rank,coins\nspark,unlock,1,5\n",
      errors: """
        t.csv:2:4: error: `coins` has no number here
          prices of ranks are a list: write one for each rank in the rule pack first, then it has cells

        """),
    Mistake(
      table: "prices", text: "node,where,rank,gems\nspark,unlock,1,1\nspark,unlock,2,\n",
      errors: """
        t.csv:3:4: error: a price of `spark` cannot lose one of its ranks
          write a number; take ranks away in the rule pack, where `ranks` says how many there are

        """),
    Mistake(
      table: "prices", text: "node,where,rank,gems,coins\nshop,unlock,,, \n",
      errors: """
        t.csv:2:5: error: the price of `shop` cannot lose its last amount
          write an amount of another holding in its row; what shall be free has no price in the rule pack

        """),
    Mistake(
      table: "thresholds", text: "node,where,comparator,value\nshop,unlock.when,atLeast,\n",
      errors: """
        t.csv:2:4: error: `value` of `shop` cannot be left empty
          a condition needs its number

        """),
    Mistake(
      table: "levels", text: "level,title\na/1,\"One\na/2,Two\n",
      errors: "t.csv:2:2: error: the quote is not closed\n"),
    Mistake(
      table: "levels", text: "level,title\na/1,\"One\" more\n",
      errors: """
        t.csv:2:2: error: there is text after the closing quote
          a quote inside of quotes is written twice

        """),
  ]

  @Test("mistakes are told with row and column, and nothing is written", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let terminal = try Self.terminal()
    try terminal.write(mistake.text, to: "t.csv")
    let answer = terminal.run("import", "rules.jsonc", "t.csv", "--table", mistake.table, "--write")
    #expect(answer.errors == mistake.errors)
    #expect(answer.output.isEmpty)
    #expect(answer.code == .findings)
    #expect(try terminal.text("rules.jsonc") == Self.rules)
  }

  @Test("a change that the rules do not allow is shown and not written")
  func newErrors() throws {
    let terminal = try Self.terminal()
    try terminal.write(
      "node,where,rank,coins,gems\nspark,unlock,3,,5\nshop,unlock,,-1,0\nspark,unlock,2,,0\n",
      to: "t.csv")
    let answer = terminal.run("import", "rules.jsonc", "t.csv", "--table", "prices", "--write")
    #expect(answer.code == .findings)
    #expect(answer.output.isEmpty)
    #expect(
      answer.errors == """
        t.csv:3:4: error: `coins` is 1 or more; this is -1 [out-of-range]
        t.csv:3:5: error: a price of 0 gems is no price [zero-price]
          leave it out, or write "free" for the whole price
        t.csv:4:5: error: a price of 0 gems is no price [zero-price]
          leave it out, or write "free" for the whole price
        error: with these changes the rule pack has errors: nothing is written

        """)
    #expect(try terminal.text("rules.jsonc") == Self.rules)
  }

  @Test("cells that only together are wrong are told at the later one, the rest is not blamed")
  func together() throws {
    let main =
      "{\"formatVersion\":1,\"id\":\"p\",\"version\":\"1\",\"worlds\":[{\"id\":\"a\",\"levels\":[{\"id\":\"x\",\"scoreForStars\":[10,20]},\"y\"]}]}"
    let terminal = try Terminal(["rules.json": main])
    terminal.input = Array("level,title,scoreForStars\na/y,Why,\na/x,Ex,30|20\n".utf8)
    let answer = terminal.run("import", "rules.json", "-", "--table", "levels", "--write")
    #expect(answer.code == .findings)
    #expect(
      answer.errors.hasPrefix("standard input:3:3: error: thresholds rise"), "\(answer.errors)")
    #expect(answer.errors.components(separatedBy: "standard input:").count == 2)
    #expect(try terminal.text("rules.json") == main)
  }

  @Test("worlds that are ids have rows with their names, and become objects")
  func bareWorlds() throws {
    let defaults = "\"defaults\":{\"worlds\":{\"levels\":2}}"
    let main =
      "{\"formatVersion\":1,\"id\":\"p\",\"version\":\"1\",\(defaults),\"worlds\":[\"plains\", \"steppe\",{\"id\":\"hills\"}]}"
    let terminal = try Terminal(["rules.json": main])
    let table = """
      level,world,title,bonus,maxStars,scoreForStars,marks,tags\r
      plains/1,plains,,false,3,,,\r
      plains/2,plains,,false,3,,,\r
      steppe/1,steppe,,false,3,,,\r
      steppe/2,steppe,,false,3,,,\r
      hills/1,hills,,false,3,,,\r
      hills/2,hills,,false,3,,,\r\n
      """
    let export = terminal.run("export", "rules.json", "--table", "levels")
    #expect(export.output == table)
    terminal.input = Array(export.output.utf8)
    let same = terminal.run("import", "rules.json", "-", "--table", "levels")
    #expect(same.output == "0 cells change\n", "\(same.errors)")
    terminal.input = Array("level,maxStars\nplains/2,5\n".utf8)
    let answer = terminal.run("import", "rules.json", "-", "--table", "levels", "--write")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(
      try terminal.text("rules.json")
        == main.replacingOccurrences(
          of: "\"plains\"",
          with: #"{ "id": "plains", "levels": [1, { "id": "2", "maxStars": 5 }] }"#))
  }

  @Test("levels that come from the defaults of worlds become the world's own")
  func borrowed() throws {
    let defaults = "\"defaults\":{\"worlds\":{\"levels\":[3,{\"id\":\"z\",\"bonus\":true}]}}"
    let main =
      "{\"formatVersion\":1,\"id\":\"p\",\"version\":\"1\",\(defaults),\"worlds\":[{\"id\":\"a\"},{\"id\":\"b\"}]}"
    let terminal = try Terminal(["rules.json": main])
    terminal.input = Array("level,maxStars,title\nb/2,5,\nb/z,3,Last\n".utf8)
    let answer = terminal.run("import", "rules.json", "-", "--table", "levels", "--write")
    #expect(answer.code == .success, "\(answer.errors)")
    let levels = """
      [1, { "id": "2", "maxStars": 5 }, "3", { "id": "z", "bonus": true, "title": "Last" }]
      """
    #expect(
      try terminal.text("rules.json")
        == main.replacingOccurrences(
          of: "{\"id\":\"b\"}", with: "{\"id\":\"b\", \"levels\": \(levels)}"))
  }

  @Test("the file where a thing stands is written, and no other")
  func includes() throws {
    let main =
      "{\"formatVersion\":1,\"id\":\"p\",\"version\":\"1\",\"include\":[\"b.json\"],\"currencies\":[\"c\"]}"
    let terminal = try Terminal([
      "p/rules.json": main,
      "p/b.json": "{\"features\": {\"f\":  {\"unlock\": {\"price\": {\"c\":1}}}}}",
    ])
    terminal.input = Array("node,where,rank,c\nf,unlock,,2\n".utf8)
    let answer = terminal.run(
      "import", "p", "-", "--table", "prices", "--write", "--format", "json")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(
      answer.output == """
        {
          "table": "prices",
          "changes": [
            {
              "row": [
                "f",
                "unlock",
                ""
              ],
              "column": "c",
              "from": "1",
              "to": "2"
            }
          ],
          "files": [
            "p/b.json"
          ],
          "written": true
        }

        """)
    #expect(try terminal.text("p/rules.json") == main)
    #expect(
      try terminal.text("p/b.json")
        == "{\"features\": {\"f\":  {\"unlock\": {\"price\": {\"c\":2}}}}}")
  }
}
