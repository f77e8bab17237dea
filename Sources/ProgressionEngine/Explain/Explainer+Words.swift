import ProgressionModel

extension Explainer {
  /// The title of a node, or its id in backticks where the pack gives no title.
  func name(of node: NodeRef) -> String {
    let entry = tables[node]
    // A level without a title of its own is called by its short id, which says nothing alone.
    let hasTitle =
      entry.title != entry.id && (entry.level == nil || !entry.id.hasSuffix("/" + entry.title))
    return hasTitle ? entry.title : "`\(entry.id)`"
  }

  /// The name, or that the audience may not know it.
  func knownName(of node: NodeRef) -> String {
    isSecret(node) ? "something that is not known yet" : name(of: node)
  }

  func name(of flag: FlagRef) -> String {
    let entry = tables[flag]
    return entry.title == entry.id ? "flag `\(entry.id)`" : entry.title
  }

  func name(of reset: ResetRef) -> String {
    let entry = tables[reset]
    return entry.title == entry.id ? "`\(entry.id)`" : entry.title
  }

  func name(of holding: HoldingRef) -> String {
    let entry = tables[holding]
    return entry.title == entry.id ? "`\(entry.id)`" : entry.title
  }

  /// What a quantity counts, as in `stars in Lumina Prime`; of one of them `star in Lumina Prime`.
  func words(for reference: QuantityRef, isOne: Bool = false) -> String {
    let s = isOne ? "" : "s"
    switch tables[reference] {
    case .literal(let number): return "\(number)"
    case .stars(let set): return "star\(s)" + place(of: set)
    case .clears(let set): return "completion\(s)" + place(of: set)
    case .fails(let set): return "failure\(s)" + place(of: set)
    case .score(let set): return "point\(s)" + place(of: set)
    case .marks(let set, let name):
      return "mark\(s)" + (name.map { " `\($0)`" } ?? "") + place(of: set)
    case .have(let holding): return name(of: holding)
    case .earned(let holding): return name(of: holding) + " earned"
    case .spent(let holding): return name(of: holding) + " spent"
    case .counter(let counter):
      let entry = tables[counter]
      return entry.title == entry.id ? "`\(entry.id)`" : entry.title
    case .purchases(let product): return "purchase\(s) of " + knownName(of: product)
    case .rank(let node): return "rank\(s) of " + knownName(of: node)
    case .ranks(let set): return "rank\(s) of " + names(in: set)
    case .percent(let collection):
      let entry = tables[collection]
      return "percent of " + (entry.title == entry.id ? "`\(entry.id)`" : entry.title)
    case .countConditions: return "of these conditions"
    case .countNodes(let set, let property): return "\(property.description) of " + names(in: set)
    case .countLevels(let set, let stars):
      return "level\(s) with \(stars) or more stars" + place(of: set)
    case .sum(let parts): return "in all of " + list(parts)
    case .min(let parts): return "the least of " + list(parts)
    case .max(let parts): return "the greatest of " + list(parts)
    case .times(let part, let factor): return "(\(factor) times) " + words(for: part)
    case .since(let part, let reset):
      return words(for: part, isOne: isOne) + " since the last " + name(of: reset)
    case .sinceAccepted(let part, let quest):
      return words(for: part, isOne: isOne) + " since \(knownName(of: quest)) was accepted"
    case .streak(let node): return words(forStreakOf: node, isOne: isOne)
    case .timeSince(let fact): return "seconds since " + words(for: fact, isSo: true)
    }
  }

  private func list(_ parts: [QuantityRef]) -> String {
    parts.prefix(4).map { words(for: $0) }.joined(separator: ", ")
      + (parts.count > 4 ? " and more" : "")
  }

  /// ` in Lumina Prime` for the levels of a world, nothing for all levels, else the names.
  private func place(of set: NodeSetRef) -> String {
    let nodes = tables[set].nodes
    guard let first = nodes.first else { return " in no level" }
    if let world = tables[first].level?.world, tables[world].world?.levels == nodes {
      return " in " + (isSecret(world) ? "a world that is not known yet" : name(of: world))
    }
    if nodes.count > 1, nodes.count == state.layout.levelCount { return "" }
    return " in " + names(in: set)
  }

  private func names(in set: NodeSetRef) -> String {
    let members = tables[set]
    var names: [String] = []
    for node in members.nodes.prefix(4) where !isSecret(node) { names.append(name(of: node)) }
    for item in members.items.prefix(4 - Swift.min(4, names.count)) {
      names.append(name(of: item))
    }
    let more = members.nodes.count + members.items.count - names.count
    if names.isEmpty { return "\(more) that are not known yet" }
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The ids that a quantity speaks of; of a large set only the first few.
  func subjects(of reference: QuantityRef) -> [String] {
    switch tables[reference] {
    case .literal, .countConditions: return []
    case .stars(let set), .clears(let set), .fails(let set), .score(let set), .marks(let set, _),
      .ranks(let set), .countNodes(let set, _), .countLevels(let set, _):
      let nodes = tables[set].nodes
      if let first = nodes.first, let world = tables[first].level?.world,
        tables[world].world?.levels == nodes, !isSecret(world)
      {
        return [tables[world].id]
      }
      let known = nodes.prefix(8).filter { !isSecret($0) }.map { tables[$0].id }
      return known + tables[set].items.prefix(8).map { tables[$0].id }
    case .have(let holding), .earned(let holding), .spent(let holding):
      return [tables[holding].id]
    case .counter(let counter): return [tables[counter].id]
    case .purchases(let node), .rank(let node): return isSecret(node) ? [] : [tables[node].id]
    case .percent(let collection): return [tables[collection].id]
    case .sum(let parts), .min(let parts), .max(let parts):
      return parts.flatMap { subjects(of: $0) }
    case .times(let part, _), .since(let part, _), .sinceAccepted(let part, _):
      return subjects(of: part)
    case .streak(let node): return isSecret(node) ? [] : [tables[node].id]
    case .timeSince(let fact): return subjects(of: fact)
    }
  }
}
