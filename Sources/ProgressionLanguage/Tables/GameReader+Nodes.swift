import ProgressionModel
import ProgressionText

/// Declares the nodes: their ids and what can be known of them without other ids.
extension GameReader {
  mutating func declareNodes(in files: [JSONValue]) {
    let defaults = defaults(in: files)
    declareWorlds(in: files, defaults)
    for entry in entries(of: .features, in: files) {
      declareRanked(entry, .feature, .feature)
    }
    for entry in entries(of: .achievements, in: files) {
      declareRanked(entry, .achievement, .achievement)
    }
    for entry in entries(of: .quests, in: files) { declareQuest(entry) }
    for entry in entries(of: .locations, in: files) { declareLocation(entry) }
    for entry in entries(of: .npcs, in: files) { declarePerson(entry) }
    for entry in entries(of: .products, in: files) { declareProduct(entry) }
  }

  private mutating func defaults(in files: [JSONValue]) -> (worlds: Defaults?, levels: Defaults?) {
    guard let value = files.first?["defaults"], isObject(value, "`defaults`") else {
      return (nil, nil)
    }
    checkKeys(value, .defaults)
    var worlds: Defaults?
    var levels: Defaults?
    if let value = value["worlds"], isObject(value, "`worlds` of `defaults`") {
      checkKeys(value, .worldDefaults)
      worlds = Defaults(value)
    }
    if let value = value["levels"], isObject(value, "`levels` of `defaults`") {
      checkKeys(value, .levelDefaults)
      levels = Defaults(value)
    }
    return (worlds, levels)
  }

  /// Appends a node; the caller has filled in what its table has.
  @discardableResult
  mutating func append(_ node: consuming Node, _ source: consuming NodeSource) -> NodeRef {
    game.nodes.append(node)
    sources.append(source)
    return NodeRef(position: game.nodes.count - 1)
  }

  /// Fills in what all nodes have and no other id is needed for.
  mutating func fillHeader(_ node: inout Node, _ source: NodeSource) {
    if let value = source.value("tags") { node.tags = nameList(value, "tags") }
    if let value = source.value("choice"), let name = name(value, "choice") {
      node.choice = choiceGroup(name)
    }
    node.scope = scope(source.value("scope"), default: node.scope)
    if let value = source.value("custom") {
      node.isEarnedInCustom = boolean(value, "custom") ?? true
    }
  }

  private mutating func choiceGroup(_ name: String) -> ChoiceRef {
    let member = NodeRef(position: game.nodes.count)
    if let known = choices[name] {
      game.choices[known.position].members.append(member)
      return known
    }
    let group = ChoiceRef(position: game.choices.count)
    game.choices.append(ChoiceGroup(name: name, members: [member]))
    choices[name] = group
    return group
  }

  private mutating func declareRanked(
    _ entry: TableEntry, _ details: Node.Details, _ keys: KeySet
  ) {
    let object = object(of: entry, keys)
    var node = Node(
      id: entry.id, title: title(object, entry.id), place: entry.place, details: details)
    let source = NodeSource(own: object)
    if let value = object?["ranks"] {
      node.ranks = integer(value, "ranks", in: 1...100_000) ?? 1
    }
    fillHeader(&node, source)
    declare(entry, .node(append(node, source)))
  }

  private mutating func declareLocation(_ entry: TableEntry) {
    let object = object(of: entry, .location)
    let missable = object?["missable"].flatMap { boolean($0, "missable") } ?? false
    var node = Node(
      id: entry.id, title: title(object, entry.id), place: entry.place,
      details: .location(VisitedPlace(completeWhen: nil, isMissable: missable)))
    let source = NodeSource(own: object)
    fillHeader(&node, source)
    declare(entry, .node(append(node, source)))
  }

  private mutating func declareProduct(_ entry: TableEntry) {
    let object = object(of: entry, .product)
    var kind: Product.Kind?
    if let value = object?["kind"] {
      kind = productKind(value)
    } else if let object, !isMisspelt("kind", in: object, .product) {
      report.error(
        .missingKey, at: entry.place, "the product `\(entry.id)` has no `kind`",
        help: ["write \"kind\": \"permanent\", \"consumable\" or \"subscription\""])
    }
    let store = object?["store"].flatMap { text($0, "store") }
    if kind == .subscription, let object, object["store"] == nil, object["price"] == nil,
      !isMisspelt("store", in: object, .product)
    {
      report.error(
        .missingKey, at: entry.place, "the subscription `\(entry.id)` has no `store`",
        help: ["write \"store\": \"com.example.\(entry.id)\""])
    }
    var limit: Int64?
    if let value = object?["limit"] { limit = integer(value, "limit", in: 1...Int64.max) }
    let product = Product(
      kind: kind ?? .permanent, price: nil, store: store, grants: Bundle(), when: nil,
      limit: limit, discounts: [], refund: object?["refund"].flatMap { refund($0) } ?? .debt)
    var node = Node(
      id: entry.id, title: title(object, entry.id), place: entry.place,
      details: .product(product))
    let source = NodeSource(own: object)
    fillHeader(&node, source)
    let reference = append(node, source)
    declare(entry, .node(reference))
  }

  private mutating func productKind(_ value: JSONValue) -> Product.Kind? {
    switch value.string {
    case "permanent": return .permanent
    case "consumable": return .consumable
    case "subscription": return .subscription
    default:
      reportWord(value, "kind", ["permanent", "consumable", "subscription"])
      return nil
    }
  }

  private mutating func refund(_ value: JSONValue) -> RefundPolicy? {
    switch value.string {
    case "debt": return .debt
    case "clamp": return .clamp
    case "ignore": return .ignore
    default:
      let words = ["debt", "clamp", "ignore"]
      if value.kind == .boolean {
        reportType(
          of: value, "`refund` says what becomes of amounts that a revoked purchase had given",
          help: ["write \"debt\" (owed), \"clamp\" (as far as there) or \"ignore\" (left)"])
      } else {
        reportWord(value, "refund", words)
      }
      return nil
    }
  }
}
