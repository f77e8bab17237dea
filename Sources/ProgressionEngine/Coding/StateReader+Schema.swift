import ProgressionModel
import ProgressionText

/// Whose state it is, and how it is written.
extension StateReader {
  mutating func checkSchema(_ json: JSONValue) -> Bool {
    guard let value = json["schema"] else {
      report(.stateSchema, json.place, "a saved state names its `schema`")
      return false
    }
    let own = StateSchema.current
    guard let schema = value.string.flatMap({ StateSchema($0) }), schema.major == own.major else {
      report(
        .stateSchema, value.place,
        "schema \(value.sourceText) cannot be read; this version reads \"1.0\" and "
          + "\"\(own.major).0\" and later ones that begin with \"\(own.major).\"")
      return false
    }
    if schema.minor > own.minor { minor = schema.minor }
    return true
  }

  mutating func checkPack(_ json: JSONValue) -> Bool {
    let place = json["fingerprint"]?.place ?? json.place
    let isOwn = json["pack"]?.string.map { $0.hasBytes(of: game.id) } ?? false
    if json["fingerprint"]?.string == layout.fingerprint.text || (isAdopting && isOwn) {
      return true
    }
    needsAdoption = isOwn
    let pack = json["pack"]?.sourceText ?? "an unnamed pack"
    report(
      .statePack, place,
      needsAdoption
        ? "the state belongs to another version of the rule pack `\(game.id)`"
        : "the state belongs to \(pack), not to the rule pack `\(game.id)`")
    return false
  }

  mutating func readClock(_ member: JSONMember) {
    switch member.word {
    case "generation":
      state.values[Int(CellGraph.clockGeneration)] = amount(member.value)
    case "now":
      state.values[Int(CellGraph.now)] = number(member.value, Instants.range)
    default: unknownKey(member)
    }
  }
}
