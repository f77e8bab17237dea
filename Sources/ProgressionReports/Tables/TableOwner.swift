import ProgressionText

/// What the cells of a row belong to: an entry of a table of the pack, or what stands for one.
struct TableOwner {
  /// How the owner is written.
  enum Form {
    /// As an object, or as a condition.
    case object(JSONValue)
    /// As an id in a list.
    case name(JSONValue)
    /// As one of the levels that a number stands for, which may be an element of a list.
    case counted(JSONValue, Int64, isElement: Bool)
  }

  /// What sort of entry it is: the name of its table, `levels`, or `defaults`.
  let table: String
  /// The id, of a level with its world; of defaults `defaults:` and what they are for, as in
  /// `defaults:levels` of the pack and `defaults:meadow/levels` of a world.
  let id: String
  let form: Form
  /// Where keys come from that the owner does not have itself, the nearest first.
  var defaults: [JSONValue] = []
  /// Of a level whose list comes from defaults, the position of the world that it is in.
  var borrower: Int?

  /// The value of a key that the owner has itself.
  func own(_ key: String) -> JSONValue? {
    if case .object(let value) = form { value[key] } else { nil }
  }

  /// The value of a key that the owner has from defaults.
  func inherited(_ key: String) -> JSONValue? {
    for value in defaults {
      if let found = value[key] { return found }
    }
    return nil
  }

  /// The value of a key that counts.
  func effective(_ key: String) -> JSONValue? { own(key) ?? inherited(key) }
}

extension TableOwner {
  /// All owners of a pack: the main file first, then what it includes.
  static func all(in files: [JSONValue]) -> [TableOwner] {
    var owners: [TableOwner] = []
    let defaults = files.first?["defaults"]
    for key in ["worlds", "levels"] {
      if let value = defaults?[key] {
        owners.append(
          TableOwner(table: "defaults", id: "defaults:\(key)", form: .object(value)))
      }
    }
    for file in files {
      for world in file["worlds"]?.elements.map({ $0 }) ?? [] {
        owners += levels(of: world, defaults, at: owners.count)
      }
    }
    for table in tables {
      for file in files {
        guard let entries = file[table] else { continue }
        for member in entries.members where !isAside(member.key) {
          owners.append(TableOwner(table: table, id: member.key, form: .object(member.value)))
        }
      }
    }
    return owners
  }

  /// The tables that are maps, in the order of the language.
  private static let tables = [
    "features", "achievements", "quests", "locations", "npcs", "products", "currencies", "items",
    "chests", "timers", "rules", "resets",
  ]

  /// Whether a key is for people and tools.
  static func isAside(_ key: String) -> Bool { key.hasPrefix("$") || key.hasPrefix("x-") }

  /// A world, its defaults and its levels.
  private static func levels(
    of world: JSONValue, _ defaults: JSONValue?, at position: Int
  ) -> [TableOwner] {
    let far = defaults?["worlds"].map { [$0] } ?? []
    let form: Form = world.isString ? .name(world) : .object(world)
    let id = name(of: form)
    let owner = TableOwner(table: "worlds", id: id, form: form, defaults: far)
    var owners = [owner]
    if let value = world["defaults"] {
      owners.append(
        TableOwner(table: "defaults", id: "defaults:\(id)/levels", form: .object(value)))
    }
    guard let list = owner.effective("levels") else { return owners }
    let bases = [owner.effective("defaults"), defaults?["levels"]].compactMap { $0 }
    let borrower = world["levels"] == nil ? position : nil
    let isList = list.kind == .array
    for form in isList ? list.elements.flatMap({ forms(of: $0, isElement: true) }) : forms(of: list)
    {
      owners.append(
        TableOwner(
          table: "levels", id: "\(id)/\(name(of: form))", form: form, defaults: bases,
          borrower: borrower))
    }
    return owners
  }

  private static func forms(of element: JSONValue, isElement: Bool = false) -> [Form] {
    switch element.kind {
    case .integer:
      let count = element.integer ?? 0
      return count < 1 ? [] : (1...count).map { .counted(element, $0, isElement: isElement) }
    case .string: return [.name(element)]
    case .object: return [.object(element)]
    default: return []
    }
  }

  private static func name(of form: Form) -> String {
    switch form {
    case .object(let value): value["id"]?.string ?? ""
    case .name(let value): value.string ?? ""
    case .counted(_, let number, _): "\(number)"
    }
  }
}
