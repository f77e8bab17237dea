import ProgressionModel
import ProgressionText

/// Writes a state of schema 1.0 anew as one of the present schema.
///
/// Schema 1.0 knew no time and no writers: everything happened when scenarios start, and what moved
/// money is the part of commands without a writer. No rule pack is needed for that, so what a pack
/// does not declare is upgraded too.
struct StateUpgrade {
  static let oldSchema = "1.0"
  /// The time at which everything happened.
  private static let start = Instants.scenarioStart

  var diagnostics: [Diagnostic] = []
  private var writer = JSONWriter(style: .compact)
  /// The parts of totals, by what they are of.
  private var shares: [(id: String, parts: [(name: String, amount: Int64)])] = []
  private var version = ""

  mutating func upgrade(_ json: JSONValue) -> ContiguousArray<UInt8> {
    version = json["packVersion"]?.string ?? ""
    writer.beginObject()
    writer.key("clock")
    object([("now", StateUpgrade.start)])
    each(json) { upgrade, member in upgrade.upgradeTable(member) }
    writeShares()
    writer.endObject()
    return writer.finish()
  }

  private mutating func upgradeTable(_ member: JSONMember) {
    switch member.key {
    case "schema":
      writer.key("schema")
      writer.string(StateSchema.current.text)
    case "fingerprint", "pack", "packVersion", "revision", "seed": copy(member)
    case "attributes": table(member) { $0.wrap($1, as: "value") }
    case "choices": table(member) { $0.upgradeChoice($1) }
    case "counters": table(member) { $0.wrap($1, as: "base") }
    case "flags": set(member) { $0.object([("value", nil)]) }
    case "holdings": table(member) { $0.upgradeHolding($1) }
    case "nodes": table(member) { $0.upgradeNode($1) }
    case "remembered": upgradeRemembered(member)
    default: unknownKey(member)
    }
  }

  // MARK: Tables

  private mutating func wrap(_ member: JSONMember, as key: String) {
    writer.key(member.key)
    writer.beginObject()
    writer.key(key)
    raw(member.value)
    writer.endObject()
  }

  private mutating func upgradeChoice(_ member: JSONMember) {
    writer.key(member.key)
    writer.beginObject()
    writer.key("at")
    writer.integer(StateUpgrade.start)
    writer.key("member")
    raw(member.value)
    writer.endObject()
  }

  /// What a holding began with is what its terms leave unexplained.
  private mutating func upgradeHolding(_ member: JSONMember) {
    var initial = WideSum()
    var parts: [(name: String, amount: Int64)] = []
    each(member.value) { upgrade, term in
      let amount = upgrade.amount(term.value)
      switch term.key {
      case "balance": initial.add(amount)
      case "earned", "spent", "taken":
        if term.key == "earned" { initial.subtract(amount) } else { initial.add(amount) }
        if amount > 0 { parts.append((term.key, amount)) }
      default: upgrade.unknownKey(term)
      }
    }
    if !initial.equals(initial.clamped) || initial.clamped < 0 {
      report(
        .stateValue, member.keyPlace,
        "the balance of `\(member.key)` is not what its earnings and spendings leave")
    }
    shares.append((member.key, parts))
    writer.key(member.key)
    object([("initial", Swift.max(0, initial.clamped))])
  }

  private mutating func upgradeNode(_ member: JSONMember) {
    writer.key(member.key)
    writer.beginObject()
    each(member.value) { upgrade, fact in
      switch fact.key {
      case "clears", "completed", "fails", "paidComplete", "paidRank", "paidStars", "paidUnlock",
        "rank", "score", "stars", "starts", "visited":
        upgrade.copy(fact)
      case "marks", "paidMarks": upgrade.set(fact) { $0.writer.boolean(true) }
      case "purchases":
        let amount = upgrade.amount(fact.value)
        if amount > 0 { upgrade.shares.append((member.key, [("purchases", amount)])) }
      case "sources": upgrade.upgradeSources(fact)
      default: upgrade.unknownKey(fact)
      }
    }
    writer.endObject()
  }

  private mutating func upgradeSources(_ fact: JSONMember) {
    var names: [String] = []
    for (name, place) in texts(fact.value) {
      if ["earned", "granted", "taken"].contains(name) {
        names.append(name)
      } else {
        report(.stateValue, place, "`\(name)` is no source")
      }
    }
    if names.isEmpty { return }
    writer.key("sources")
    writer.beginObject()
    writer.key("at")
    writer.integer(StateUpgrade.start)
    for name in names {
      writer.key(name)
      writer.boolean(true)
    }
    writer.key("version")
    writer.string(version)
    writer.endObject()
  }

  private mutating func upgradeRemembered(_ member: JSONMember) {
    writer.key("remembered")
    writer.beginArray()
    if member.value.kind != .array { expect("a list", member.value) }
    for element in member.value.elements {
      writer.beginObject()
      writer.key("at")
      writer.integer(StateUpgrade.start)
      each(element) { upgrade, part in
        switch part.key {
        case "changes", "content", "id", "revision": upgrade.copy(part)
        default: upgrade.unknownKey(part)
        }
      }
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func writeShares() {
    writer.key("writers")
    writer.beginObject()
    writer.key("")
    writer.beginObject()
    writer.key("shares")
    writer.beginObject()
    for share in shares where !share.parts.isEmpty {
      writer.key(share.id)
      object(share.parts.map { ($0.name, $0.amount) })
    }
    writer.endObject()
    writer.endObject()
    writer.endObject()
  }

  // MARK: Values

  private mutating func object(_ members: [(key: String, value: Int64?)]) {
    writer.beginObject()
    for member in members {
      writer.key(member.key)
      if let value = member.value { writer.integer(value) } else { writer.boolean(true) }
    }
    writer.endObject()
  }

  private mutating func copy(_ member: JSONMember) {
    writer.key(member.key)
    raw(member.value)
  }

  private mutating func raw(_ json: JSONValue) {
    if StateReader.repeatsKeys(json) { report(.stateKey, json.place, "a key is here twice") }
    writer.raw(String(decoding: CanonicalJSON.write(json), as: UTF8.self))
  }

  private mutating func table(
    _ member: JSONMember, _ body: (inout StateUpgrade, JSONMember) -> Void
  ) {
    writer.key(member.key)
    writer.beginObject()
    each(member.value, body)
    writer.endObject()
  }

  /// A list of texts becomes an object with a key for each.
  private mutating func set(_ member: JSONMember, _ body: (inout StateUpgrade) -> Void) {
    writer.key(member.key)
    writer.beginObject()
    for (text, _) in texts(member.value) {
      writer.key(text)
      body(&self)
    }
    writer.endObject()
  }

  private mutating func texts(_ json: JSONValue) -> [(text: String, place: Place)] {
    if json.kind != .array { expect("a list", json) }
    var result: [(text: String, place: Place)] = []
    var seen: Set<String> = []
    for element in json.elements {
      guard let text = element.string else {
        expect("a text", element)
        continue
      }
      if seen.insert(text).inserted {
        result.append((text, element.place))
      } else {
        report(.stateValue, element.place, "`\(text)` is here twice")
      }
    }
    return result
  }

  private mutating func amount(_ json: JSONValue) -> Int64 {
    if let amount = json.integer, amount >= 0 { return amount }
    expect("an integer within 0 to \(Int64.max)", json)
    return 0
  }

  private mutating func each(
    _ json: JSONValue, _ body: (inout StateUpgrade, JSONMember) -> Void
  ) {
    if json.kind != .object { expect("an object", json) }
    for member in json.members {
      if member.duplicateOf == nil {
        body(&self, member)
      } else {
        report(.stateKey, member.keyPlace, "`\(member.key)` is here twice")
      }
    }
  }

  private mutating func unknownKey(_ member: JSONMember) {
    report(
      .stateKey, member.keyPlace,
      "a state of schema \(StateUpgrade.oldSchema) has no `\(member.key)` here")
  }

  private mutating func expect(_ what: String, _ json: JSONValue) {
    report(.stateValue, json.place, "\(what) is expected here")
  }

  private mutating func report(_ code: DiagnosticCode, _ place: Place, _ message: String) {
    diagnostics.append(Diagnostic(code, at: place, message))
  }
}
