import ProgressionModel
import ProgressionText

/// Finds keys of `defaults` that nothing reads, and whose mistakes nobody would see.
extension GameReader {
  private struct Unused {
    let value: JSONValue
    let owner: String
    var keys: Set<String>
  }

  mutating func reportUnusedDefaults(of pack: JSONValue) {
    var unused: [Unused] = []
    var positions: [Place: Int] = [:]
    for (key, owner) in [("worlds", "world"), ("levels", "level")] {
      if let value = pack["defaults"]?[key] {
        Self.note(value, owner, in: &unused, &positions)
      }
    }
    for source in sources {
      if let near = source.near { Self.note(near, "level of the world", in: &unused, &positions) }
      for (value, overriding) in [(source.near, nil), (source.far, source.near)] {
        guard let value, let position = positions[value.place],
          !unused[position].keys.isEmpty
        else { continue }
        for key in unused[position].keys
        where source.own?[key] == nil && overriding?[key] == nil {
          unused[position].keys.remove(key)
        }
      }
    }
    for one in unused {
      for member in one.value.members where one.keys.contains(member.key) {
        report.add(
          Diagnostic(
            .unusedDefault, severity: .warning, at: member.keyPlace,
            "nothing reads this `\(member.key)`: every \(one.owner) has its own, or there is none",
            help: ["take it out of `defaults`"]))
      }
    }
  }

  private static func note(
    _ value: JSONValue, _ owner: String, in unused: inout [Unused], _ positions: inout [Place: Int]
  ) {
    guard value.kind == .object, positions[value.place] == nil else { return }
    positions[value.place] = unused.count
    var keys: Set<String> = []
    for member in value.members where !member.key.hasPrefix("$") && !member.key.hasPrefix("x-") {
      keys.insert(member.key)
    }
    unused.append(Unused(value: value, owner: owner, keys: keys))
  }
}
