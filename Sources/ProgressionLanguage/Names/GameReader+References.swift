import ProgressionModel
import ProgressionText

extension GameReader {
  func kind(of entity: NameTable.Entity) -> EntityKinds {
    EntityKinds(of: entity, game.nodes, game.holdings)
  }

  /// The entity that a value names, if it is one of the wanted kinds; reports any other.
  ///
  /// `nil` without a report: the name is the `$previous` of a first node (then `isVacuous` is set), or
  /// a mistake that is reported elsewhere.
  mutating func entity(
    _ value: JSONValue, _ what: String, _ wanted: EntityKinds
  ) -> NameTable.Entity? {
    // Most are declared ids of the right kind, for which no text is needed.
    if let found = names[value], wanted.contains(kind(of: found)) { return found }
    guard let id = value.string else {
      reportType(of: value, "`\(what)` names \(wanted.withArticles)")
      return nil
    }
    return entity(named: id, at: value.place, what, wanted)
  }

  /// The entity that an id at `place` names; the id stands in quotes there.
  mutating func entity(
    named id: String, at place: Place, _ what: String, _ wanted: EntityKinds
  ) -> NameTable.Entity? {
    let found: NameTable.Entity?
    if id.utf8.first == UInt8(ascii: "$") {
      guard let relative = relative(id, at: place) else { return nil }
      found = relative
    } else {
      found = names[id]
    }
    guard let found else {
      reportUnknown(id, at: place, what, wanted)
      return nil
    }
    let kind = kind(of: found)
    if wanted.contains(kind) { return found }
    reportKind(id, kind, at: place, what, wanted)
    return nil
  }

  /// The node that a value names.
  mutating func node(_ value: JSONValue, _ what: String, _ wanted: EntityKinds) -> NodeRef? {
    if case .node(let node) = entity(value, what, wanted) { node } else { nil }
  }

  /// The holding that a value names.
  mutating func holding(_ value: JSONValue, _ what: String) -> HoldingRef? {
    if case .holding(let holding) = entity(value, what, .holding) { holding } else { nil }
  }

  // MARK: - Relative references

  /// What `$previous`, `$world` or `$world/level` names where it stands.
  private mutating func relative(_ id: String, at place: Place) -> NameTable.Entity? {
    guard let world = standpoint.world else {
      report.error(
        .relativeReference, at: place,
        "`\(id)` means something only in worlds and levels, where there is one before",
        help: ["write the id that is meant"])
      return nil
    }
    if id == "$previous" { return previous(at: place) }
    if id == "$world" { return .node(world) }
    if id.hasPrefix("$world/") {
      let level = game[world].id + String(id.dropFirst("$world".count))
      if let entity = names[level] { return entity }
      reportUnknown(level, at: place, "$world", .level)
      return nil
    }
    report.error(
      .relativeReference, at: place, "there is no relative reference `\(id)`",
      help: ["the relative references are `$previous`, `$world` and `$world/level`"])
    return nil
  }

  private mutating func previous(at place: Place) -> NameTable.Entity? {
    namesPrevious = true
    if isNegated {
      report.error(
        .negatedPrevious, at: place, "`$previous` may not stand under a negation",
        help: ["the first node has none before it, and what names it is true there: name the node"])
      return nil
    }
    if let previous = standpoint.previous { return .node(previous) }
    isVacuous = true
    return nil
  }

  // MARK: - Reports

  private mutating func reportKind(
    _ id: String, _ kind: EntityKinds, at place: Place, _ what: String, _ wanted: EntityKinds
  ) {
    // An id that is declared twice may mean what is wanted.
    if repeated.contains(id) { return }
    var help: [String] = []
    if let form = Self.form(asking: what, of: kind, named: id) { help.append(form) }
    report.error(
      .wrongKind, at: place, "`\(id)` is \(kind.withArticles), not \(wanted.withArticles)",
      help: help)
  }

  private mutating func reportUnknown(
    _ id: String, at place: Place, _ what: String, _ wanted: EntityKinds
  ) {
    if isExcused(id, wanted) {
      excused.append(place)
      return
    }
    if names.lookup(id) != nil, let new = newName(of: id) {
      report.error(
        .unknownID, at: place, "`\(id)` was renamed to `\(new)`", help: ["write `\(new)`"],
        fix: Self.writing(new, at: place))
      return
    }
    var help: [String] = []
    var fix: Fix?
    let isCompleted = what == "completed"
    if let levels = levelsHelp(id) {
      help = [levels]
    } else if let near = levelMeant(by: id, wanted) ?? nearestID(to: id, wanted, isCompleted) {
      help = ["did you mean `\(near)`?"]
      fix = Self.respelling(id, as: near, at: place)
      // Of two that are equally near, nobody knows.
      if fix != nil, let other = nearestID(to: id, wanted, isCompleted, except: names[near]),
        NameSuggestion.isSlip(id, of: other)
      {
        fix = nil
      }
    }
    if help.isEmpty, let table = Self.table(of: wanted) {
      help = ["declare it: \"\(table)\": [\"\(id)\"]"]
    }
    if help.isEmpty, wanted == .npc { help = ["npcs are declared in the table `npcs`"] }
    let isLevel = wanted.contains(.level) && IDSyntax.split(id) != nil
    let noun = isLevel ? "level" : wanted.phrase
    report.error(.unknownID, at: place, "there is no \(noun) `\(id)`", help: help, fix: fix)
  }

  /// Whether an id that names nothing may be one of what could not be read.
  func isExcused(_ id: String, _ wanted: EntityKinds) -> Bool {
    if unusable[id] != nil || misspelt.ids.contains(id) { return true }
    guard let (world, _) = IDSyntax.split(id) else { return !missingKinds.isDisjoint(with: wanted) }
    if unusable[world] != nil || misspelt.ids.contains(world) { return true }
    // The levels of a world stand with it.
    if case .node(let node) = names[world], game[node].kind == .world {
      return worldsWithoutLevels.contains(node)
    }
    return !missingKinds.isDisjoint(with: wanted)
  }

  /// The id nearest to one that names nothing, among those that fit where it stands.
  mutating func nearestID(
    to id: String, _ wanted: EntityKinds, _ isCompleted: Bool = false,
    except entity: NameTable.Entity? = nil
  ) -> String? {
    let unknown = UnknownName(id: id, wanted: wanted, isCompleted: isCompleted)
    if entity == nil, let known = suggestions[unknown] { return known }
    let search = nameSearch ?? names.search
    nameSearch = search
    var effort = suggestionsLeft
    let near = search.nearest(to: id, effort: &effort) { number in
      let candidate = names.entity(number)
      return candidate != entity
        && wanted.contains(EntityKinds(of: candidate, game.nodes, game.holdings))
        && (!isCompleted || !isNeverCompleted(candidate))
    }
    suggestionsLeft = effort
    if entity == nil { suggestions[unknown] = .some(near) }
    return near
  }

  /// Whether something is opened and never completed, for want of ranks.
  private func isNeverCompleted(_ entity: NameTable.Entity) -> Bool {
    guard case .node(let node) = entity else { return false }
    switch game[node].kind {
    case .feature, .achievement: return game[node].ranks == nil
    default: return false
    }
  }

  /// The table of what is declared by its id alone.
  private static func table(of wanted: EntityKinds) -> String? {
    switch wanted {
    case .flag: "flags"
    case .counter: "counters"
    default: nil
    }
  }

  /// The level of the world at hand that a bare level name means.
  private func levelMeant(by id: String, _ wanted: EntityKinds) -> String? {
    guard wanted.contains(.level), let world = standpoint.world else { return nil }
    let full = "\(game[world].id)/\(id)"
    return names[full] == nil ? nil : full
  }

  /// What levels the world of a `world/number` has.
  private func levelsHelp(_ id: String) -> String? {
    guard let (world, level) = IDSyntax.split(id), Int64(level) != nil,
      case .node(let node) = names[world],
      let levels = game[node].world?.levels
    else { return nil }
    guard let first = levels.first, let last = levels.last else {
      return "the world `\(world)` has no levels"
    }
    return levels.count == 1
      ? "the world `\(world)` has the level `\(game[first].id)`"
      : "the world `\(world)` has \(levels.count) levels, `\(game[first].id)` to `\(game[last].id)`"
  }

  private func newName(of id: String) -> String? {
    for rename in game.renamed where rename.old == id { return rename.new }
    return nil
  }
}
