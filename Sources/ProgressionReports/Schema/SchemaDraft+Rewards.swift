import ProgressionLanguage

/// The rewards of nodes.
extension SchemaDraft {
  /// Which nodes have which moments.
  enum Rewarded: String {
    case world
    case level
    case ranked
    case quest
    case location

    var moments: [String] {
      switch self {
      case .world, .quest: ["onUnlock", "onComplete"]
      case .level:
        ["onUnlock", "onComplete", "onEveryComplete", "perNewStar", "atStars", "onMark"]
      case .ranked: ["onUnlock", "perNewRank", "atRank", "onComplete"]
      case .location: ["onUnlock", "onComplete", "onEveryComplete"]
      }
    }
  }

  /// The bundles that a kind of node gives, by moment.
  mutating func rewards(of rewarded: Rewarded) -> SchemaNode {
    let node = define("rewards-of-\(rewarded.rawValue)") { draft in
      var values: [String: SchemaNode] = [:]
      for moment in rewarded.moments { values[moment] = draft.reward(at: moment) }
      return draft.object(KeySet("`rewards` here", rewarded.moments), values)
        .snippet("when completed", ["onComplete": ["${1:coins}": "^${2:50}"]])
        .snippet("when opened", ["onUnlock": ["${1:coins}": "^${2:50}"]])
    }
    return node.described("what it gives, by the moment when")
  }

  private mutating func reward(at moment: String) -> SchemaNode {
    let bundle = bundle()
    switch moment {
    case "atRank": return numbered(bundle).described("given once, when this rank is reached")
    case "atStars": return numbered(bundle).described("given once, for so many stars or more")
    case "onMark":
      return define("rewards-by-mark") { draft in draft.map(fromNamesTo: draft.bundle()) }
        .described("given once, with this mark")
    default:
      return bundle.described(Self.momentWords[moment] ?? "")
        .snippet("amounts", ["${1:coins}": "^${2:50}"])
    }
  }

  private mutating func numbered(_ bundle: SchemaNode) -> SchemaNode {
    define("rewards-by-number") { draft in
      [
        "type": "object",
        "propertyNames": [
          "pattern": .text("\(Patterns.number)|\(Patterns.ignored)"),
          "patternErrorMessage": "the keys are numbers, as in \"3\"",
        ],
        "patternProperties": [Patterns.number: .node(draft.slot(bundle))],
      ]
    }
  }

  private static let momentWords: [String: String] = [
    "onUnlock": "given once, when it opens",
    "perNewRank": "given for each rank once",
    "onComplete": "given once, when it is completed",
    "onEveryComplete": "given each time it is completed",
    "perNewStar": "given for each star once",
  ]
}
