import ProgressionLanguage
import ProgressionModel

/// The ids of a game by kind, with what editors show beside each.
struct SchemaNames: Sendable {
  /// An id and its title.
  struct Name: Sendable {
    let id: String
    let title: String
  }

  /// The kinds in the order of the tables.
  static let kinds: [(kind: EntityKinds, word: String)] = [
    (.world, "world"), (.level, "level"), (.feature, "feature"), (.achievement, "achievement"),
    (.quest, "quest"), (.location, "location"), (.npc, "npc"), (.product, "product"),
    (.currency, "currency"), (.item, "item"), (.counter, "counter"), (.flag, "flag"),
    (.attribute, "attribute"), (.chest, "chest"), (.timer, "timer"), (.rule, "rule"),
    (.reset, "reset"), (.collection, "collection"),
  ]

  /// The table that declares a kind; `nil` for levels.
  static func table(of kind: EntityKinds) -> TableName? {
    switch kind {
    case .world: .worlds
    case .feature: .features
    case .achievement: .achievements
    case .quest: .quests
    case .location: .locations
    case .npc: .npcs
    case .product: .products
    case .currency: .currencies
    case .item: .items
    default: nil
    }
  }

  /// The names of each kind, in declaration order.
  private var names: [EntityKinds: [Name]] = [:]
  private var seen: Set<String> = []
  /// The tags of nodes and items, in the order of their first use.
  private(set) var tags: [String] = []
  /// The marks of levels, in the order of their first use.
  private(set) var marks: [String] = []

  /// Takes the names of a game.
  ///
  /// - Parameters:
  ///   - game: The game, whole or what could be read of it.
  ///   - includesOld: Whether ids that were renamed count too, as they do in scenarios.
  init(_ game: Game, includesOld: Bool) {
    for node in game.nodes {
      let kind = EntityKinds(of: node.kind)
      guard let level = node.level, node.title == node.id else {
        add(node.id, node.title, kind, node.kind.description)
        continue
      }
      add(node.id, "", kind, "level of \(game[level.world].title)")
    }
    for holding in game.holdings {
      let isCurrency = holding.kind == .currency
      add(
        holding.id, holding.title, isCurrency ? .currency : .item, isCurrency ? "currency" : "item")
    }
    for one in game.counters { add(one.id, one.title, .counter, "counter") }
    for one in game.flags { add(one.id, one.title, .flag, "flag") }
    for one in game.attributes { add(one.id, one.title, .attribute, "attribute") }
    for one in game.chests { add(one.id, one.title, .chest, "chest") }
    for one in game.timers { add(one.id, one.title, .timer, "timer") }
    for one in game.rules { add(one.id, one.id, .rule, "rule") }
    for one in game.resets { add(one.id, one.title, .reset, "reset") }
    for one in game.collections { add(one.id, one.title, .collection, "collection") }
    if includesOld, !game.renamed.isEmpty { addOldIDs(of: game) }
    addWords(of: game)
  }

  /// The names of some kinds, kind by kind.
  subscript(kinds: EntityKinds) -> [Name] {
    Self.kinds.filter { kinds.contains($0.kind) }.flatMap { names[$0.kind] ?? [] }
  }

  /// A few ids of some kinds.
  func first(_ count: Int, of kinds: EntityKinds) -> [String] {
    var ids: [String] = []
    for (kind, _) in Self.kinds where kinds.contains(kind) {
      ids += (names[kind] ?? []).prefix(count - ids.count).map(\.id)
      if ids.count == count { break }
    }
    return ids
  }

  private mutating func add(_ id: String, _ title: String, _ kind: EntityKinds, _ word: String) {
    // What could not be read has no id, and a repeated id is a mistake that `check` reports.
    guard !id.isEmpty, seen.insert(id).inserted else { return }
    let hasTitle = !title.isEmpty && title != id
    names[kind, default: []].append(Name(id: id, title: hasTitle ? "\(title) (\(word))" : word))
  }

  /// Old ids, and the levels of worlds that were renamed.
  private mutating func addOldIDs(of game: Game) {
    let table = NameTable(game)
    var levels: [String: [String]] = [:]
    for node in game.nodes {
      guard let level = node.level else { continue }
      levels[game[level.world].id, default: []].append(node.id)
    }
    for rename in game.renamed {
      guard let slash = rename.old.utf8.firstIndex(of: UInt8(ascii: "/")) else { continue }
      levels[String(rename.old[..<slash]), default: []].append(rename.old)
    }
    for rename in game.renamed {
      addOld(rename.old, of: game, in: table)
      for level in levels[rename.new] ?? [] {
        addOld(rename.old + level.dropFirst(rename.new.count), of: game, in: table)
      }
    }
  }

  private mutating func addOld(_ old: String, of game: Game, in table: NameTable) {
    guard let entity = table.lookup(old) else { return }
    let new = table.rename(behind: old)?.new ?? ""
    add(
      old, "", EntityKinds(of: entity, game.nodes, game.holdings),
      new.isEmpty ? "an old id" : "an old id of \(new)")
  }

  private mutating func addWords(of game: Game) {
    var known: Set<String> = []
    for tag in game.nodes.flatMap(\.tags) + game.holdings.flatMap(\.tags)
    where known.insert(tag).inserted {
      tags.append(tag)
    }
    known = []
    for node in game.nodes {
      for mark in node.level?.marks ?? [] where known.insert(mark).inserted { marks.append(mark) }
    }
  }
}
