/// Makes a failing pack and script small, keeping the failure.
public struct Shrinker {
  /// What a test says of a pack and a script.
  public enum Verdict: Sendable {
    /// The failure is there.
    case fails
    /// All is well.
    case passes
    /// This is no pack, so it says nothing.
    case invalid
  }

  /// Whether a pack and a script still fail.
  public typealias Test = (_ pack: ReferenceJSON, _ commands: [ReferenceJSON]) -> Verdict

  private let test: Test
  private var triesLeft: Int
  /// The smallest failing pack so far.
  public private(set) var pack: ReferenceJSON
  /// The smallest failing script so far.
  public private(set) var commands: [ReferenceJSON]

  /// A shrinker of one failure.
  ///
  /// - Parameters:
  ///   - pack: a pack that fails.
  ///   - commands: the script that it fails with.
  ///   - tries: how often the test may be asked.
  ///   - test: says whether a smaller pair still fails.
  public init(
    pack: ReferenceJSON, commands: [ReferenceJSON], tries: Int = 5000, test: @escaping Test
  ) {
    self.pack = pack
    self.commands = commands
    self.test = test
    triesLeft = tries
  }

  /// The smallest pair found, as JSON text: `{"pack": ..., "commands": [...]}`.
  public var text: String {
    let pair: ReferenceJSON = ["pack": pack, "commands": .array(commands)]
    return pair.pretty
  }

  /// Shrinks until nothing smaller fails or the tries are used up.
  public mutating func shrink() {
    var size = Int.max
    while triesLeft > 0, weight < size {
      size = weight
      removeCommands()
      removeDeclarations()
      simplifyPack()
      simplifyCommands()
    }
  }

  private var weight: Int {
    ReferencePath.all(in: pack).count + pack.line.utf8.count
      + commands.reduce(0) { $0 + $1.line.utf8.count }
  }

  private mutating func accept(_ pack: ReferenceJSON, _ commands: [ReferenceJSON]) -> Bool {
    guard triesLeft > 0, pack != self.pack || commands != self.commands else { return false }
    triesLeft -= 1
    guard test(pack, commands) == .fails else { return false }
    self.pack = pack
    self.commands = commands
    return true
  }

  // MARK: - Commands

  /// Takes commands away in halves, quarters and so on down to single ones.
  private mutating func removeCommands() {
    var length = max(commands.count / 2, 1)
    while true {
      // From the end, for the failure needs what led to it.
      var end = commands.count
      while end > 0 {
        let start = max(end - length, 0)
        var fewer = commands
        fewer.removeSubrange(start..<end)
        _ = accept(pack, fewer)
        end = min(start, commands.count)
      }
      if length == 1 { return }
      length /= 2
    }
  }

  private mutating func simplifyCommands() {
    var place = 0
    var paths = ReferencePath.all(in: .array(commands))
    while place < paths.count, triesLeft > 0 {
      let path = paths[place]
      let whole = ReferenceJSON.array(commands)
      let edits = edits(at: path, in: whole)
      if edits.contains(where: { accept(pack, path.replacing(in: whole, with: $0).elements) }) {
        paths = ReferencePath.all(in: .array(commands))
      } else {
        place += 1
      }
    }
  }

  // MARK: - The pack

  /// Takes whole nodes, holdings and the like away, with all that names them.
  private mutating func removeDeclarations() {
    for id in PackPruning.ids(of: pack).reversed() {
      for replacement in [true, false] {
        let smaller = PackPruning(id: id, replacement: .bool(replacement)).pruned(pack)
        if accept(smaller, commands) { break }
      }
    }
    for (quest, objective) in PackPruning.objectives(of: pack) {
      _ = accept(PackPruning.removing(objective, of: quest, from: pack), commands)
    }
  }

  private mutating func simplifyPack() {
    var place = 0
    var paths = ReferencePath.all(in: pack)
    while place < paths.count, triesLeft > 0 {
      let path = paths[place]
      let whole = pack
      let edits = edits(at: path, in: whole)
      if edits.contains(where: { accept(path.replacing(in: whole, with: $0), commands) }) {
        paths = ReferencePath.all(in: pack)
      } else {
        place += 1
      }
    }
  }

  /// Smaller values for a place, the smallest first; nil takes it away.
  private func edits(at path: ReferencePath, in json: ReferenceJSON) -> [ReferenceJSON?] {
    guard let value = path.value(in: json) else { return [] }
    var edits: [ReferenceJSON?] = [nil]
    switch value {
    case .object(let members):
      edits += [true, false]
      // A tree becomes one of its parts.
      for member in members {
        switch member.value {
        case .object: edits.append(member.value)
        case .array(let parts): edits += parts.filter { $0.truth != nil || !$0.members.isEmpty }
        default: break
        }
      }
    case .array(let elements):
      if elements.count == 1 { edits.append(elements[0]) }
    case .int(let integer):
      for smaller in [0, 1, integer / 2, integer - 1] where smaller < integer && smaller >= 0 {
        edits.append(.int(smaller))
      }
    default:
      break
    }
    return edits
  }
}
