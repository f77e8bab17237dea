/// What a command must look like before anything is looked up.
enum ReferenceShape {
  private static let keys: [String: [String]] = [
    "complete": ["stars", "score", "marks"], "start": [], "fail": [], "unlock": ["price", "rank"],
    "buy": ["quantity", "price"], "select": [], "grant": [], "take": [], "set": [], "add": [],
    "visit": [], "meet": [], "accept": [], "turnIn": [], "abandon": [], "tick": [],
    "do": [], "open": [], "reset": [], "setClock": [],
    "transaction": ["product", "state", "quantity", "until", "restored"],
  ]

  static func check(_ command: ReferenceJSON, isMember: Bool) throws(ReferenceRejection) {
    let malformed = ReferenceRejection("malformed")
    guard case .object = command else { throw malformed }
    let members = command.members
    let heads = members.filter { keys[$0.key] != nil }
    guard heads.count == 1, let head = heads.first, let more = keys[head.key] else {
      throw malformed
    }
    for member in members where member.key != head.key {
      if member.key == "id" || member.key == "now" {
        guard !isMember, member.key == "id" ? isID(member.value) : isInstant(member.value) else {
          throw malformed
        }
        continue
      }
      guard more.contains(member.key), isRight(member) else { throw malformed }
    }
    if command["stars"] != nil, command["score"] != nil { throw malformed }
    switch head.key {
    case "transaction":
      guard isNotice(command) else { throw malformed }
    case "setClock":
      guard isInstant(head.value) else { throw malformed }
    case "complete", "start", "fail", "unlock", "buy", "select", "visit", "open", "reset", "meet",
      "accept", "turnIn", "abandon":
      guard head.value.text != nil else { throw malformed }
    case "tick":
      guard head.value == true else { throw malformed }
    case "do":
      guard !isMember, !head.value.elements.isEmpty else { throw malformed }
      let commands = head.value.elements
      for command in commands { try check(command, isMember: true) }
    case "take", "add":
      guard isAmounts(head.value) else { throw malformed }
    case "grant":
      guard case .object = head.value, isBundle(head.value) else { throw malformed }
    default:
      guard case .object = head.value else { throw malformed }
    }
  }

  private static func isRight(_ member: ReferenceMember) -> Bool {
    switch member.key {
    case "stars", "score", "rank", "quantity": member.value.integer != nil
    case "marks": isList(member.value)
    case "price": member.value == "free" || isAmounts(member.value)
    case "until": isInstant(member.value)
    case "restored": member.value.truth != nil
    default: true
    }
  }

  private static func isInstant(_ json: ReferenceJSON) -> Bool {
    ReferenceCalendar.instant(json) != nil
  }

  /// A text, or a writer and a number.
  private static func isID(_ json: ReferenceJSON) -> Bool {
    guard case .object(let members) = json else { return json.text.map { $0 != "" } ?? false }
    return members.count == 2 && isName(json["writer"], upTo: 128)
      && (json["n"]?.integer ?? 0) >= 1
  }

  private static func isName(_ json: ReferenceJSON?, upTo limit: Int) -> Bool {
    (1...limit).contains(json?.text?.utf8.count ?? 0)
  }

  private static func isNotice(_ command: ReferenceJSON) -> Bool {
    isName(command["transaction"], upTo: 256) && isName(command["product"], upTo: .max)
      && ReferenceTransaction.stages.contains(command["state"]?.text ?? "")
      && command["quantity"]?.integer ?? 1 >= 1
  }

  private static func isList(_ json: ReferenceJSON) -> Bool {
    guard case .array(let elements) = json else { return false }
    return elements.allSatisfy { $0.text != nil }
  }

  private static func isAmounts(_ json: ReferenceJSON) -> Bool {
    guard case .object(let members) = json else { return false }
    return members.allSatisfy { $0.value.integer != nil }
  }

  private static func isBundle(_ json: ReferenceJSON) -> Bool {
    json.members.allSatisfy { member in
      switch member.key {
      case "unlock", "timers":
        return isList(member.value)
      case "set":
        guard case .object(let flags) = member.value else { return false }
        return flags.allSatisfy { $0.value.truth != nil }
      case "add":
        return isAmounts(member.value)
      default:
        return member.value.integer != nil
      }
    }
  }
}
