import ProgressionModel
import ProgressionText

/// Reads what `StateWriter` writes, checking everything: a state that loads is one that the
/// engine can work on without a trap.
struct StateReader {
  let layout: Layout
  var state: PlayerState
  var diagnostics: [Diagnostic] = []
  var needsAdoption = false
  /// Where each node that was read is.
  var nodePlaces: [(node: NodeRef, place: Place)] = []
  /// Where each remembered command is.
  var rememberedPlaces: [Place] = []

  var game: Game { layout.game }

  init(_ layout: Layout) {
    self.layout = layout
    state = PlayerState(layout: layout, seed: 0)
  }

  mutating func read(_ json: JSONValue) {
    guard json.kind == .object else {
      return report(.stateValue, json.place, "a saved state is an object")
    }
    guard checkSchema(json), checkPack(json) else { return }
    for member in json.members where isFirst(member) {
      switch member.key {
      case "schema", "pack", "packVersion", "fingerprint": continue
      case "attributes": readEach(member.value) { $0.readAttribute($1) }
      case "choices": readEach(member.value) { $0.readChoice($1) }
      case "counters": readEach(member.value) { $0.readCounter($1) }
      case "flags": readFlags(member.value)
      case "holdings": readEach(member.value) { $0.readHolding($1) }
      case "nodes": readEach(member.value) { $0.readNode($1) }
      case "remembered": readRemembered(member.value)
      case "revision": state.revision = number(member.value, 0...Int64.max)
      case "seed": state.seed = number(member.value, Int64.min...Int64.max)
      default: unknownKey(member)
      }
    }
    guard diagnostics.isEmpty else { return }
    checkWhole(json.place)
    guard diagnostics.isEmpty else { return }
    state.rebuild()
    checkSettled(json.place)
  }

  mutating func report(_ code: DiagnosticCode, _ place: Place, _ message: String) {
    diagnostics.append(Diagnostic(code, at: place, message))
  }

  mutating func unknownKey(_ member: JSONMember) {
    report(
      .stateKey, member.keyPlace,
      "a state of schema \(StateWriter.schema) has no `\(member.key)` here")
  }

  private mutating func isFirst(_ member: JSONMember) -> Bool {
    guard member.duplicateOf != nil else { return true }
    report(.stateKey, member.keyPlace, "`\(member.key)` is here twice")
    return false
  }

  private mutating func checkSchema(_ json: JSONValue) -> Bool {
    guard let schema = json["schema"] else {
      report(.stateSchema, json.place, "a saved state names its `schema`")
      return false
    }
    if schema.string == StateWriter.schema { return true }
    report(
      .stateSchema, schema.place,
      "schema \(schema.sourceText) cannot be read; this version reads \"\(StateWriter.schema)\"")
    return false
  }

  private mutating func checkPack(_ json: JSONValue) -> Bool {
    let place = json["fingerprint"]?.place ?? json.place
    if json["fingerprint"]?.string == layout.fingerprint.text { return true }
    needsAdoption = json["pack"]?.string == game.id
    let pack = json["pack"]?.sourceText ?? "an unnamed pack"
    report(
      .statePack, place,
      needsAdoption
        ? "the state belongs to another version of the rule pack `\(game.id)`"
        : "the state belongs to \(pack), not to the rule pack `\(game.id)`")
    return false
  }

  /// Reads every member of an object, refusing repeated keys.
  mutating func readEach(
    _ json: JSONValue, _ body: (inout StateReader, JSONMember) -> Void
  ) {
    guard json.kind == .object else {
      return report(.stateValue, json.place, "an object is expected here")
    }
    for member in json.members where isFirst(member) { body(&self, member) }
  }

  mutating func number(_ json: JSONValue, _ range: ClosedRange<Int64>) -> Int64 {
    guard let number = json.integer, range.contains(number) else {
      report(
        .stateValue, json.place,
        "an integer within \(range.lowerBound) to \(range.upperBound) is expected here")
      return range.contains(0) ? 0 : range.lowerBound
    }
    return number
  }

  mutating func isTrue(_ json: JSONValue) -> Bool {
    if json.boolean == true { return true }
    report(.stateValue, json.place, "only `true` is written here")
    return false
  }

  mutating func texts(_ json: JSONValue) -> [(text: String, place: Place)] {
    guard json.kind == .array else {
      report(.stateValue, json.place, "a list is expected here")
      return []
    }
    var result: [(text: String, place: Place)] = []
    var seen: Set<String> = []
    for element in json.elements {
      guard let text = element.string else {
        report(.stateValue, element.place, "a text is expected here")
        continue
      }
      if seen.insert(text).inserted {
        result.append((text, element.place))
      } else {
        report(.stateValue, element.place, "`\(text)` is here twice")
      }
    }
    return result
  }

  mutating func set(_ slot: Slot, _ value: Int64, _ member: JSONMember) {
    guard slot > CellGraph.always else { return unknownKey(member) }
    state.values[Int(slot)] = value
  }
}
