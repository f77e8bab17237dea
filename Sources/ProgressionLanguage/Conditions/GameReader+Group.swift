import ProgressionModel
import ProgressionText

extension GameReader {
  /// Members of a group as they are gathered, in any order and perhaps twice.
  struct Gathering {
    var nodes: [NodeRef] = []
    var items: [HoldingRef] = []
  }

  /// The interned set of what a group names; `nil` after a mistake, which is reported.
  mutating func nodeSet(_ json: JSONValue, _ use: GroupUse) -> NodeSetRef? {
    let word = groupWord(json)
    // What `$previous` names changes from node to node.
    if let word, word.utf8.first != UInt8(ascii: "$"), let known = groups[use, word] {
      return known
    }
    if word == nil, let known = groups[use, json.place, standpoint.world] { return known }
    let outer = namesPrevious
    namesPrevious = false
    defer { namesPrevious = outer || namesPrevious }
    var gathering = Gathering()
    let errors = report.errorCount
    gather(json, use, into: &gathering)
    guard report.errorCount == errors, !isVacuous, !isIncomplete || !gathering.nodes.isEmpty
    else { return nil }
    let set = intern(gathering.normalized())
    if let word {
      if word.utf8.first != UInt8(ascii: "$") { groups[use, word] = set }
    } else if !namesPrevious {
      groups[use, json.place, standpoint.world] = set
    }
    return set
  }

  /// What a group names, without a place in the tables of the game; `nil` after a mistake.
  mutating func members(of json: JSONValue, _ use: GroupUse) -> NodeSet? {
    var gathering = Gathering()
    let errors = report.errorCount
    gather(json, use, into: &gathering)
    return report.errorCount == errors ? gathering.normalized() : nil
  }

  /// The word of a group, `$world` as the id that it stands for here.
  private func groupWord(_ json: JSONValue) -> String? {
    guard let word = json.string else { return nil }
    if word == "$world", let world = standpoint.world { return game[world].id }
    return word
  }

  /// The reference of a set that is sorted and has nothing twice.
  mutating func intern(_ set: NodeSet) -> NodeSetRef {
    if let known = groups[set] { return known }
    let reference = NodeSetRef(position: game.nodeSets.count)
    game.nodeSets.append(set)
    groups[set] = reference
    return reference
  }

  private mutating func gather(_ json: JSONValue, _ use: GroupUse, into all: inout Gathering) {
    switch json.kind {
    case .string: gather(named: json, use, into: &all)
    case .object: gather(object: json, use, into: &all)
    case .array:
      if json.count == 0 {
        report.error(.emptyList, at: json.place, "a group of nothing counts nothing")
      }
      for element in json.elements { gather(element, use, into: &all) }
    default:
      reportType(
        of: json, "`\(use.head)` names \(use.wanted.withArticles), a tag or a list of them")
    }
  }

  private mutating func gather(
    named json: JSONValue, _ use: GroupUse, into all: inout Gathering
  ) {
    guard let word = groupWord(json) else { return }
    if let known = groups[use, word], word.utf8.first != UInt8(ascii: "$") {
      all.nodes += game[known].nodes
      all.items += game[known].items
      return
    }
    if word == "all", case .levels = use {
      addNodes(of: .level, use, json, "levels", to: &all)
      return
    }
    if word == "all" {
      report.error(
        .unknownWord, at: json.place, "`all` means all levels where stars are counted, not here",
        help: ["write \"levels\", \"worlds\" or the name of another table"])
      return
    }
    if word == "levels" {
      if case .levels(let head) = use {
        report.error(
          .unknownWord, at: json.place, "the word for all levels in `\(head)` is `all`",
          help: ["write \"all\""], fix: Self.writing("all", at: json.place))
      } else {
        addNodes(of: .level, use, json, "levels", to: &all)
      }
      return
    }
    if let table = TableName(KeyWord(word)) {
      gather(table: table, json, use, into: &all)
      return
    }
    switch entity(json, use.head, use.wanted) {
    case .holding(let holding): all.items.append(holding)
    case .node(let node): add(node, json, use, to: &all)
    default: return
    }
  }

  /// Adds a node that is named itself.
  private mutating func add(
    _ node: NodeRef, _ json: JSONValue, _ use: GroupUse, to all: inout Gathering
  ) {
    if case .levels = use, let world = game[node].world {
      if world.levels.isEmpty, !worldsWithoutLevels.contains(node) {
        report.error(
          .emptyList, at: json.place, "the world `\(game[node].id)` has no levels to count")
      }
      all.nodes += world.levels
      return
    }
    if use.includes(game[node]) {
      all.nodes.append(node)
      return
    }
    let id = game[node].id
    if game[node].product?.kind == .consumable {
      _ = isOwnable(node, json.place)
    } else if game[node].level?.isBonus == true {
      report.error(
        .bonusCounted, at: json.place, "`\(id)` is a bonus level, and a percentage counts none",
        help: ["leave it out, or take \"bonus\" from the level"])
    } else if game[node].kind == .npc {
      reportPresence("`\(id)` is an npc, which comes and goes", json)
    } else {
      report.error(
        .noSuchProperty, at: json.place,
        "`\(id)` is \(game[node].kind.withArticle) without ranks: opened, never completed",
        help: ["count what is \"unlocked\""])
    }
  }

  private mutating func reportPresence(_ message: String, _ json: JSONValue) {
    report.error(
      .noSuchProperty, at: json.place, "\(message), and a percentage counts what stays done",
      help: ["count those that were met: {\"count\": \"npcs\", \"are\": \"met\", …}"])
  }

  private mutating func gather(
    table: TableName, _ json: JSONValue, _ use: GroupUse, into all: inout Gathering
  ) {
    let kind: Node.Kind
    switch table {
    case .worlds: kind = .world
    case .features: kind = .feature
    case .achievements: kind = .achievement
    case .quests: kind = .quest
    case .locations: kind = .location
    case .npcs: kind = .npc
    case .products: kind = .product
    case .items where use.includesItems:
      addHoldings(.item, json, to: &all)
      return
    case .currencies where use == .ends:
      addHoldings(.currency, json, to: &all)
      return
    default:
      report.error(
        .wrongKind, at: json.place,
        "the table `\(table.rawValue)` has no \(use.wanted.phrase)")
      return
    }
    if kind == .world, case .levels = use {
      report.error(
        .wrongKind, at: json.place, "`\(use.head)` counts levels, not worlds",
        help: ["write \"all\" for every level"])
      return
    }
    if kind == .npc, use == .collection {
      reportPresence("npcs come and go", json)
      return
    }
    if kind == .npc || kind == .quest || use == .property(.met),
      !use.wanted.contains(EntityKinds(of: kind))
    {
      report.error(
        .wrongKind, at: json.place,
        "nothing in the table `\(table.rawValue)` is \(use.wanted.withArticles)")
      return
    }
    addNodes(of: kind, use, json, table.rawValue, to: &all)
  }

  private mutating func addHoldings(
    _ kind: Holding.Kind, _ json: JSONValue, to all: inout Gathering
  ) {
    let before = all.items.count
    for (index, holding) in game.holdings.enumerated() where holding.kind == kind {
      all.items.append(Ref(position: index))
    }
    if before == all.items.count, !isIncomplete {
      let noun = kind == .item ? "items to count" : "currencies"
      report.error(.emptyList, at: json.place, "the pack has no \(noun)")
    }
  }

  /// Adds the nodes that a word stands for; a word that stands for nothing is a mistake.
  private mutating func addNodes(
    of kind: Node.Kind, _ use: GroupUse, _ json: JSONValue, _ noun: String,
    to all: inout Gathering
  ) {
    let before = all.nodes.count
    // A loop over the nodes themselves would copy each.
    for index in game.nodes.indices
    where game.nodes[index].kind == kind && use.includes(game.nodes[index]) {
      all.nodes.append(Ref(position: index))
    }
    if before == all.nodes.count, !isIncomplete {
      report.error(.emptyList, at: json.place, "there are no \(noun) to count here")
    }
  }
}

extension GameReader.Gathering {
  /// The set, each member once, in declaration order.
  func normalized() -> NodeSet {
    NodeSet(nodes: Self.sorted(nodes), items: Self.sorted(items))
  }

  private static func sorted<T>(_ references: [Ref<T>]) -> [Ref<T>] {
    var isSorted = true
    for index in references.indices.dropFirst() where references[index] <= references[index - 1] {
      isSorted = false
      break
    }
    if isSorted { return references }
    var unique: [Ref<T>] = []
    for reference in references.sorted() where unique.last != reference {
      unique.append(reference)
    }
    return unique
  }
}
