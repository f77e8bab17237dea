import ProgressionModel
import ProgressionText

/// Where mistakes of reading may make the numbers of levels, stars and ranks others than were meant.
struct UncertainNumbers {
  /// Keys whose values decide when and for what something opens and what it gives, but not how many
  /// levels, stars or ranks there are.
  private static let conditional = [
    "unlock", "visible", "rewards", "when", "grants", "discounts", "rules", "title", "price",
    "chests", "timers", "resets", "policies", "refund", "custom",
  ]

  /// All keys, of which a misspelt one may mean any.
  private static let keys = KeySet("a rule pack", KeySet.all.flatMap { $0.keys })

  /// Whether numbers anywhere may be others.
  private var areAllUncertain = false
  /// The worlds whose own numbers may be others.
  private var worlds: [Place] = []

  /// What is still to be looked at: a value and the mistakes in it.
  private struct Visit {
    let value: JSONValue
    let errors: Range<Int>
    /// The world in which the value stands.
    let world: Place?
    /// Whether the value is the list of worlds.
    var isWorlds = false
  }

  /// - Complexity: linear in the size of the files, and O(n log n) for n errors.
  init(_ errors: [Diagnostic], in files: [JSONValue]) {
    for file in files {
      let own = errors.filter { $0.place.file == file.place.file }
        .sorted { $0.place.start < $1.place.start }
      var visits = [Visit(value: file, errors: own.indices, world: nil)]
      while let visit = visits.popLast() { look(at: visit, own, in: file, &visits) }
    }
    for error in errors where !files.contains(where: { $0.place.file == error.place.file }) {
      areAllUncertain = true
    }
  }

  private mutating func look(
    at visit: Visit, _ errors: [Diagnostic], in file: JSONValue, _ visits: inout [Visit]
  ) {
    var next = visit.errors.lowerBound
    let end = visit.errors.upperBound
    for member in visit.value.members where next < end {
      next = settle(errors, next, before: member.keyPlace.start, visit, end)
      let first = next
      while next < end, errors[next].place.start < member.value.place.end { next += 1 }
      if first == next || Self.conditional.contains(member.key) { continue }
      if next == first + 1, Self.isConditional(errors[first], at: member) { continue }
      let isWorlds = visit.value.place == file.place && member.keyIs("worlds")
      visits.append(
        Visit(
          value: member.value, errors: first..<next, world: visit.world, isWorlds: isWorlds))
    }
    for element in visit.value.elements where next < end {
      next = settle(errors, next, before: element.place.start, visit, end)
      let first = next
      while next < end, errors[next].place.start < element.place.end { next += 1 }
      if first == next { continue }
      visits.append(
        Visit(
          value: element, errors: first..<next,
          world: visit.isWorlds ? element.place : visit.world))
    }
    if next < end { settle(visit) }
  }

  /// Takes the mistakes that stand in a value and in none of its children; the first behind them.
  private mutating func settle(
    _ errors: [Diagnostic], _ first: Int, before start: Int32, _ visit: Visit, _ end: Int
  ) -> Int {
    var next = first
    while next < end, errors[next].place.start < start { next += 1 }
    if next > first { settle(visit) }
    return next
  }

  private mutating func settle(_ visit: Visit) {
    if let world = visit.world { worlds.append(world) } else { areAllUncertain = true }
  }

  /// Whether a mistake is a misspelt key that changes no number.
  private static func isConditional(_ error: Diagnostic, at member: JSONMember) -> Bool {
    guard error.code == .unknownKey, error.place == member.keyPlace,
      let meant = GameReader.meant(by: member.key, in: keys)
    else { return false }
    return conditional.contains(meant)
  }
}

extension UncertainNumbers {
  /// Whether all numbers are as they were meant.
  var areKnown: Bool { !areAllUncertain && worlds.isEmpty }

  /// Whether a threshold that is out of reach may be within it once the mistakes are mended.
  ///
  /// - Complexity: linear in the size of the files on the way to the finding.
  func mayMend(_ finding: Diagnostic, in files: [JSONValue], _ names: NameTable) -> Bool {
    if areKnown { return false }
    if areAllUncertain { return true }
    guard let condition = Self.value(at: finding.place, in: files),
      let counted = condition["stars"]
    else { return true }
    for id in counted.kind == .array ? Array(counted.elements) : [counted] {
      guard let text = id.string, names[text] != nil, let world = world(of: text, in: files),
        !worlds.contains(where: { $0.contains(world) })
      else { return true }
    }
    return counted.count == 0 && counted.kind == .array
  }

  /// Where the world is written whose id, or that of one of its levels, this is.
  private func world(of id: String, in files: [JSONValue]) -> Place? {
    let name = IDSyntax.split(id)?.world ?? id
    for file in files {
      guard let worlds = file["worlds"] else { continue }
      for element in worlds.elements where element["id"]?.string == name {
        return element.place
      }
    }
    return nil
  }

  /// The value that stands at a place.
  private static func value(at place: Place, in files: [JSONValue]) -> JSONValue? {
    var current = files.first { $0.place.contains(place) }
    while let value = current, value.place != place {
      current = nil
      for member in value.members where member.value.place.contains(place) {
        current = member.value
        break
      }
      for element in value.elements where element.place.contains(place) {
        current = element
        break
      }
    }
    return current
  }
}
