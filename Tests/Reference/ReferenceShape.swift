/// What a command must look like before anything is looked up.
enum ReferenceShape {
  private static let keys: [String: [String]] = [
    "complete": ["stars", "score", "marks"], "start": [], "fail": [], "unlock": ["price", "rank"],
    "buy": ["quantity", "price"], "select": [], "grant": [], "take": [], "set": [], "add": [],
    "visit": [], "tick": [], "do": [],
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
      if member.key == "id" {
        guard !isMember else { throw malformed }
        continue
      }
      guard more.contains(member.key), isRight(member) else { throw malformed }
    }
    switch head.key {
    case "complete", "start", "fail", "unlock", "buy", "select", "visit":
      guard head.value.text != nil else { throw malformed }
    case "tick":
      guard head.value == true else { throw malformed }
    case "do":
      guard case .array(let commands) = head.value else { throw malformed }
      for command in commands { try check(command, isMember: true) }
    default:
      guard case .object = head.value else { throw malformed }
    }
  }

  private static func isRight(_ member: ReferenceMember) -> Bool {
    switch member.key {
    case "stars", "score", "rank", "quantity": member.value.integer != nil
    case "marks": member.value.elements.allSatisfy { $0.text != nil }
    default: true
    }
  }
}
