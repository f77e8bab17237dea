import ProgressionText

/// Reads the files of the gates workload.
enum GateReader {
  /// The gates of a rule pack in declaration order, with their names.
  static func gates(_ rules: SourceFile) throws -> [(name: String, condition: GateCondition)] {
    let features = try member("features", of: try root(rules), rules)
    return try features.members.map { feature in
      let unlock = try member("unlock", of: feature.value, rules)
      return (feature.key, try condition(try member("when", of: unlock, rules)))
    }
  }

  /// The players of a file with one on each line.
  static func players(_ given: SourceFile) throws -> [GatePlayer] {
    try given.bytes.split(separator: 0x0A).map { line in
      let value = try root(SourceFile(name: given.name, bytes: ContiguousArray(line)))
      var player = GatePlayer()
      for counter in try member("counter", of: value, given).members {
        player.counters[counter.key] = counter.value.integer
      }
      for flag in try member("flag", of: value, given).members {
        player.flags[flag.key] = flag.value.boolean
      }
      return player
    }
  }

  /// The answers of a file with one line of `0` and `1` for each player.
  static func answers(_ expected: SourceFile) -> [[Bool]] {
    expected.bytes.split(separator: 0x0A).map { $0.map { $0 == 0x31 } }
  }

  /// One condition as text.
  static func condition(_ text: some StringProtocol) throws -> GateCondition {
    try condition(try root(SourceFile(name: "condition", text: String(text))))
  }

  private static func root(_ file: SourceFile) throws -> JSONValue {
    var sources = Sources()
    let reading = JSONReader.read(file, as: sources.add(file))
    guard let document = reading.document else {
      throw BenchmarkFailure(
        DiagnosticRenderer.text(reading.diagnostics, sources: sources, color: false))
    }
    return document.root
  }

  private static func member(
    _ key: String, of value: JSONValue, _ file: SourceFile
  ) throws -> JSONValue {
    guard let found = value.members.first(where: { $0.keyIs(text: key) }) else {
      throw BenchmarkFailure("\(file.name): `\(key)` is missing")
    }
    return found.value
  }

  private static func condition(_ value: JSONValue) throws -> GateCondition {
    let members = Array(value.members)
    let least = members.first { $0.keyIs("atLeast") }?.value.integer
    guard let first = members.first else { throw BenchmarkFailure("a condition is empty") }
    switch (first.key, first.value.string, least) {
    case ("all", nil, nil): return .all(try first.value.elements.map { try condition($0) })
    case ("any", nil, nil): return .any(try first.value.elements.map { try condition($0) })
    case ("not", nil, nil): return .not(try condition(first.value))
    case ("flag", let id?, nil): return .flag(id)
    case ("counter", let id?, let least?): return .counter(id, atLeast: least)
    case ("count", nil, let least?):
      return .count(try first.value.elements.map { try condition($0) }, atLeast: least)
    default: throw BenchmarkFailure("no condition of this workload: `\(first.key)`")
    }
  }
}
