import ProgressionLanguage

/// How nodes open: conditions and routes.
extension SchemaDraft {
  /// The value of `unlock`: an object is a route where it has a key of routes, else a condition.
  mutating func unlock(_ description: String) -> SchemaNode {
    let node = define("unlock") { draft in
      let unlock: SchemaNode = [
        "type": ["boolean", "object", "array"],
        "allOf": .nodes([
          .if(["type": "array"], draft.list(of: draft.route(), atLeast: 1)),
          .if(Self.isRoute, draft.route(), else: draft.bareCondition()),
        ]),
      ]
      return
        unlock
        .snippet("when a node is completed", ["completed": "$1"])
        .snippet("when there are enough stars", ["stars": "${1:all}", "atLeast": "^${2:6}"])
        .snippet("for a price", ["price": ["${1:coins}": "^${2:50}"]])
        .snippet("with a product", ["product": "$1"])
        .snippet(
          "one of several ways", [["when": ["completed": "$1"]], ["price": ["coins": "^${2:50}"]]])
    }
    return node.described(description)
  }

  /// A condition that stands for its route; an object without a head may become either.
  private mutating func bareCondition() -> SchemaNode {
    var offers = SchemaNode()
    for key in Self.marksOfRoutes {
      offers[key] = ["description": .text(Self.routeWords[key] ?? "")]
    }
    return ["allOf": .nodes([conditionsByHead(), headless(besides: offers)])]
  }

  /// One way to open a node.
  mutating func route() -> SchemaNode {
    define("route") { draft in
      var values: [String: SchemaNode] = [
        "when": draft.condition(),
        "price": draft.rankPrices(),
        "product": draft.id(.product),
        "live": .boolean,
        "reach": draft.quantity(),
        "at": draft.thresholds(),
        "any": draft.list(of: .definition(draft.named("route")), atLeast: 1),
        "discounts": draft.discounts(),
      ]
      for (key, words) in Self.routeWords { values[key] = values[key]?.described(words) }
      let route = draft.object(.route, values)
      return route.with([
        "dependencies": [
          "reach": ["at"], "at": ["reach"], "discounts": ["price"], "any": ["when"],
        ],
        "minProperties": 1,
        "allOf": .nodes([
          .if(.has("price"), .without(["product", "live"])),
          .if(.has("product"), .without(["live"])),
          .if(.has("any"), .without(KeySet.route.keys.filter { $0 != "any" && $0 != "when" })),
        ]),
      ])
      .snippet("when", ["when": ["completed": "$1"]])
      .snippet("for a price", ["price": ["${1:coins}": "^${2:50}"]])
      .snippet("with a product", ["product": "$1"])
    }
  }

  /// The keys that make an object a route.
  private static let marksOfRoutes = ["when", "price", "product", "live", "reach", "at"]

  private static let isRoute = SchemaNode.has(anyOf: marksOfRoutes)

  private static let routeWords: [String: String] = [
    "when": "the condition; always where it is missing",
    "price": "what the player pays to take it, or `free`",
    "product": "open while this product is owned",
    "live": "true: follows its condition; false: stays open",
    "reach": "the quantity whose thresholds give ranks",
    "at": "the thresholds of the ranks",
    "any": "routes that share the condition",
    "discounts": "reductions of the price",
  ]

  /// A price of which each amount may be a list by rank.
  private mutating func rankPrices() -> SchemaNode {
    define("rank-price") { draft in
      let amount: SchemaNode = .any(of: [.integer(1), draft.list(of: .integer(1), atLeast: 1)])
      let amounts = draft.map(from: .holding, to: amount)
        .with(["minProperties": 1, "errorMessage": "a price is {\"coins\": 50} or \"free\""])
      return .any(of: [amounts, .words([("free", "the player takes it for nothing")])])
        .snippet("a price", ["${1:coins}": "^${2:50}"])
    }
  }

  private mutating func thresholds() -> SchemaNode {
    let steps = object(
      .steps,
      [
        "from": SchemaNode.integer().described("the threshold of the first rank"),
        "step": SchemaNode.integer(1).described("how far the next is from each"),
      ], required: ["from", "step"])
    return SchemaNode.any(of: [list(of: .integer(), atLeast: 1), steps])
      .snippet("a list", ["^${1:10}", "^${2:20}", "^${3:30}"])
      .snippet("steps", ["from": "^${1:100}", "step": "^${2:50}"])
  }

  /// Reductions of a price.
  mutating func discounts() -> SchemaNode {
    define("discounts") { draft in
      let discount = draft.object(
        .discount,
        [
          "when": draft.condition().described("when it counts"),
          "basisPoints": SchemaNode.integer(1, 9999).described("hundredths of a percent"),
        ], required: ["when", "basisPoints"])
      return draft.list(of: discount)
        .snippet("a discount", [["when": "^$1", "basisPoints": "^${2:2500}"]])
    }
  }
}
