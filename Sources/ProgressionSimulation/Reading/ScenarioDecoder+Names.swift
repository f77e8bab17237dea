import ProgressionLanguage
import ProgressionModel
import ProgressionText

extension ScenarioDecoder {
  /// Every kind of node, for messages.
  static let anyNode =
    "a world, level, feature, achievement, quest, location, npc or product"
  /// What is opened and stays open, for messages.
  static let openable = "a world, level, feature, achievement, quest or location"

  /// The node that a string names; `nil` and a finding where there is none, or it is of a kind
  /// that may not stand here.
  ///
  /// - Parameters:
  ///   - value: The string.
  ///   - takes: What may stand here, as in `a level or a location`.
  ///   - accepts: Whether a node may stand here.
  /// - Returns: The node, or `nil` after a finding.
  mutating func node(
    _ value: JSONValue, takes: String, where accepts: (Node) -> Bool = { _ in true }
  ) -> NodeRef? {
    guard let id = value.string else {
      wrongType(value, "here stands the id of \(takes)")
      return nil
    }
    return node(id, at: value.place, takes: takes, where: accepts)
  }

  /// The node that an id names; see above.
  mutating func node(
    _ id: String, at place: Place, takes: String, where accepts: (Node) -> Bool = { _ in true }
  ) -> NodeRef? {
    let game = game
    let entity = entity(id, at: place, takes: takes) { entity in
      if case .node(let node) = entity { accepts(game[node]) } else { false }
    }
    if case .node(let node) = entity { return node }
    return nil
  }

  /// The holding that a key or string names; `nil` and a finding where there is none.
  mutating func holding(_ id: String, at place: Place) -> HoldingRef? {
    let entity = entity(id, at: place, takes: "a currency or an item") { entity in
      if case .holding = entity { true } else { false }
    }
    if case .holding(let holding) = entity { return holding }
    return nil
  }

  /// The counter that an id names; `nil` and a finding where there is none.
  mutating func counter(_ id: String, at place: Place) -> CounterRef? {
    let entity = entity(id, at: place, takes: "a counter") { entity in
      if case .counter = entity { true } else { false }
    }
    if case .counter(let counter) = entity { return counter }
    return nil
  }

  /// The flag that an id names; `nil` and a finding where there is none.
  mutating func flag(_ id: String, at place: Place) -> FlagRef? {
    let entity = entity(id, at: place, takes: "a flag") { entity in
      if case .flag = entity { true } else { false }
    }
    if case .flag(let flag) = entity { return flag }
    return nil
  }

  /// The attribute that an id names; `nil` and a finding where there is none.
  mutating func attribute(_ id: String, at place: Place) -> AttributeRef? {
    let entity = entity(id, at: place, takes: "an attribute") { entity in
      if case .attribute = entity { true } else { false }
    }
    if case .attribute(let attribute) = entity { return attribute }
    return nil
  }

  /// The collection that an id names; `nil` and a finding where there is none.
  mutating func collection(_ id: String, at place: Place) -> CollectionRef? {
    let entity = entity(id, at: place, takes: "a collection") { entity in
      if case .collection = entity { true } else { false }
    }
    if case .collection(let collection) = entity { return collection }
    return nil
  }

  /// The reset that an id names; `nil` and a finding where there is none.
  mutating func reset(_ id: String, at place: Place) -> ResetRef? {
    let entity = entity(id, at: place, takes: "a reset") { entity in
      if case .reset = entity { true } else { false }
    }
    if case .reset(let reset) = entity { return reset }
    return nil
  }

  /// The product or item that an id names; `nil` and a finding where there is none.
  mutating func ownable(_ id: String, at place: Place) -> NameTable.Entity? {
    let game = game
    return entity(id, at: place, takes: "a product or an item") { entity in
      switch entity {
      case .node(let node): game[node].product != nil
      case .holding(let holding): game[holding].kind == .item
      default: false
      }
    }
  }

  /// What an id names, where it is declared and may stand here; `nil` and a finding otherwise.
  mutating func entity(
    _ id: String, at place: Place, takes: String, where accepts: (NameTable.Entity) -> Bool
  ) -> NameTable.Entity? {
    guard let entity = names.lookup(id) else {
      let nearest = names.nearest(to: id, among: accepts)
      let help = nearest.map { ["did you mean `\($0)`?"] } ?? ["here stands the id of \(takes)"]
      report(
        .unknownID, at: place, "the rule pack declares no `\(PlainText.visible(id))`", help: help)
      return nil
    }
    guard accepts(entity) else {
      report(
        .wrongKind, at: place,
        "`\(PlainText.visible(id))` is \(described(entity)); here stands the id of \(takes)")
      return nil
    }
    return entity
  }

  private func described(_ entity: NameTable.Entity) -> String {
    switch entity {
    case .node(let node): game[node].kind.withArticle
    case .holding(let holding): game[holding].kind == .item ? "an item" : "a currency"
    case .counter: "a counter"
    case .flag: "a flag"
    case .attribute: "an attribute"
    case .chest: "a chest"
    case .timer: "a timer"
    case .rule: "a rule"
    case .collection: "a collection"
    case .reset: "a reset"
    }
  }
}
