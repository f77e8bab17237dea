import ProgressionModel
import ProgressionText

/// Single values, typed and within their ranges.
extension StateReader {
  mutating func number(_ json: JSONValue, _ range: ClosedRange<Int64>) -> Int64 {
    guard let number = json.integer, range.contains(number) else {
      report(
        .stateValue, json.place,
        "an integer within \(range.lowerBound) to \(range.upperBound) is expected here")
      return range.contains(0) ? 0 : range.lowerBound
    }
    return number
  }

  mutating func amount(_ json: JSONValue) -> Int64 { number(json, 0...Int64.max) }

  /// An instant as it is stored: plus 1, so that 0 is none.
  mutating func instant(_ json: JSONValue) -> Int64 {
    number(json, Instants.range).addingClamped(1)
  }

  /// The number of a period; they rise, and no play gets beyond these bounds.
  mutating func period(_ json: JSONValue) -> Int64 { number(json, -1 << 62...1 << 62) }

  mutating func isTrue(_ json: JSONValue) -> Bool {
    if json.boolean == true { return true }
    report(.stateValue, json.place, "only `true` is written here")
    return false
  }

  mutating func text(_ json: JSONValue) -> String {
    isText(json) ? json.string ?? "" : ""
  }

  /// Whether a value is a text; reports any other.
  mutating func isText(_ json: JSONValue) -> Bool {
    if json.isString { return true }
    report(.stateValue, json.place, "a text is expected here")
    return false
  }

  /// A number as a key: as it is written in JSON.
  mutating func number(key member: JSONMember) -> Int64? {
    let key = member.key
    if let number = Int64(key), "\(number)".hasBytes(of: key) { return number }
    report(.stateValue, member.keyPlace, "`\(key)` is no integer")
    return nil
  }

  /// Sets a fact that only grows; where two old ids became one the larger value stays.
  ///
  /// A fact that the pack has no use for is kept as it is.
  mutating func set(_ slot: Slot, _ value: Int64, _ member: JSONMember) {
    guard slot > CellGraph.always else { return keep(member) }
    state.values[Int(slot)] = Swift.max(state[slot], value)
  }

  /// Sets a fact that can be anything.
  mutating func put(_ slot: Slot, _ value: Int64, _ member: JSONMember) {
    guard slot > CellGraph.always else { return keep(member) }
    state.values[Int(slot)] = value
  }

  mutating func setTrue(_ slot: Slot, _ member: JSONMember) {
    if isTrue(member.value) { set(slot, 1, member) }
  }

  mutating func setTimes(_ slot: Slot, _ member: JSONMember) {
    set(slot, number(member.value, 0...PlayerState.mostTimes), member)
  }

  /// Sets the instant at which something began; of two the earlier one.
  mutating func setEarliest(_ slot: Slot, _ member: JSONMember) {
    let new = instant(member.value)
    guard slot > CellGraph.always else { return keep(member) }
    let old = state[slot]
    state.values[Int(slot)] = old == 0 ? new : Swift.min(old, new)
  }

  mutating func setInstant(_ slot: Slot, _ member: JSONMember) {
    set(slot, instant(member.value), member)
  }
}

extension Game {
  /// The id of what a name names.
  func id(of entity: NameTable.Entity) -> String {
    switch entity {
    case .node(let one): self[one].id
    case .holding(let one): self[one].id
    case .counter(let one): self[one].id
    case .flag(let one): self[one].id
    case .attribute(let one): self[one].id
    case .chest(let one): self[one].id
    case .timer(let one): self[one].id
    case .rule(let one): self[one].id
    case .collection(let one): self[one].id
    case .reset(let one): self[one].id
    }
  }
}
