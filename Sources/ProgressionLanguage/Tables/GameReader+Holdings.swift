import ProgressionModel
import ProgressionText

/// Declares currencies and items.
extension GameReader {
  mutating func declareHolding(_ entry: TableEntry, _ kind: Holding.Kind) {
    let object = object(of: entry, kind == .currency ? .currency : .item)
    let cap = object?["cap"].flatMap { integer($0, "cap", in: 1...Int64.max) } ?? Int64.max
    let refill = object?["refill"].flatMap { self.refill($0, of: entry) }
    let initial = self.initial(object, cap: cap, isRefilled: refill != nil)
    let floor = object?["debt"].flatMap { self.floor($0) } ?? 0
    let tags = kind == .item ? object?["tags"].map { nameList($0, "tags") } ?? [] : []
    game.holdings.append(
      Holding(
        id: entry.id, title: title(object, entry.id), place: entry.place, kind: kind,
        initial: initial, cap: cap, floor: floor, refill: refill, tags: tags,
        scope: scope(object?["scope"])))
    holdingSources.append(object)
    declare(entry, .holding(Ref(position: game.holdings.count - 1)))
  }

  /// What a new player has: what fills by itself starts full, unless the pack says how much.
  private mutating func initial(_ object: JSONValue?, cap: Int64, isRefilled: Bool) -> Int64 {
    guard let value = object?["initial"] else { return isRefilled ? cap : 0 }
    let initial = integer(value, "initial", in: 0...Int64.max) ?? 0
    if initial > cap {
      report.error(
        .outOfRange, at: value.place,
        "`initial` is \(initial), which is more than the cap of \(cap)")
    }
    return initial
  }

  /// The least that a price may leave.
  private mutating func floor(_ value: JSONValue) -> Int64? {
    switch value.boolean {
    case true?: return -Int64.max
    case false?:
      report.error(
        .wrongType, at: value.place, "`debt` is true or how much may be owed",
        help: ["leave it out where nothing may be owed"])
      return nil
    case nil: break
    }
    guard value.kind == .integer || value.kind == .number else {
      reportType(
        of: value, "`debt` is true or how much may be owed",
        help: ["write true, or the most that may be owed"])
      return nil
    }
    return integer(value, "debt", in: 1...Int64.max).map { -$0 }
  }

  private mutating func refill(_ value: JSONValue, of entry: TableEntry) -> Refill? {
    let form = "write {\"amount\": 1, \"every\": \"30m\"}"
    if entry.value?["cap"] == nil {
      report.error(
        .missingKey, at: value.place,
        "`\(entry.id)` refills and has no `cap`: it would fill without end",
        help: ["write \"cap\": …, the amount at which it stops"])
    }
    guard isObject(value, "`refill`", help: [form]) else { return nil }
    checkKeys(value, .refill)
    guard let amountValue = value["amount"], let everyValue = value["every"] else {
      if isMisspelt("amount", in: value, .refill) || isMisspelt("every", in: value, .refill) {
        return nil
      }
      report.error(
        .missingKey, at: value.place, "`refill` has both `amount` and `every`", help: [form])
      return nil
    }
    let amount = integer(amountValue, "amount", in: 1...Int64.max)
    let every = duration(everyValue, "every")
    guard let amount, let every else { return nil }
    return Refill(amount: amount, every: every)
  }
}
