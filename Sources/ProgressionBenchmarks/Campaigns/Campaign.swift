import ProgressionText

/// A generated campaign of so many nodes, and what must be so after so many completed levels.
///
/// It comes in blocks of 50 nodes: a world of 44 levels, a product, and four features and
/// achievements that open by stars, coins and levels.
struct Campaign {
  /// How the text says which levels a world has; the game is the same.
  enum Form {
    /// As their number, and what they give as a default of all levels.
    case counted
    /// One by one with title, stars and rewards, as people write levels that differ.
    case writtenOut
  }

  static let levelsInWorld = 44
  private static let nodesInBlock = 50
  static let stars: Int64 = 3
  static let coins: Int64 = 50 + 10 * stars

  let worlds: Int
  /// The number of nodes that the campaign has.
  var nodes: Int { worlds * Self.nodesInBlock }
  var levels: Int { worlds * Self.levelsInWorld }

  init(nodes: Int) { worlds = max(1, nodes / Self.nodesInBlock) }

  /// A campaign with at least so many levels.
  init(levels: Int) { worlds = (levels + Self.levelsInWorld - 1) / Self.levelsInWorld }

  /// The level at a position in the order of play, from 0.
  func level(_ position: Int) -> String {
    "\(world(position / Self.levelsInWorld))/\(position % Self.levelsInWorld + 1)"
  }

  private func world(_ world: Int) -> String { "world-\(world + 1)" }

  /// The ids that open by themselves when the level at a position is completed, each with
  /// `stars`, all levels before it completed so.
  func opened(by position: Int) -> Set<String> {
    var opened: Set<String> = position + 1 < levels ? [level(position + 1)] : []
    let completed = Int64(position + 1)
    let world = position / Self.levelsInWorld
    if position % Self.levelsInWorld == Self.levelsInWorld - 1, world + 1 < worlds {
      opened.insert(self.world(world + 1))
    }
    func crosses(_ threshold: Int64, _ perLevel: Int64) -> Bool {
      completed * perLevel >= threshold && (completed - 1) * perLevel < threshold
    }
    if (position % Self.levelsInWorld + 1) == 30 { opened.insert("garden-\(world + 1)") }
    for block in max(0, world - 3)...min(worlds - 1, world + 3) {
      let number = Int64(block + 1)
      if crosses(100 * number, Self.stars) { opened.insert("shining-\(number)") }
      if crosses(3_000 * number, Self.coins) { opened.insert("wealth-\(number)") }
      if crosses(40 * number, 1) { opened.insert("veteran-\(number)") }
    }
    return opened
  }

  /// The rule pack as text.
  func rules(_ form: Form = .counted) -> SourceFile {
    var text = """
      {
        "formatVersion": 1,
        "id": "campaign-\(nodes)",
        "version": "1.0.0",
        "title": "A campaign of \(nodes) nodes",
        "currencies": {"coins": {"title": "Coins"}, "gems": {"title": "Gems", "initial": 10},
          "energy": {"title": "Energy", "initial": 5, "cap": 100}},

      """
    if form == .counted { text += "  \"defaults\": {\"levels\": {\(Self.rewards)}},\n" }
    text += "  \"worlds\": [\n"
    text += join {
      #"    {"id": "\#(world($0))", "title": "World \#($0 + 1)", "levels": \#(levels($0, form))}"#
    }
    text += "\n  ],\n  \"features\": {\n"
    text += join { block in
      """
          "garden-\(block + 1)": {
            "title": "Garden \(block + 1)",
            "unlock": {"stars": "\(world(block))", "atLeast": 90}
          },
          "wealth-\(block + 1)": {
            "title": "Wealth \(block + 1)",
            "unlock": {"when": {"have": "coins", "atLeast": \(3_000 * (block + 1))}, "live": true}
          }
      """
    }
    text += "\n  },\n  \"achievements\": {\n"
    text += join { block in
      """
          "shining-\(block + 1)": {
            "title": "Shining \(block + 1)",
            "unlock": {"stars": "all", "atLeast": \(100 * (block + 1))}
          },
          "veteran-\(block + 1)": {
            "title": "Veteran \(block + 1)",
            "unlock": {"count": "levels", "are": "completed", "atLeast": \(40 * (block + 1))}
          }
      """
    }
    text += "\n  },\n  \"products\": {\n"
    text += join { block in
      """
          "skin-\(block + 1)": {
            "title": "Skin \(block + 1)",
            "kind": "permanent",
            "price": {"coins": \(250 + 10 * (block % 7))}
          }
      """
    }
    let name = "campaign-\(nodes)\(form == .writtenOut ? "-written-out" : "")"
    return SourceFile(name: "\(name)/rules.json", text: text + "\n  }\n}\n")
  }

  /// What completing a level gives.
  private static let rewards =
    #""rewards": {"onComplete": {"coins": 50}, "perNewStar": {"coins": 10}}"#

  private func levels(_ world: Int, _ form: Form) -> String {
    if form == .counted { return "\(Self.levelsInWorld)" }
    let levels = (1...Self.levelsInWorld).map {
      #"      {"id": "\#($0)", "title": "World \#(world + 1), level \#($0)", "maxStars": 3, "#
        + Self.rewards + "}"
    }
    return "[\n" + levels.joined(separator: ",\n") + "\n    ]"
  }

  private func join(_ entry: (Int) -> String) -> String {
    (0..<worlds).map(entry).joined(separator: ",\n")
  }
}
