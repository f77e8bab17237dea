import ProgressionModel

extension Engine {
  /// Refuses what makes no sense in any state.
  func checkShape(of command: Command) throws(Rejection) {
    if let now = command.now, !Instants.range.contains(now) {
      throw .malformed("a time outside the years 1970 to 9999")
    }
    if let id = command.id { try check(id) }
    if let name = command.playthrough { try check(playthrough: name) }
    guard case .do(let members) = command.action else {
      switch command.action {
      case .begin(let name, _), .resume(let name):
        try check(playthrough: name)
        if command.playthrough != nil {
          throw .malformed("a `playthrough` beside `\(command.action.name)`, which names one")
        }
      default: break
      }
      return try checkAction(of: command)
    }
    if members.isEmpty { throw .malformed("a `do` without commands") }
    for member in members {
      if case .do = member.action { throw .malformed("a `do` inside a `do`") }
      if member.id != nil { throw .malformed("an `id` inside a `do`; the `do` itself has one") }
      if member.now != nil { throw .malformed("a `now` inside a `do`; the `do` itself has one") }
      if member.playthrough != nil {
        throw .malformed("a `playthrough` inside a `do`; the `do` itself has one")
      }
      switch member.action {
      case .begin, .resume: throw .malformed("a `\(member.action.name)` inside a `do`")
      default: try checkAction(of: member)
      }
    }
  }

  private func check(playthrough name: String) throws(Rejection) {
    if !PlayerAccount.isName(name) {
      throw .malformed(
        "a playthrough is named by 1 to 128 letters, digits, `-`, `_` and `.` of ASCII")
    }
  }

  private func check(_ id: CommandID) throws(Rejection) {
    switch id {
    case .opaque(let text):
      if text.isEmpty { throw .malformed("an empty `id`") }
    case .writer(let name, let number):
      if name.isEmpty { throw .malformed("a `writer` without a name") }
      if name.utf8.count > 128 { throw .malformed("a `writer` of more than 128 bytes") }
      if WriterRecord.isReserved(name) {
        throw .malformed("a `writer` whose name begins with a control character")
      }
      if number < 1 { throw .malformed("a writer's commands are numbered from 1") }
    }
  }

  private func checkAction(of command: Command) throws(Rejection) {
    switch command.action {
    case .complete(_, let result):
      if result.stars != nil, result.score != nil {
        throw .malformed("both `stars` and `score`")
      }
    case .setClock(let instant):
      if !Instants.range.contains(instant) {
        throw .malformed("a time outside the years 1970 to 9999")
      }
    case .transaction(let notice):
      if notice.transaction.isEmpty { throw .malformed("an empty `transaction`") }
      if notice.transaction.utf8.count > 256 {
        throw .malformed("a `transaction` of more than 256 bytes")
      }
      if let until = notice.until, !Instants.range.contains(until) {
        throw .malformed("a time outside the years 1970 to 9999")
      }
    default: return
    }
  }
}
