import ProgressionModel
import ProgressionText

/// Reads quests.
extension GameReader {
  /// Declares a quest, with what can be known of it without other ids.
  mutating func declareQuest(_ entry: TableEntry) {
    let object = object(of: entry, .quest, form: "{\"unlock\": true}") { Self.questHint($0) }
    var quest = Quest()
    if let value = object?["accept"], isAutomatic(value) { quest.acceptance = .automatic }
    quest.deadline = object?["deadline"].flatMap { deadline($0) }
    if let value = object?["whenGone"], failsWhenGone(value) { quest.whenGone = .fail }
    quest.canRetry = object?["retry"].flatMap { boolean($0, "retry") } ?? true
    quest.isMissable = object?["missable"].flatMap { boolean($0, "missable") } ?? false
    var node = Node(
      id: entry.id, title: title(object, entry.id), place: entry.place, details: .quest(quest))
    let source = NodeSource(own: object)
    fillHeader(&node, source)
    declare(entry, .node(append(node, source)))
  }

  /// Reads what refers to other ids; the giver is known by then.
  mutating func read(_ quest: Quest, at index: Int, _ source: NodeSource) -> Quest {
    var quest = quest
    // Where a name of a giver or a quest is misspelt, that is the mistake.
    let hasGiver =
      quest.giver != nil || source.value("giver") != nil || givesUnknown || isIncomplete
    quest.turnIn = turnIn(source, giver: quest.giver)
    if let value = source.value("turnInPrice") {
      let end = source.value("turnIn")
      if end?.boolean == false || (end == nil && !hasGiver) {
        reportPrice(value, completesBy: end, game.nodes[index].id)
      }
      if !value.equals("free") { quest.turnInPrice = price(value, "turnInPrice") ?? [] }
    }
    let isHandedIn = source.value("turnIn").map { $0.boolean != false } ?? hasGiver
    if let value = source.value("whenGone"), !hasGiver, !isHandedIn {
      report.error(
        .conflictingKeys, at: value.place,
        "`whenGone` says what happens while the giver is nowhere, and "
          + "`\(game.nodes[index].id)` has none",
        help: ["leave it out, or name a `giver`"])
    }
    self.quest = NodeRef(position: index)
    readObjectives(source, of: game.nodes[index].id, into: &quest)
    quest.failWhen = source.value("failWhen").flatMap { condition($0) }
    self.quest = nil
    return quest
  }

  private mutating func turnIn(_ source: NodeSource, giver: NodeRef?) -> NodeRef? {
    guard let value = source.value("turnIn") else { return giver }
    switch value.boolean {
    case false?: return nil
    case true?:
      report.error(
        .wrongType, at: value.place,
        "`turnIn` names the npc to whom the quest is handed in, or is false",
        help: ["leave it out for the giver", "write false where it completes by itself"])
      return nil
    case nil: return node(value, "turnIn", .npc)
    }
  }

  private mutating func reportPrice(_ value: JSONValue, completesBy end: JSONValue?, _ id: String) {
    report.error(
      .conflictingKeys, at: value.place,
      "`turnInPrice` is paid when the quest is handed in, and `\(id)` completes by itself",
      related: end.map { [.init(place: $0.place, message: "nobody takes it")] } ?? [],
      help: ["name the npc who takes it: \"turnIn\": \"…\"", "or leave the price out"])
  }

  private mutating func isAutomatic(_ value: JSONValue) -> Bool {
    switch value.string {
    case "auto": return true
    case "player": return false
    case "automatic", "automatically", "self":
      report.error(
        .unknownWord, at: value.place, "`\(value.string ?? "")` is no word for `accept`",
        help: ["did you mean `auto`?"], fix: Self.writing("auto", at: value.place))
      return false
    default:
      if value.kind == .boolean {
        let word = value.boolean == true ? "auto" : "player"
        reportType(
          of: value, "`accept` says who accepts the quest: `player` or `auto`",
          help: ["write \"\(word)\""])
      } else {
        reportWord(value, "accept", ["player", "auto"])
      }
      return false
    }
  }

  private mutating func failsWhenGone(_ value: JSONValue) -> Bool {
    if value.equals("fail") { return true }
    if !value.equals("suspend") { reportWord(value, "whenGone", ["suspend", "fail"]) }
    return false
  }

  private mutating func deadline(_ value: JSONValue) -> Quest.Deadline? {
    let form =
      "write \"2h\" for two hours after it is accepted, or an instant such as "
      + "\"2026-11-01T00:00Z\""
    guard let text = value.string else {
      var help = [form]
      if let number = value.integer, number > 0 {
        // Nobody gives a quest thirty years, but many count seconds since 1970.
        let isInstant = number >= 1_000_000_000 && Instants.range.contains(number)
        help = ["write \"\(isInstant ? Instants.text(number) : Durations.text(number))\""]
      }
      reportType(
        of: value, "`deadline` is a duration or an instant, written as a text", help: help)
      return nil
    }
    if Self.beginsWithYear(text) { return instant(value, "deadline").map { .at($0) } }
    return duration(value, "deadline").map { .after($0) }
  }

  /// Whether a text begins as an instant does and a duration does not: `2026-`.
  private static func beginsWithYear(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(5)
    return bytes.count == 5 && bytes.last == UInt8(ascii: "-")
      && bytes.dropLast().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// What to write for keys that other tools give a quest.
  private static func questHint(_ key: String) -> String? {
    switch key {
    case "repeat", "repeats", "repeatable", "daily", "weekly":
      "a quest repeats with its life: name a reset as its `scope`"
    case "completeWhen": "what is to be done stands in `objectives`, each with a name"
    case "price":
      "what it costs to accept stands in a route, \"unlock\": {\"price\": …}; what is handed in "
        + "is `turnInPrice`"
    case "ranks": "a quest is completed once in its life, and has `stages`"
    default: nil
    }
  }
}
