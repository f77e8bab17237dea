package import ProgressionText

/// A change as it stands in JSON, checked; the texts of it are not made.
package struct ChangeReading: Sendable {
  package let kind: Change.Kind
  package let id: JSONReference
  /// Values that `Change.Value` reads.
  package let from: JSONReference?
  package let to: JSONReference?
  package let amount: Int64?
  package let cause: CauseReading?

  /// Reads what `Change.write` writes; `nil` for anything else.
  package init?(_ json: JSONValue) {
    var kind: Change.Kind?
    var id: JSONReference?
    var isMark = false
    var (from, to): (JSONReference?, JSONReference?)
    var amount: Int64?
    var cause: CauseReading?
    for member in json.members {
      let value = member.value
      let isRead: Bool
      switch member.word {
      case "kind":
        kind = Change.Kind(value.word)
        isRead = kind != nil
      case "id":
        id = value.isString ? value.reference : nil
        isRead = id != nil
      case "amount":
        amount = value.integer
        isRead = amount != nil
      case "by":
        cause = CauseReading(value)
        isRead = cause != nil
      case "from":
        from = value.isOfChange ? value.reference : nil
        isRead = from != nil
      case "to", "mark":
        to = value.isOfChange ? value.reference : nil
        isMark = member.keyIs("mark")
        isRead = to != nil
      default: isRead = false
      }
      if !isRead || member.duplicateOf != nil { return nil }
    }
    guard let kind, let id, to == nil || isMark == (kind == .mark) else { return nil }
    self.kind = kind
    self.id = id
    self.from = from
    self.to = to
    self.amount = amount
    self.cause = cause
  }
}

/// What made a change, as it stands in JSON.
package enum CauseReading: Sendable {
  case command(JSONReference)
  case reward(moment: JSONReference, node: JSONReference)
  case route(Int64)
  case source(Change.Source, id: JSONReference)

  /// Reads what `Change.Cause.write` writes; `nil` for anything else.
  package init?(_ json: JSONValue) {
    var (moment, node): (JSONReference?, JSONReference?)
    for member in json.members {
      let value = member.value
      let text = value.isString ? value.reference : nil
      switch member.word {
      case "reward": moment = text
      case "of": node = text
      case "command" where json.count == 1:
        guard let text else { return nil }
        self = .command(text)
        return
      case "route" where json.count == 1:
        guard let route = value.integer else { return nil }
        self = .route(route)
        return
      case let word where json.count == 1:
        guard let source = Change.Source(word), let text else { return nil }
        self = .source(source, id: text)
        return
      default: return nil
      }
    }
    guard json.count == 2, let moment, let node else { return nil }
    self = .reward(moment: moment, node: node)
  }
}

extension JSONValue {
  /// Whether a value is one that a change has before or after.
  fileprivate var isOfChange: Bool { boolean != nil || isString || integer != nil }
}

extension Change.Source {
  fileprivate init?(_ word: KeyWord) {
    switch word {
    case "chest": self = .chest
    case "product": self = .product
    case "quest": self = .quest
    case "refill": self = .refill
    case "reset": self = .reset
    case "timer": self = .timer
    case "transaction": self = .transaction
    default: return nil
    }
  }
}
