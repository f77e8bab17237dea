import ProgressionLanguage

/// Currencies, items, counters, flags, attributes, products: what a player has.
extension SchemaDraft {
  /// A currency or an item.
  mutating func holding(_ set: KeySet) -> SchemaNode {
    var values: [String: SchemaNode] = [
      "title": Self.title,
      "initial": SchemaNode.integer(0).described("what a new player has; 0 where it is missing"),
      "cap": SchemaNode.integer(1).described("the most that one can have"),
      "debt": SchemaNode.any(of: [.only(true), .integer(1)])
        .described("true, or how much may be owed"),
      "refill": object(
        .refill,
        [
          "amount": SchemaNode.integer(1).described("how much comes back"),
          "every": Self.duration().described("how often"),
        ], required: ["amount", "every"]
      ).described("fills by itself up to the cap")
        .snippet("refill", ["amount": "^${1:1}", "every": "${2:30m}"]),
      "scope": scope(),
    ]
    if set.keys.contains("tags") { values["tags"] = tags() }
    return object(set, values).with(["dependencies": ["refill": ["cap"]]])
      .snippet("one", ["title": "$1"])
  }

  mutating func counter() -> SchemaNode {
    object(
      .counter,
      [
        "title": Self.title, "min": SchemaNode.integer().described("the least value"),
        "max": SchemaNode.integer().described("the greatest value"), "scope": scope(),
      ])
  }

  mutating func flag() -> SchemaNode {
    object(.flag, ["title": Self.title, "scope": scope()])
  }

  mutating func attribute() -> SchemaNode {
    let types: [(String, SchemaNode)] = [
      ("int", .integer()), ("text", .anyText), ("version", Self.version),
    ]
    var node = object(
      .attribute,
      [
        "title": Self.title,
        "type": SchemaNode.words([
          ("int", "a whole number"), ("text", "a text"), ("version", "a version such as 1.4.0"),
        ]).described("the type of its values"),
        "initial": Self.attributeValue.described("its value before anybody sets it"),
        "scope": scope("account"),
      ], required: ["type", "initial"])
    node["allOf"] = .nodes(
      types.map { type, value in
        .if(
          ["properties": ["type": .node(.only(.text(type)))], "required": ["type"]],
          ["properties": ["initial": .node(value)]])
      })
    return node.snippet("a number", ["type": "int", "initial": "^${1:0}"])
      .snippet("a version", ["type": "version", "initial": "${1:1.0.0}"])
  }

  mutating func product() -> SchemaNode {
    let node = object(
      .product,
      [
        "title": Self.title,
        "kind": SchemaNode.words([
          ("permanent", "bought once and owned"),
          ("consumable", "bought again and again, never owned"),
          ("subscription", "owned until it ends; sold in a store"),
        ]).described("what a purchase makes of it"),
        "price": price().described("the price in currencies and items"),
        "store": SchemaNode.text.described("its id in a store, for real money"),
        "grants": bundle().described("what a purchase gives")
          .snippet("amounts", ["${1:coins}": "^${2:100}"]),
        "when": condition().described("when it may be bought for its price"),
        "limit": SchemaNode.integer(1).described("how often it may be bought"),
        "discounts": discounts().described("reductions of the price; the largest counts"),
        "refund": SchemaNode.words([
          ("debt", "taken back, even below nothing"), ("clamp", "taken back as far as it is there"),
          ("ignore", "left"),
        ]).described(
          "what becomes of amounts when money is given back; `debt` where it is missing"),
        "visible": visible(), "tags": tags(), "scope": scope(), "custom": Self.custom,
      ], required: ["kind"])
    return node.with([
      "dependencies": ["discounts": ["price"]],
      "allOf": .nodes([
        .if(.has("store"), .without(["price"])),
        .if(
          ["properties": ["kind": .node(.only("subscription"))], "required": ["kind"]],
          ["required": ["store"]]),
      ]),
    ])
    .snippet(
      "sold for coins",
      ["title": "$1", "kind": "${2:permanent}", "price": ["${3:coins}": "^${4:100}"]]
    )
    .snippet(
      "sold in a store",
      ["title": "$1", "kind": "${2:permanent}", "store": "${3:com.example.product}"])
  }
}
