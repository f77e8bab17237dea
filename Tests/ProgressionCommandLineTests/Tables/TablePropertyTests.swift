import Foundation
import ProgressionKit
import ProgressionReference
import Testing

/// What is exported and imported again changes nothing, and a changed cell changes that cell.
struct TablePropertyTests {
  private static let isLong = ProcessInfo.processInfo.environment["PROGRESSION_LONG"] != nil

  private static func imported(
    _ name: BalanceTable.Name, _ rows: [[String]], _ pack: RulePack
  ) -> TableImport {
    TableImport(
      name, ContiguousArray(text(rows).utf8), for: pack.sources,
      holdings: pack.game?.holdings.map(\.id) ?? [])
  }

  private static func text(_ rows: [[String]]) -> String {
    rows.map { row in
      row.map { "\"" + $0.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
        .joined(separator: ",")
    }.joined(separator: "\n")
  }

  private static func sources(_ pack: RulePack, _ files: [(index: Int, file: SourceFile)])
    -> Sources
  {
    var sources = Sources()
    for (index, file) in pack.sources.files.enumerated() {
      _ = sources.add(files.first { $0.index == index }?.file ?? file)
    }
    return sources
  }

  private static func check(_ pack: RulePack, _ random: inout ReferenceRandom) throws {
    for name in BalanceTable.Name.allCases {
      let table = BalanceTable(name, of: pack.sources)
      for separator in SeparatedText.Separator.allCases {
        let text = SeparatedText.text(
          of: table, separator: separator, hasMark: separator == .semicolon)
        let same = TableImport(
          name, ContiguousArray(text.utf8), for: pack.sources,
          holdings: pack.game?.holdings.map(\.id) ?? [])
        #expect(same.problems.isEmpty && same.changes.isEmpty, "\(pack.name) \(name)")
        #expect(same.files()?.isEmpty == true)
      }
      guard !table.texts.isEmpty else { continue }
      for _ in 0..<(isLong ? 8 : 2) { try change(pack, table, &random) }
    }
  }

  /// Changes one number to the next and compares all cells after it.
  private static func change(
    _ pack: RulePack, _ table: BalanceTable, _ random: inout ReferenceRandom
  ) throws {
    let row = random.below(table.texts.count)
    let column = random.below(table.columnNames.count)
    let keys = ["rank", "level", "node", "where", "comparator", "quantity", "holding", "world"]
    guard let number = Int64(table.texts[row][column]), number < 1 << 40,
      !keys.contains(table.columnNames[column]), !table.texts[row][0].hasPrefix("defaults:")
    else { return }
    var expected = table.texts
    expected[row][column] = "\(number + 1)"
    let change = imported(table.name, [table.columnNames] + expected, pack)
    #expect(change.problems.isEmpty, "\(pack.name) \(expected[row])")
    #expect(change.changes.count == 1)
    let files = try #require(change.files(), "\(pack.name) \(expected[row])")
    #expect(files.count == 1)
    let after = BalanceTable(table.name, of: sources(pack, files))
    #expect(after.texts == expected, "\(pack.name) \(expected[row])")
  }

  @Test("shipped packs")
  func shipped() throws {
    var random = ReferenceRandom(seed: 1)
    let packs = Shipped.files.filter { $0.hasSuffix("/rules.json") }
    #expect(packs.count > 20)
    for (number, path) in packs.enumerated() where Self.isLong || number % 4 == 0 {
      let pack = try RulePack(contentsOf: Shipped.path(path))
      try #require(pack.game != nil)
      try Self.check(pack, &random)
    }
  }

  /// A pack whose worlds are written in every form, and whose names are those of columns and places.
  private static func manyForms(_ random: inout ReferenceRandom) -> String {
    let lists = ["2", #"["x", 2]"#, #"[{"id": "a.b", "maxStars": 4, "title": " 'T' "}, "c", 1]"#]
    func list() -> String { lists[random.below(lists.count)] }
    var worlds: [String] = []
    for id in ["levels", "steppe", "node", "rank", "a.b", "plains"] {
      let forms = [
        "\"\(id)\"", #"{"id": "\#(id)"}"#, #"{"id": "\#(id)", "levels": \#(list())}"#,
        #"{"id": "\#(id)", "defaults": {"maxStars": -0, "rewards": {"onComplete": {"where": 4}}}}"#,
      ]
      worlds.append(forms[random.below(forms.count)])
    }
    return """
      {"formatVersion": 1, "id": "p", "version": "1",
       "currencies": {"coins": {"cap": 90}, "where": {}, "world": {}}, "items": ["holding", "value"],
       "defaults": {
         "worlds": {"levels": \(list()), "rewards": {"onComplete": {"world": 2, "coins": 1}}},
         "levels": {"startPrice": {"holding": 1}, "rewards": {"onComplete": {"value": 3}}}},
       "worlds": [\(worlds.joined(separator: ", "))],
       "features": {"f": {"unlock": {"price": {"where": 2, "coins": 3}}},
                    "s": {"ranks": 2, "unlock": {"price": {"where": [2, 3]}}}},
       "quests": {"q": {"unlock": true, "objectives": {
         "o": {"all": [{"have": "where", "atLeast": 1}, {"have": "coins", "atLeast": 2}]},
         "o.all": {"have": "world", "atLeast": 1}}}}}
      """
  }

  @Test("worlds as ids, levels from defaults, names of columns and places")
  func forms() throws {
    for seed in 1...UInt64(Self.isLong ? 200 : 12) {
      var random = ReferenceRandom(seed: seed)
      let text = Self.manyForms(&random)
      let pack = RulePack(bytes: text.utf8, named: "rules.json")
      try #require(pack.game != nil, "\(pack.report())")
      try Self.check(pack, &random)
      let rows = BalanceTable(.levels, of: pack.sources).texts.map { $0[0] }
      let ids = pack.game?.nodes.filter { $0.level != nil }.map(\.id)
      #expect(rows.sorted() == ids?.sorted())
    }
  }

  @Test("random packs, with white space and comments anywhere")
  func random() throws {
    for seed in 1...UInt64(Self.isLong ? 100 : 4) {
      var random = ReferenceRandom(seed: seed)
      let profile: GeneratorProfile = [.mixed, .money, .quests][Int(seed % 3)]
      let plain = PackGenerator(seed: seed, size: 12, profile: profile).pack().line
      let text = JSONPieces(plain).scrambled(&random, hasComments: true)
      try Self.check(RulePack(bytes: text.utf8, named: "rules.jsonc"), &random)
    }
  }
}
