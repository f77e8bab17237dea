import ProgressionModel
import ProgressionText

/// Takes the objects of commands apart.
struct CommandDecoder: ShapeReader {
  var report = Report()
  let authority: Authority

  init(authority: Authority) {
    self.authority = authority
  }

  /// Reads a command that stands by itself.
  mutating func command(_ json: JSONValue, besides: [KeyWord]) -> Command? {
    guard let (head, member) = allowedHead(of: json) else { return nil }
    checkMembers(of: json, head, besides)
    guard let action = action(head, member, json) else { return nil }
    var command = Command(action)
    if let value = json["id"] {
      guard let id = commandID(value) else { return nil }
      command.id = id
    }
    if let value = json["now"] {
      guard let now = instant(value, "now") else { return nil }
      command.now = now
    }
    if let value = json["playthrough"] {
      guard isWithoutPlaythrough(head, member, value), let name = name(value, "playthrough")
      else { return nil }
      command.playthrough = name
    }
    return command
  }

  /// Reads a member of a `do`, which has neither id nor time of its own.
  mutating func member(_ json: JSONValue) -> Command? {
    guard let (head, member) = allowedHead(of: json) else { return nil }
    checkMembers(of: json, head, nil)
    return action(head, member, json).map { Command($0) }
  }

  /// Reads an instant: text with an offset, or seconds.
  mutating func instant(_ json: JSONValue, _ what: String) -> Int64? {
    let (instant, finding) = InstantReader.read(json, what)
    if let finding { report.add(finding) }
    return instant
  }

  // MARK: - Heads and keys

  private mutating func allowedHead(
    of json: JSONValue
  ) -> (head: CommandHead, member: JSONMember)? {
    guard isObject(json, "a command", help: ["write {\"complete\": \"world/1\", \"stars\": 3}"]),
      let (head, member) = head(of: json), isAllowed(head, member)
    else { return nil }
    return (head, member)
  }

  private mutating func head(of json: JSONValue) -> (head: CommandHead, member: JSONMember)? {
    var found: (head: CommandHead, member: JSONMember)?
    for member in json.members where member.duplicateOf == nil {
      guard let head = CommandHead(member.word) else { continue }
      if let first = found {
        report.error(
          .commandHead, at: member.keyPlace,
          "a command does one thing; `\(first.head.rawValue)` and `\(head.rawValue)` are two",
          related: [.init(place: first.member.keyPlace, message: "the first is here")],
          help: ["write {\"do\": [{\"\(first.head.rawValue)\": …}, {\"\(head.rawValue)\": …}]}"])
        return nil
      }
      found = (head, member)
    }
    if found == nil { reportNoHead(json) }
    return found
  }

  private mutating func reportNoHead(_ json: JSONValue) {
    let heads = CommandReader.heads
    for member in json.members where !isIgnored(member) {
      if CommandHead.envelope.contains(member.key) { continue }
      if let near = CommandHead.meant(by: member.key)?.rawValue
        ?? NameSuggestion.nearest(to: member.key, in: heads)
      {
        report.error(
          .commandHead, at: member.keyPlace, "there is no command `\(member.key)`",
          help: ["did you mean `\(near)`?"],
          fix: correctingKey(member.key, to: near, at: member.keyPlace, in: json))
        return
      }
    }
    report.error(
      .commandHead, at: json.place, "this object is no command",
      help: ["a command begins with one of \(Self.list(heads))"])
  }

  /// Whether a command does not name its playthrough itself; reports a second name.
  private mutating func isWithoutPlaythrough(
    _ head: CommandHead, _ member: JSONMember, _ value: JSONValue
  ) -> Bool {
    guard head == .begin || head == .resume else { return true }
    report.error(
      .conflictingKeys, at: value.place,
      "`\(head.rawValue)` names its playthrough, and has no other beside it",
      related: [.init(place: member.value.place, message: "the playthrough")],
      help: ["leave `playthrough` out"])
    return false
  }

  private mutating func isAllowed(_ head: CommandHead, _ member: JSONMember) -> Bool {
    if authority < head.authority {
      report.error(
        .commandAuthority, at: member.keyPlace,
        "`\(head.rawValue)` is a command of the \(head.authority), not of the \(authority)")
      return false
    }
    return true
  }

  /// Reports what does not belong to a command; `besides` is `nil` inside a `do`.
  private mutating func checkMembers(
    of json: JSONValue, _ head: CommandHead, _ besides: [KeyWord]?
  ) {
    let keys = KeySet(
      "the command `\(head.rawValue)`",
      [head.rawValue] + head.companions + (besides == nil ? [] : CommandHead.envelope))
    for member in json.members {
      if checkRepeats(member) || isIgnored(member) { continue }
      if keys.contains(member) { continue }
      var isKnown = false
      for key in besides ?? [] where member.keyIs(key) { isKnown = true }
      if isKnown { continue }
      if besides == nil, CommandHead.envelope.contains(member.key) {
        report.error(
          .unknownKey, at: member.keyPlace, "a command inside a `do` has no `\(member.key)`",
          help: ["write it beside `do`: the batch happens once, at one time"])
      } else {
        reportUnknown(member, of: json, keys)
      }
    }
  }
}
