import ProgressionEngine
import ProgressionLanguage
import ProgressionModel
import ProgressionText

/// How results say things, the same in every format.
enum Wording {
  /// The most changes that a failure lists.
  private static let maximumChanges = 12

  // MARK: - Commands

  /// The command that replays one scenario.
  static func replay(file: String, scenario: String) -> String {
    "progression run \(shellQuoted(file)) --filter \(shellQuoted(scenario))"
  }

  /// A word as a POSIX shell reads it back.
  static func shellQuoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && !word.hasPrefix("-")
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: ","):
          true
        default: false
        }
      }
    if isPlain { return word }
    let quoted = word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    return PlainText.visible("'\(quoted)'")
  }

  // MARK: - Changes

  /// The changes of a step as lines, the last ones where there are many.
  static func changes(_ changes: [Change], ofStep step: String) -> [String] {
    var lines = changes.suffix(maximumChanges).map(text)
    let left = changes.count - lines.count
    if left > 0 { lines.insert("… and \(left) before these", at: 0) }
    if let first = lines.first { lines[0] = "step \(step): \(first)" }
    return lines
  }

  /// One change as a line, as in `credited coins 50 (onComplete of lumina-prime/1)`.
  static func text(_ change: Change) -> String {
    var text = "\(change.kind.description) \(change.id)"
    if let from = change.from { text += " from \(value(from))" }
    if let to = change.to { text += change.from == nil ? " \(value(to))" : " to \(value(to))" }
    if let amount = change.amount { text += " \(amount)" }
    if let cause = change.cause { text += " (\(self.text(cause)))" }
    return PlainText.visible(text)
  }

  /// An entry of the ledger as a line, as in `credited coins 50 (grant) by phone#41`.
  static func text(_ entry: LedgerEntry, _ game: Game) -> String {
    let change = Change(
      entry.kind, game[entry.holding].id, amount: entry.amount, cause: entry.cause)
    return text(change) + (entry.id.map { PlainText.visible(" by \($0)") } ?? "")
  }

  private static func text(_ cause: Change.Cause) -> String {
    switch cause {
    case .command(let name): name
    case .reward(let moment, let node): "\(moment) of \(node)"
    case .route(let number): "way \(number &+ 1)"
    case .source(let source, let id): "\(source) \(id)"
    }
  }

  private static func value(_ value: Change.Value) -> String {
    switch value {
    case .boolean(let boolean): boolean ? "true" : "false"
    case .integer(let integer): "\(integer)"
    case .text(let text): text
    }
  }

  // MARK: - Rejections

  /// A rejection as its JSON on one line, without its unmet leaves: those are the reasons.
  static func text(_ rejection: Rejection) -> String {
    json(rejection).map { PlainText.visible(OneLine.text(of: $0, leavingOut: ["unmet"])) }
      ?? rejection.reason
  }

  /// A rejection as words, as in "`insufficientFunds`: 10 more `coins` needed".
  static func sentence(_ rejection: Rejection) -> String {
    guard let detail = detail(of: rejection) else { return "`\(rejection.reason)`" }
    return "`\(rejection.reason)`: \(PlainText.visible(detail))"
  }

  private static func detail(of rejection: Rejection) -> String? {
    switch rejection {
    case .malformed(let message), .outOfRange(_, let message): message
    case .unknownId(let id, let nearest):
      "nothing that it takes is called `\(id)`" + (nearest.map { ", is it `\($0)`?" } ?? "")
    case .excluded(_, let other): "`\(other)` was taken"
    case .insufficientFunds(let missing):
      missing.map { "\($0.amount) more `\($0.id)`" }.joined(separator: " and ") + " needed"
    case .limitReached(_, let limit): "at most \(limit)"
    case .clockWentBack(let from, let to):
      "it is \(Instants.text(from)) already, not \(Instants.text(to))"
    case .tooOld(let id): "`\(id)` is older than what is remembered"
    case .duplicateWithDifferentContent(let id): "`\(id)` was another command"
    case .paymentPending(let product): "a payment for `\(product)` is under way"
    case .capReached(let holding, let cap): "at most \(cap) `\(holding)`"
    default: nil
    }
  }

  /// The requirements that a rejection carries.
  static func unmet(_ rejection: Rejection) -> [Requirement] {
    if case .locked(_, let unmet) = rejection { unmet } else { [] }
  }

  // MARK: - Values

  /// A change as JSON.
  static func json(_ change: Change) -> JSONValue? {
    var writer = JSONWriter(style: .compact)
    change.write(to: &writer)
    return json(writer.finish())
  }

  /// A cause as JSON.
  static func json(_ cause: Change.Cause) -> JSONValue? {
    var writer = JSONWriter(style: .compact)
    cause.write(to: &writer)
    return json(writer.finish())
  }

  /// A rejection as JSON.
  static func json(_ rejection: Rejection) -> JSONValue? {
    var writer = JSONWriter(style: .compact)
    OutcomeWriter.write(rejection, to: &writer)
    return json(writer.finish())
  }

  /// An offer as JSON, as a status record has it.
  static func json(_ offer: Offer) -> JSONValue? {
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    writer.key("price")
    if offer.price.isEmpty { writer.string("free") } else { write(offer.price, to: &writer) }
    writer.key("affordable")
    writer.boolean(offer.isAffordable)
    if !offer.missing.isEmpty {
      writer.key("missing")
      write(offer.missing, to: &writer)
    }
    writer.endObject()
    return json(writer.finish())
  }

  private static func write(_ amounts: [NamedAmount], to writer: inout JSONWriter) {
    writer.beginObject()
    for amount in amounts {
      writer.key(amount.id)
      writer.integer(amount.amount)
    }
    writer.endObject()
  }

  /// JSON that this program wrote, read back to be compared or laid out.
  private static func json(_ bytes: ContiguousArray<UInt8>) -> JSONValue? {
    let file = SourceFile(name: "", bytes: bytes)
    return JSONReader.read(file, as: FileID(index: -1)).document?.root
  }

  /// Ids in brackets.
  static func list(_ ids: [String]) -> String {
    "[\(ids.joined(separator: ", "))]"
  }
}
