/// What `$world` and `$previous` mean for one node.
struct ReferenceContext {
  var world: String
  var previous: String?

  static let leaves: Set<String> = [
    "rule", "completed", "unlocked", "owned", "flag", "visited", "marked", "attribute", "stars",
    "clears", "fails", "score", "marks", "have", "earned", "spent", "counter", "purchases", "rank",
    "ranks", "percent", "sum", "min", "max", "times", "streak", "timeSince", "waiting", "now",
    "cohort", "met", "active", "failed",
  ]

  /// The value with the relative references replaced.
  ///
  /// Where there is no previous node, every leaf that names it becomes true.
  func resolve(_ json: ReferenceJSON) -> ReferenceJSON {
    switch json {
    case .string("$previous"): return previous.map { .string($0) } ?? json
    case .string("$world"): return .string(world)
    case .string(let text) where text.hasPrefix("$world/"):
      return .string(world + text.dropFirst("$world".count))
    case .array(let elements): return .array(elements.map { resolve($0) })
    case .object(let members):
      if previous == nil, isLeaf(members), namesPrevious(leaf: members) { return true }
      return .object(members.map { ReferenceMember($0.key, resolve($0.value)) })
    default: return json
    }
  }

  private func isLeaf(_ members: [ReferenceMember]) -> Bool {
    // `marks`, `min` and `max` are also keys of nodes; no leaf has an id.
    if members.contains(where: { $0.key == "id" }) { return false }
    return members.contains { $0.key == "count" || ReferenceContext.leaves.contains($0.key) }
  }

  private func namesPrevious(leaf members: [ReferenceMember]) -> Bool {
    let countsConditions =
      members.contains { $0.key == "count" }
      && !members.contains { $0.key == "are" || $0.key == "withStars" }
    // The conditions under a count are leaves of their own.
    return members.contains {
      !(countsConditions && $0.key == "count") && namesPrevious($0.value)
    }
  }

  private func namesPrevious(_ json: ReferenceJSON) -> Bool {
    switch json {
    case .string(let text): text == "$previous"
    case .array(let elements): elements.contains { namesPrevious($0) }
    case .object(let members): members.contains { namesPrevious($0.value) }
    default: false
    }
  }
}
