/// A node with its defaults filled in and its relative references resolved; the rest is read from
/// its JSON when it is needed.
struct ReferenceNode: Sendable {
  enum Kind: String, Sendable {
    case world
    case level
    case feature
    case achievement
    case quest
    case location
    case npc
    case product
  }

  var id: String
  var kind: Kind
  var json: ReferenceJSON
  var routes: [ReferenceRoute] = []
  /// A level's world.
  var world: Int?
  /// A world's levels.
  var levels: [Int] = []
  /// Who gives a quest, and to whom it is handed in.
  var giver: Int?
  var turnIn: Int?

  var isBonus: Bool { json["bonus"] == true }
  var tags: [String] { (json["tags"]?.elements ?? []).compactMap { $0.text } }
  var marks: [String] { (json["marks"]?.elements ?? []).compactMap { $0.text } }
  var choice: String? { json["choice"]?.text }
  var ranks: Int64? { json["ranks"]?.integer }
  var scoreThresholds: [Int64]? { json["scoreForStars"]?.elements.compactMap { $0.integer } }
  var maxStars: Int64 {
    json["maxStars"]?.integer ?? scoreThresholds.map { Int64($0.count) } ?? 3
  }
  var isPermanent: Bool { kind == .product && json["kind"] == "permanent" }

  /// Whether the node can be completed at all.
  var hasCompletion: Bool {
    switch kind {
    case .world, .level, .quest, .location: true
    case .feature, .achievement: ranks != nil
    case .npc, .product: false
    }
  }
}
