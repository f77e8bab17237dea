extension GateCondition {
  /// The condition as rule packs have it, on one line.
  var json: String {
    switch self {
    case .all(let parts): #"{"all":[\#(Self.json(parts))]}"#
    case .any(let parts): #"{"any":[\#(Self.json(parts))]}"#
    case .not(let part): #"{"not":\#(part.json)}"#
    case .count(let parts, let least): #"{"count":[\#(Self.json(parts))],"atLeast":\#(least)}"#
    case .flag(let id): #"{"flag":"\#(id)"}"#
    case .counter(let id, let least): #"{"counter":"\#(id)","atLeast":\#(least)}"#
    }
  }

  private static func json(_ parts: [GateCondition]) -> String {
    parts.map(\.json).joined(separator: ",")
  }

  /// The condition as an expression of Swift over worlds `w`.
  ///
  /// - Parameter isFlat: Whether a world has a field for each level, not a list of levels.
  /// - Returns: The expression.
  /// - Throws: `BenchmarkFailure` for a form that this workload does not have.
  func swift(isFlat: Bool) throws -> String {
    func joined(_ parts: [GateCondition], _ separator: String) throws -> String {
      try parts.map { try $0.swift(isFlat: isFlat) }.joined(separator: separator)
    }
    switch self {
    case .all(let parts): return "(\(try joined(parts, " && ")))"
    case .any(let parts): return "(\(try joined(parts, " || ")))"
    case .not(let part): return "!\(try part.swift(isFlat: isFlat))"
    case .count(let parts, 2) where parts.count == 3:
      return "atLeastTwo(\(try joined(parts, ", ")))"
    case .count: throw BenchmarkFailure("only 2 of 3 can be written by hand")
    case .flag(let id): return try Self.field(id, isFlat)
    case .counter(let id, let least):
      return "\(try Self.field(id, isFlat)).isAtLeast(\(least))"
    }
  }

  /// `w3.stars` is the field `stars` of the world at 3, `w3.s2` the stars of its level at 2.
  private static func field(_ id: String, _ isFlat: Bool) throws -> String {
    let parts = id.dropFirst().split(separator: ".")
    guard id.hasPrefix("w"), parts.count == 2, let world = Int(parts[0]) else {
      throw BenchmarkFailure("`\(id)` is no value of a world")
    }
    if !isFlat, let level = Int(parts[1].dropFirst()) {
      return "w[\(world)].levels[\(level)].\(parts[1].hasPrefix("d") ? "isDone" : "stars")"
    }
    return "w[\(world)].\(parts[1])"
  }

  /// A number that tells lists of conditions apart: FNV-1a over their texts.
  static func digest(_ conditions: [GateCondition]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for condition in conditions {
      for byte in condition.json.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      hash = (hash ^ 0x0A) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}
