import ProgressionModel
import ProgressionText

extension GameReader {
  /// Declares the worlds, each with its levels right after it.
  mutating func declareWorlds(
    in files: [JSONValue], _ defaults: (worlds: Defaults?, levels: Defaults?)
  ) {
    var previous: NodeRef?
    for entry in entries(of: .worlds, in: files) {
      let object = object(of: entry, .world)
      var source = NodeSource(own: object, far: defaults.worlds, previous: previous)
      source.previous = previous
      var node = Node(
        id: entry.id, title: title(object, entry.id), place: entry.place,
        details: .world(World(levels: [], completeWhen: nil)))
      if entry.place.isNone { node.place = entry.extent }
      fillHeader(&node, source)
      let world = append(node, source)
      declare(entry, .node(world))
      previous = world
      if let value = source.value("order") { readOrder(value, of: world) }
      declareLevels(of: world, source, far: defaults.levels)
    }
  }

  private mutating func readOrder(_ value: JSONValue, of world: NodeRef) {
    if value.equals("free") {
      freeWorlds.insert(world)
    } else if !value.equals("sequential") {
      reportWord(value, "order", ["free", "sequential"])
    }
  }

  private mutating func declareLevels(
    of world: NodeRef, _ source: NodeSource, far: Defaults?
  ) {
    var near: Defaults?
    if let value = source.value("defaults"), isObject(value, "`defaults` of a world") {
      checkWorldDefaults(value)
      near = Defaults(value)
    }
    guard let value = source.value("levels") else { return }
    let id = game.nodes[world.position].id
    var levels = LevelList(
      world: world, prefix: id + "/", scope: game.nodes[world.position].scope,
      isOfOwnWorld: names[id] == .node(world), near: near, far: far)
    switch value.kind {
    case .array: for element in value.elements { declareLevel(element, &levels) }
    case .object:
      missLevels(of: world)
      reportType(
        of: value, "`levels` is a count or a list, since levels have an order",
        help: ["write [{\"id\": \"…\", …}, …]"])
    case .string:
      let count = value.string.flatMap { Int64($0) }
      report.error(
        .wrongType, at: value.place, "`levels` is a count or a list; this is a string",
        help: [count.map { "write \($0)" } ?? "write [\(value.sourceText)]"],
        fix: count.map { Fix("write \($0)", edits: [Edit(value.place, replacement: "\($0)")]) })
      if let count, Self.levelCounts.contains(count) {
        declareLevels(count, at: value.place, &levels)
      } else {
        missLevels(of: world)
      }
    default: declareLevel(value, &levels)
    }
    if case .world(var details) = game.nodes[world.position].details {
      details.levels = levels.levels
      game.nodes[world.position].details = .world(details)
    }
  }

  private mutating func checkWorldDefaults(_ value: JSONValue) {
    if let inner = value["levels"], inner.kind == .object {
      report.error(
        .unknownKey, at: inner.place,
        "inside a world, `defaults` holds the keys of a level at once",
        help: ["leave `levels` out: \"defaults\": {…}"])
      return
    }
    checkKeys(value, .levelDefaults)
  }

  private mutating func declareLevel(_ value: JSONValue, _ list: inout LevelList) {
    switch value.kind {
    case .integer, .number:
      guard let count = integer(value, "levels", in: Self.levelCounts) else {
        missLevels(of: list.world)
        return
      }
      if let first = list.count {
        report.error(
          .collidingLevels, at: value.place, "a second count begins with the level `1` again",
          related: [.init(place: first, message: "the first count is here")],
          help: ["write one count, or ids"])
        return
      }
      declareLevels(count, at: value.place, &list)
    case .string:
      append(level: value.string ?? "", value.place, nil, &list)
    case .object:
      var entries: [TableEntry] = []
      checkKeys(value, .level)
      readObject(value, "level", into: &entries)
      if entries.contains(where: { $0.place.isNone }) { worldsWithoutLevels.insert(list.world) }
      for entry in entries { append(level: entry.id, entry.place, value, &list) }
    default:
      missLevels(of: list.world)
      reportType(
        of: value, "`levels` holds counts, ids and objects",
        help: ["write [3, \"secret\", {\"id\": \"boss\"}]"])
    }
  }

  private static var levelCounts: ClosedRange<Int64> { 1...100_000 }

  /// Takes note that levels of a world may be missing.
  private mutating func missLevels(of world: NodeRef) {
    worldsWithoutLevels.insert(world)
    miss(.level)
  }

  /// Declares the levels of a count.
  private mutating func declareLevels(_ count: Int64, at place: Place, _ list: inout LevelList) {
    list.count = place
    for number in 1...count {
      if game.nodes.count > Self.maximumNodes + 1 { break }
      append(level: "\(number)", place, nil, &list)
    }
  }

  private static var maximumNodes: Int { 1 << 18 }

  private mutating func append(
    level name: String, _ place: Place, _ own: JSONValue?, _ list: inout LevelList
  ) {
    if game.nodes.count > Self.maximumNodes {
      missLevels(of: list.world)
      report.error(.tooLarge, at: place, "the pack has more than 262144 nodes")
      return
    }
    let source = NodeSource(
      own: own, near: list.near, far: list.far, previous: list.previous)
    let id = list.prefix + name
    let header = levelHeader(source, list.world)
    var node = Node(
      id: id, title: title(own, id), place: place.isNone ? own?.place ?? place : place,
      details: .level(header))
    node.scope = list.scope
    fillHeader(&node, source)
    let level = append(node, source)
    list.levels.append(level)
    if !header.isBonus { list.previous = level }
    if place.isNone { return }
    if let complaint = IDSyntax.complaint(about: name) {
      report.error(
        .invalidID, at: place, "`\(name)` is no id of a level: \(complaint)",
        help: IDSyntax.split(name) == nil
          ? [] : ["write the part after the slash only; the world is known"])
      unusable[id] = place
      return
    }
    bind(level, list, name, id, at: place)
  }

  /// Binds the id of a level; one that a count makes too is reported as that.
  private mutating func bind(
    _ level: NodeRef, _ list: LevelList, _ name: String, _ id: String, at place: Place
  ) {
    if !list.isOfOwnWorld {
      // The world is no world of its own; what it repeats was reported with it.
      if names[id] == nil { names.bind(id, .node(level)) }
      return
    }
    guard let count = list.count, let first = names[id],
      place == count || self.place(of: first) == count
    else {
      bind(id, .node(level), at: place)
      return
    }
    report.error(
      .collidingLevels, at: place, "the level `\(name)` is there twice, once from a count",
      related: [.init(place: self.place(of: first), message: "first here")])
  }

  /// What is known of a level without other ids.
  private mutating func levelHeader(_ source: NodeSource, _ world: NodeRef) -> Level {
    let isBonus = source.value("bonus").flatMap { boolean($0, "bonus") } ?? false
    let scores = source.value("scoreForStars").map { scoresForStars($0) } ?? []
    let maxStars = maxStars(source, Int64(scores.count))
    let marks = source.value("marks").map { nameList($0, "marks") } ?? []
    return Level(
      world: world, isBonus: isBonus, maxStars: maxStars, scoreForStars: scores,
      marks: marks, startPrice: [])
  }

  /// The most stars of a level that has that many thresholds for scores.
  private mutating func maxStars(_ source: NodeSource, _ thresholds: Int64) -> Int64 {
    guard let value = source.value("maxStars") else { return thresholds > 0 ? thresholds : 3 }
    guard let stars = integer(value, "maxStars", in: 0...1000) else { return 3 }
    if thresholds == 0 || stars == thresholds { return stars }
    // Thresholds that are written nearer to the level than the maximum stand for it.
    let distance = source.distance("scoreForStars")
    if source.distance("maxStars") > distance { return thresholds }
    let place = source.value("scoreForStars")?.place ?? value.place
    report.error(
      .starsDisagree, at: value.place,
      "`maxStars` is \(stars), and `scoreForStars` has \(thresholds) thresholds",
      related: [.init(place: place, message: "the thresholds")], help: ["leave `maxStars` out"])
    return stars
  }

  private mutating func scoresForStars(_ value: JSONValue) -> [Int64] {
    guard isList(value, "`scoreForStars`", help: ["write [1000, 2000, 3000]"]) else { return [] }
    if value.count > 1000 {
      report.error(.outOfRange, at: value.place, "a level has at most 1000 stars")
      return []
    }
    return rising(value, "scoreForStars", in: 0...Int64.max) ?? []
  }
}

/// The levels of one world while they are declared.
private struct LevelList {
  let world: NodeRef
  /// What the ids of its levels begin with.
  let prefix: String
  let scope: Scope
  /// Whether the id of the world is its own, and no repeat of another's.
  let isOfOwnWorld: Bool
  let near: Defaults?
  let far: Defaults?
  var levels: [NodeRef] = []
  /// The last level that is no bonus, which `$previous` names for the next.
  var previous: NodeRef?
  /// Where a count stands, once there was one.
  var count: Place?

  init(
    world: NodeRef, prefix: String, scope: Scope, isOfOwnWorld: Bool, near: Defaults?,
    far: Defaults?
  ) {
    self.world = world
    self.prefix = prefix
    self.scope = scope
    self.isOfOwnWorld = isOfOwnWorld
    self.near = near
    self.far = far
  }
}
