import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// What is wrong with ids, times and transactions is said exactly, with what to write instead.
struct CommandMistakeTests {
  static let ids: [(String, String)] = [
    (
      #"{"tick": true, "id": 7}"#,
      #"1:22 wrong-type: `id` is a string, or a writer with its number; this is a number | write "7", or {"writer": "phone", "n": 7}"#
    ),
    (
      #"{"tick": true, "id": null}"#,
      #"1:22 wrong-type: `id` is a string, or a writer with its number; this is null | write "1", or {"writer": "phone", "n": 1}"#
    ),
    (#"{"tick": true, "id": ""}"#, "1:22 out-of-range: `id` is not empty"),
    (
      #"{"tick": true, "id": {"writer": "a"}}"#,
      #"1:22 missing-key: the `id` of a writer needs `n` | write {"writer": "a", "n": 1}"#
    ),
    (
      #"{"tick": true, "id": {"n": 4}}"#,
      #"1:22 missing-key: the `id` of a writer needs `writer` | write {"writer": "phone", "n": 4}"#
    ),
    (
      #"{"tick": true, "id": {}}"#,
      #"1:22 missing-key: the `id` of a writer needs `writer` | write {"writer": "phone", "n": 1}"#
    ),
    (
      #"{"tick": true, "id": {"writer": "a", "n": 0}}"#,
      "1:43 out-of-range: `n` is 1 or more; this is 0"
    ),
    (
      #"{"tick": true, "id": {"writer": "", "n": 1}}"#,
      "1:33 out-of-range: `writer` is not empty"
    ),
    (
      #"{"tick": true, "id": {"writer": "a", "number": 1, "n": 1}}"#,
      "1:38 unknown-key: the `id` of a writer has no key `number` | the keys are `writer`, `n`"
    ),
    (
      #"{"do": [{"tick": true, "id": "a"}]}"#,
      "1:24 unknown-key: a command inside a `do` has no `id` | write it beside `do`: the batch happens once, at one time"
    ),
    (
      #"{"do": [{"tick": true, "now": 0}]}"#,
      "1:24 unknown-key: a command inside a `do` has no `now` | write it beside `do`: the batch happens once, at one time"
    ),
  ]

  static let times: [(String, String)] = [
    (
      #"{"tick": true, "now": "2026-01-01"}"#,
      #"1:23 wrong-type: `now` is an instant; `2026-01-01` is a day, which begins elsewhere at another time | write "2026-01-01T00:00Z" for UTC, or the offset of the place as in "2026-01-01T00:00+02:00""#
    ),
    (
      #"{"tick": true, "now": "2026-01-01T10:00"}"#,
      #"1:23 wrong-type: `now` is an instant; `2026-01-01T10:00` does not say in which offset from UTC | write "2026-01-01T10:00Z" for UTC, or the offset of the place as in "2026-01-01T10:00+02:00""#
    ),
    (
      #"{"tick": true, "now": "2026-02-30T10:00Z"}"#,
      "1:23 out-of-range: `now` is an instant; there is no date or time `2026-02-30T10:00Z`"
    ),
    (
      #"{"tick": true, "now": "1969-12-31T23:59:59Z"}"#,
      "1:23 out-of-range: `now` lies in the years 1970 to 9999; `1969-12-31T23:59:59Z` does not"
    ),
    (
      #"{"tick": true, "now": "tomorrow"}"#,
      #"1:23 wrong-type: `now` is an instant; `tomorrow` is none | write "2026-01-01T00:00:00Z""#
    ),
    (
      #"{"tick": true, "now": "1767225600"}"#,
      "1:23 wrong-type: `now` is an instant; `1767225600` is none | write 1767225600 without quotes"
    ),
    (
      #"{"tick": true, "now": -1}"#,
      "1:23 out-of-range: `now` is 0 to 253402300799 seconds, the years 1970 to 9999; this is -1"
    ),
    (
      #"{"tick": true, "now": 1767225600000}"#,
      "1:23 out-of-range: `now` is 0 to 253402300799 seconds, the years 1970 to 9999; this is 1767225600000 | instants are seconds; if these are milliseconds, write 1767225600"
    ),
    (
      #"{"setClock": true}"#,
      #"1:14 wrong-type: `setClock` is an instant; this is `true` | write "2026-01-01T00:00:00Z""#
    ),
    (
      #"{"setClock": 1.5}"#,
      #"1:14 wrong-type: `setClock` is an instant; this is a number | write "2026-01-01T00:00:00Z""#
    ),
  ]

  static let transactions: [(String, String)] = [
    (
      #"{"transaction": "t", "product": "p", "state": "refunded"}"#,
      "1:47 unknown-word: `refunded` is no word for `state` | did you mean `revoked`?"
    ),
    (
      #"{"transaction": "t", "product": "p", "state": "cancelled"}"#,
      "1:47 unknown-word: `cancelled` is no word for `state` | did you mean `expired`?"
    ),
    (
      #"{"transaction": "t", "product": "p", "state": "restored"}"#,
      #"1:47 unknown-word: `restored` is no word for `state` | write "state": "purchased", "restored": true"#
    ),
    (
      #"{"transaction": "t", "product": "p", "state": "purchase"}"#,
      "1:47 unknown-word: `purchase` is no word for `state` | did you mean `purchased`?"
    ),
    (
      #"{"transaction": "t", "product": "p", "state": 3}"#,
      "1:47 wrong-type: `state` is one of `pending`, `expired`, `purchased`, `revoked`, `reinstated`; this is a number"
    ),
    (
      #"{"transaction": "t", "state": "purchased"}"#,
      #"1:2 missing-key: a transaction needs `product` | write {"transaction": "t-1", "product": "pass", "state": "purchased"}"#
    ),
    (
      #"{"transaction": "t", "product": "p"}"#,
      #"1:2 missing-key: a transaction needs `state` | write {"transaction": "t-1", "product": "pass", "state": "purchased"}"#
    ),
    (
      #"{"transaction": 4, "product": "p", "state": "purchased"}"#,
      #"1:17 wrong-type: `transaction` is the store's id, a string; this is a number | write "4""#
    ),
    (
      #"{"transaction": "", "product": "p", "state": "purchased"}"#,
      "1:17 out-of-range: `transaction` is not empty"
    ),
    (
      #"{"transaction": "t", "product": "p", "state": "purchased", "quantity": 0}"#,
      "1:72 out-of-range: `quantity` is 1 or more; this is 0"
    ),
    (
      #"{"transaction": "t", "product": "p", "state": "purchased", "until": "2026-02-01"}"#,
      #"1:69 wrong-type: `until` is an instant; `2026-02-01` is a day, which begins elsewhere at another time | write "2026-02-01T00:00Z" for UTC, or the offset of the place as in "2026-02-01T00:00+02:00""#
    ),
    (
      #"{"transaction": "t", "product": "p", "state": "purchased", "restored": 1}"#,
      "1:72 wrong-type: `restored` is true or false; this is a number"
    ),
    (
      #"{"transaction": "t", "product": "p", "status": "purchased", "state": "pending"}"#,
      "1:38 unknown-key: the command `transaction` has no key `status` | did you mean `state`?"
    ),
    (
      #"{"open": ["a"]}"#,
      #"1:10 one-reference: `open` names one thing; this is a list | for several, write {"do": [{"open": …}, …]}"#
    ),
    (#"{"reset": true}"#, "1:11 wrong-type: `reset` is a string; this is `true`"),
    (
      #"{"grant": {"timers": "brew"}}"#,
      #"1:22 wrong-type: `timers` is a list; this is a string | write ["brew"]"#
    ),
  ]

  @Test("A mistake is said with its place", arguments: ids + times + transactions)
  func mistake(json text: String, finding: String) throws {
    let (json, sources) = try #require(TestPack.json(text))
    let (command, diagnostics) = CommandReader.read(json)
    #expect(command == nil)
    #expect(diagnostics.map { TestPack.line(of: $0, sources) } == [finding])
  }

  @Test("Names have a longest length, in bytes")
  func lengths() throws {
    func isRead(_ text: String) throws -> Bool {
      let (json, _) = try #require(TestPack.json(text))
      return CommandReader.read(json).command != nil
    }
    func writer(_ bytes: Int) -> String {
      let name = String(repeating: "é", count: bytes / 2) + String(repeating: "a", count: bytes % 2)
      return #"{"tick": true, "id": {"writer": "\#(name)", "n": 1}}"#
    }
    #expect(try isRead(writer(128)))
    #expect(try !isRead(writer(129)))
    func transaction(_ bytes: Int) -> String {
      let id = String(repeating: "t", count: bytes)
      return #"{"transaction": "\#(id)", "product": "p", "state": "purchased"}"#
    }
    #expect(try isRead(transaction(256)))
    #expect(try !isRead(transaction(257)))
  }

  @Test("Instants are written as UTC, however they were given")
  func instants() throws {
    let texts = [
      #""2026-01-01T00:00:00Z""#, #""2026-01-01T02:00+02:00""#, "1767225600",
      #""2025-12-31T16:00:00-08:00""#,
    ]
    for text in texts {
      let (json, _) = try #require(TestPack.json(#"{"tick": true, "now": \#(text)}"#))
      let command = try #require(CommandReader.read(json).command)
      #expect(CommandWriter.write(command) == #"{"tick":true,"now":"2026-01-01T00:00:00Z"}"#)
    }
    let impossible = Command(.tick, now: -1)
    #expect(CommandWriter.write(impossible) == #"{"tick":true,"now":-1}"#)
  }

  @Test("Whoever's word for a stage it is, some stage is meant")
  func stages() throws {
    for stage in StoreNotice.Stage.all {
      let text = #"{"transaction": "t", "product": "p", "state": "\#(stage)"}"#
      let (json, _) = try #require(TestPack.json(text))
      let command = try #require(CommandReader.read(json).command)
      #expect(
        command.action
          == .transaction(StoreNotice(transaction: "t", product: "p", stage: stage)))
      #expect(CommandWriter.write(command) == text.replacing(" ", with: ""))
    }
  }
}
