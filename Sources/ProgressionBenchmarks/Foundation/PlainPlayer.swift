/// A saved player state as plain structs, for Foundation's coders.
struct PlainPlayer: Codable {
  struct Clock: Codable {
    let now: Int64
  }

  struct Holding: Codable {
    let initial: Int64?
  }

  struct CommandID: Codable {
    let n: Int64
    let writer: String
  }

  struct Cause: Codable {
    let command: String?
    let of: String?
    let reward: String?
    let route: Int64?
  }

  struct LedgerEntry: Codable {
    let amount: Int64
    let at: Int64
    let by: Cause?
    let holding: String
    let id: CommandID?
    let kind: String
    let place: Int64?
    let revision: Int64
  }

  struct Sources: Codable {
    let at: Int64?
    let earned: Bool?
    let version: String?
  }

  struct Node: Codable {
    let clears: Int64?
    let completed: Bool?
    let paid: [String: [String: [String: Int64]]]?
    let paidComplete: Bool?
    let paidStars: Int64?
    let sources: Sources?
    let stars: Int64?
  }

  struct Change: Codable {
    let amount: Int64?
    let by: Cause?
    let from: Int64?
    let id: String
    let kind: String
    let to: Int64?
  }

  struct Remembered: Codable {
    let at: Int64
    let changes: [Change]
    let content: String
    let n: Int64
    let revision: Int64
  }

  struct Writer: Codable {
    let remembered: [Remembered]
  }

  let clock: Clock
  let fingerprint: String
  let holdings: [String: Holding]
  let ledger: [LedgerEntry]
  let nodes: [String: Node]
  let pack: String
  let packVersion: String
  let revision: Int64
  let schema: String
  let writers: [String: Writer]
}
