package import ProgressionText

/// The ids of a game: what each names, old ids too.
public struct NameTable: Sendable {
  /// What an id can name.
  public enum Entity: Hashable, Sendable {
    case node(NodeRef)
    case holding(HoldingRef)
    case counter(CounterRef)
    case flag(FlagRef)
    case attribute(AttributeRef)
    case chest(ChestRef)
    case timer(TimerRef)
    case rule(RuleRef)
    case collection(CollectionRef)
    case reset(ResetRef)
  }

  /// The ids in the order in which they were bound, which is what makes suggestions repeatable.
  private var ids = TextIndex()
  /// What each of them names.
  private var entities: ContiguousArray<Entity> = []
  private var renamed: [String: String] = [:]

  /// Makes a table without names.
  package init() {}

  /// Makes the table of a game.
  ///
  /// - Complexity: O(n) for n ids.
  public init(_ game: Game) {
    reserveCapacity(game.nodes.count)
    // A loop over the nodes themselves would copy each.
    for index in game.nodes.indices { bind(game.nodes[index].id, .node(Ref(position: index))) }
    for (index, one) in game.holdings.enumerated() { bind(one.id, .holding(Ref(position: index))) }
    for (index, one) in game.counters.enumerated() { bind(one.id, .counter(Ref(position: index))) }
    for (index, one) in game.flags.enumerated() { bind(one.id, .flag(Ref(position: index))) }
    for (index, one) in game.attributes.enumerated() {
      bind(one.id, .attribute(Ref(position: index)))
    }
    for (index, one) in game.chests.enumerated() { bind(one.id, .chest(Ref(position: index))) }
    for (index, one) in game.timers.enumerated() { bind(one.id, .timer(Ref(position: index))) }
    for (index, one) in game.rules.enumerated() { bind(one.id, .rule(Ref(position: index))) }
    for (index, one) in game.collections.enumerated() {
      bind(one.id, .collection(Ref(position: index)))
    }
    for (index, one) in game.resets.enumerated() { bind(one.id, .reset(Ref(position: index))) }
    for rename in game.renamed { self.rename(rename.old, to: rename.new) }
  }

  /// The number of ids that are declared.
  package var count: Int { ids.count }

  /// What an id that is declared names.
  package subscript(id: String) -> Entity? {
    ids.number(of: id).map { entities[$0] }
  }

  /// What an id that is declared names, where the id is the key of a member.
  package subscript(keyOf member: JSONMember) -> Entity? {
    ids.number(ofKey: member).map { entities[$0] }
  }

  /// What an id that is declared names, where a value is the id.
  package subscript(value: JSONValue) -> Entity? {
    ids.number(of: value).map { entities[$0] }
  }

  /// What an id names, after following renames; a level of a renamed world is found too.
  ///
  /// - Complexity: O(1) on average; O(n) for a chain of n renames.
  public func lookup(_ id: String) -> Entity? {
    if let entity = self[id] { return entity }
    if renamed.isEmpty { return nil }
    return follow(id)?.entity
  }

  /// What an old id became.
  ///
  /// A level that only its world was renamed around gives the renaming of the world. The answer is
  /// `nil` where the id is declared or names nothing.
  ///
  /// - Complexity: O(1) on average; O(n) for a chain of n renames.
  public func rename(behind id: String) -> Rename? {
    if renamed.isEmpty || self[id] != nil { return nil }
    return follow(id)?.rename
  }

  /// Goes from name to name, each at most once, until one is declared.
  private func follow(_ id: String) -> (entity: Entity, rename: Rename)? {
    var current = id
    var isOfWorld = false
    for _ in 0...renamed.count * 2 {
      if let next = renamed[current] {
        current = next
      } else {
        guard let slash = current.utf8.firstIndex(of: UInt8(ascii: "/")),
          let world = renamed[String(current[..<slash])]
        else { return nil }
        isOfWorld = true
        current = world + current[slash...]
      }
      guard let entity = self[current] else { continue }
      let rename = Rename(old: id, new: current)
      return (entity, isOfWorld ? NameTable.worlds(of: rename) : rename)
    }
    return nil
  }

  /// The renaming of the worlds, where the levels have the same name in both.
  private static func worlds(of rename: Rename) -> Rename {
    let old = rename.old.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1)
    let new = rename.new.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1)
    guard old.count == 2, new.count == 2, old[1].elementsEqual(new[1]) else { return rename }
    return Rename(old: String(Substring(old[0])), new: String(Substring(new[0])))
  }

  /// The id nearest to a text among those that name something wanted, or `nil` when none is near.
  ///
  /// - Complexity: O(n) for n ids.
  public func nearest(to text: String, among isWanted: (Entity) -> Bool) -> String? {
    var candidates: [String] = []
    for (number, id) in ids.texts.enumerated() where isWanted(entities[number]) {
      candidates.append(id)
    }
    return NameSuggestion.nearest(to: text, in: candidates)
  }

  /// A search among the ids that are declared so far, by number.
  package var search: NameSearch { NameSearch(ids.texts.map { $0 }) }

  /// What the id with this number names.
  package func entity(_ number: Int) -> Entity { entities[number] }

  /// Binds an id that is not bound yet; the caller sees to that.
  package mutating func bind(_ id: String, _ entity: Entity) {
    if ids.insert(id) {
      entities.append(entity)
    } else if let number = ids.number(of: id) {
      entities[number] = entity
    }
  }

  /// Binds an id, or gives what it is bound to already.
  package mutating func bindUnlessBound(_ id: String, _ entity: Entity) -> Entity? {
    if ids.insert(id) {
      entities.append(entity)
      return nil
    }
    return self[id]
  }

  package mutating func rename(_ old: String, to new: String) {
    renamed[old] = new
  }

  package mutating func reserveCapacity(_ count: Int) {
    entities.reserveCapacity(count)
    ids.reserveCapacity(count)
  }
}
