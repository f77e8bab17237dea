import ProgressionLanguage
import ProgressionModel

/// Commands as scenarios have them.
extension SchemaDraft {
  /// The part of the schema of a step that counts where it has this head; `beside` are the keys of
  /// steps.
  mutating func byHead(_ head: CommandHead, beside: SchemaNode) -> SchemaNode {
    var properties = command(head)
    for key in CommandHead.envelope where beside[key] == nil {
      properties[key] = .node(envelope(key))
    }
    for member in beside.members { properties[member.key] = member.value }
    return .if(.has(head.rawValue), part(of: head, properties))
  }

  /// A command of a batch, which has neither id nor time of its own.
  mutating func member() -> SchemaNode {
    define("member") { draft in
      let heads = CommandHead.allCases.filter { $0 != .batch }
      var parts: [SchemaNode] = []
      var offers = SchemaNode()
      for head in heads {
        parts.append(.if(.has(head.rawValue), draft.part(of: head, draft.command(head))))
        offers[head.rawValue] = .node(draft.key(head))
      }
      let headless = Self.headless(
        heads: heads.map(\.rawValue), offers: offers, besides: Self.companionsOfCommands,
        "a command begins with a head key such as `complete`, `unlock`, `buy`")
      return ["type": "object", "allOf": .nodes(parts + [headless])]
    }
  }

  static let companionsOfCommands: [String] = {
    var keys: [String] = []
    for head in CommandHead.allCases {
      for key in head.companions where !keys.contains(key) { keys.append(key) }
    }
    return keys
  }()

  private func part(of head: CommandHead, _ properties: SchemaNode) -> SchemaNode {
    let others = properties.members.map(\.key).dropFirst()
    var node = closed(
      properties, "beside `\(head.rawValue)` may stand \(others.joined(separator: ", "))")
    node["type"] = nil
    switch head {
    case .transaction: node["required"] = ["product", "state"]
    case .begin, .resume: node = node.with(.notWith("playthrough"))
    default: break
    }
    return node
  }

  /// The head of a command and what belongs to it.
  private mutating func command(_ head: CommandHead) -> SchemaNode {
    var properties = SchemaNode()
    properties[head.rawValue] = .node(key(head))
    for key in head.companions { properties[key] = .node(slot(companion(key, of: head))) }
    return properties
  }

  /// A head with its value.
  mutating func key(_ head: CommandHead) -> SchemaNode {
    define("do-\(head.rawValue)") { draft in
      let value = draft.value(of: head)
      let key = draft.slot(value).described(CommandWords.meaning(of: head))
      return draft.resolved(value)["not"] == nil ? key : key.with(["doNotSuggest": true])
    }
  }

  private mutating func value(of head: CommandHead) -> SchemaNode {
    switch head {
    case .complete: id(.target)
    case .start: id(.level)
    case .fail: id(.failable)
    case .unlock, .select: id(.node)
    case .buy: id(.product)
    case .grant: granted()
    case .take: integers(of: .holding)
    case .set: values()
    case .add: integers(of: .counter)
    case .visit: id(.location)
    case .meet: id(.npc)
    case .accept, .turnIn, .abandon: id(.quest)
    case .transaction: .text
    case .open: id(.chest)
    case .reset: id(.reset)
    case .begin, .resume: Self.name
    case .tick: .only(true)
    case .setClock: Self.anyInstant
    case .batch: list(of: member(), atLeast: 1)
    }
  }

  private mutating func companion(_ key: String, of head: CommandHead) -> SchemaNode {
    switch key {
    case "stars": return SchemaNode.integer().described("the stars of this try")
    case "score": return SchemaNode.integer().described("the score of this try, which gives stars")
    case "marks":
      // A mark that the level does not have is rejected when it is played.
      return list(of: offering { $0.mark() }).described("the marks of this try")
    case "price":
      return SchemaNode.any(of: [integers(of: .holding), .only("free")])
        .described("the expected price; of several routes, the one with this price")
        .snippet("a price", ["${1:coins}": "^${2:50}"])
    case "rank": return SchemaNode.integer().described("takes all ranks up to this one")
    case "quantity": return SchemaNode.integer().described("how many; 1 where it is missing")
    case "custom": return SchemaNode.boolean.described("whether it is a custom playthrough")
    case "product":
      // A store may sell what only another pack of the file declares.
      return SchemaNode.any(of: [id(.product), .text]).described("the product that was bought")
    case "state":
      return SchemaNode.words(StoreNotice.Stage.all.map(\.description))
        .described("what the store says")
    case "until": return Self.anyInstant.described("when a subscription ends")
    case "restored": return SchemaNode.boolean.described("whether it is an old purchase restored")
    default:
      return .anything
    }
  }

  private mutating func envelope(_ key: String) -> SchemaNode {
    define("command-\(key)") { draft in
      switch key {
      case "id": draft.slot(draft.anyID()).described("counts once, however often it comes")
      case "now": draft.slot(Self.anyInstant).described("when it happens")
      default: draft.slot(Self.name).described("the playthrough that it is for")
      }
    }
  }

  /// A text, or a writer with its number.
  mutating func anyID() -> SchemaNode {
    define("id-of-command") { draft in
      let writer = draft.object(
        KeySet("the `id` of a writer", ["writer", "n"]),
        [
          "writer": SchemaNode.text.described("the name of the device"),
          "n": SchemaNode.integer(1).described("its own rising number"),
        ], required: ["writer", "n"])
      return .any(of: [.text, writer])
    }
  }

  /// Whole numbers by currencies and items, or by counters.
  mutating func integers(of slot: SchemaSlot) -> SchemaNode {
    define("integers-of-\(slot.name)") { $0.map(from: slot, to: .integer()) }
  }

  private mutating func values() -> SchemaNode {
    define("values") { $0.map(from: .settable, to: ["type": ["boolean", "string", "integer"]]) }
  }

  private mutating func granted() -> SchemaNode {
    define("granted") { draft in
      var properties = SchemaNode()
      properties["unlock"] = .node(draft.slot(draft.list(of: draft.id(.node))))
      properties["set"] = .node(draft.slot(draft.map(from: .flag, to: .only(true))))
      properties["add"] = .node(draft.slot(draft.integers(of: .counter)))
      properties["timers"] = .node(draft.slot(draft.list(of: draft.id(.timer))))
      return draft.map(from: .holding, to: .integer(), properties: properties)
    }
  }
}

extension SchemaNode {
  /// What does not have this key.
  fileprivate static func notWith(_ key: String) -> SchemaNode {
    ["allOf": [["properties": .node([key: false])]]]
  }
}
