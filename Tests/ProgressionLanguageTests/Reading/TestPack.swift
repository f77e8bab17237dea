import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// A pack with one of everything, and ways to read texts.
enum TestPack {
  /// Everything but the tables that a case adds.
  static let base = """
    {"formatVersion": 1, "id": "t", "version": "1.0.0",
    "currencies": ["coins", "xp"],
    "items": {"key": {"tags": ["gear"]}, "lamp": {}},
    "counters": {"kills": {"min": 0, "max": 99}},
    "flags": ["met-king"],
    "attributes": {
      "app": {"type": "version", "initial": "1.0"},
      "country": {"type": "text", "initial": "DE"},
      "age": {"type": "int", "initial": 0}},
    "worlds": [
      {"id": "a", "levels": [2, {"id": "boss", "marks": ["goal", "hole"], "tags": ["hard"]},
        {"id": "secret", "bonus": true}, {"id": "race", "scoreForStars": [10, 20]}]},
      {"id": "b", "tags": ["hard"], "levels": 2}],
    "features": {"shop": {"unlock": true, "tags": ["hard"]},
      "hp": {"ranks": 3, "unlock": {"price": {"coins": [1, 2, 3]}}}},
    "achievements": {"fan": {"unlock": {"completed": "a"}}, "chore": {"unlock": true, "scope": "daily"}, "run-goal": {"unlock": true, "scope": "respec"}},
    "locations": {"inn": {"unlock": true}}, "quests": {"hunt": {"unlock": true, "tags": ["hard"]}, "feud": {"giver": "cook", "unlock": true, "retry": false}}, "npcs": {"jarl": {"at": "inn", "gives": ["hunt"], "tags": ["hard"]}, "cook": {"at": [{"location": "inn", "when": {"flag": "met-king"}}]}},
    "products": {"pass": {"kind": "permanent"}, "pack": {"kind": "consumable"},
      "club": {"kind": "subscription", "store": "com.example.club"}},
    "rules": {"veteran": {"completed": "a"}},
    "collections": {"everything": [{"of": "worlds", "points": 2}]},
    "chests": {"wooden": {"weights": [{"weight": 1, "grants": {"coins": 5}}]}},
    "timers": {"brew": {"after": "8h", "grants": {"coins": 5}}},
    "resets": {"daily": {"every": "day"}, "respec": {"by": "command"}}
    """

  /// Reads a pack and its included files.
  static func read(
    _ text: String, name: String = "rules.json", including files: [String: String] = [:]
  ) -> (reading: PackReading, sources: Sources) {
    var sources = Sources()
    let file = SourceFile(name: name, text: text)
    let main = sources.add(file)
    func include(_ name: String) -> SourceFile? {
      files[name].map { SourceFile(name: name, text: $0) }
    }
    let reading = RulePackReader.read(main, in: &sources, include: include)
    ErrorsAlone.check(file, against: reading, include: include)
    return (reading, sources)
  }

  /// The findings as `line:column code: message | help`, one a line.
  static func findings(
    _ text: String, including files: [String: String] = [:]
  ) -> [String] {
    let (reading, sources) = read(text, including: files)
    return Asides.without(reading.diagnostics).map { line(of: $0, sources) }
  }

  static func line(of diagnostic: Diagnostic, _ sources: Sources) -> String {
    var line = ""
    if let location = sources.location(of: diagnostic.place) {
      line += location.file == "rules.json" ? "" : "\(location.file):"
      line += "\(location.line):\(location.column) "
    }
    line += "\(diagnostic.code.name): \(diagnostic.message)"
    for help in diagnostic.help { line += " | \(help)" }
    for related in diagnostic.related {
      line += " | \(related.message)"
      if let place = sources.location(of: related.place) {
        line += " \(place.line):\(place.column)"
      }
    }
    return line
  }

  /// A pack of a header and tables.
  static func pack(_ tables: String) -> String {
    "{\"formatVersion\": 1, \"id\": \"t\", \"version\": \"1\", \(tables)}"
  }

  /// The value of a JSON text, and its sources.
  static func json(_ text: String) -> (JSONValue, Sources)? {
    var sources = Sources()
    let file = SourceFile(name: "rules.json", text: text)
    let id = sources.add(file)
    return JSONReader.read(file, as: id).document.map { ($0.root, sources) }
  }
}
