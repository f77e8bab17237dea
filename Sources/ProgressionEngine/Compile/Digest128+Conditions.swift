import ProgressionModel

extension Digest128 {
  mutating func add(_ condition: Condition) {
    switch condition {
    case .constant(let value): addForm(0, [value ? 1 : 0])
    case .all(let children): addForm(1, children.map { Int64($0.index) })
    case .any(let children): addForm(2, children.map { Int64($0.index) })
    case .none(let children): addForm(3, children.map { Int64($0.index) })
    case .not(let child): addForm(4, [Int64(child.index)])
    case .rule(let rule): addForm(5, [Int64(rule.index)])
    case .completed(let node): addForm(6, [Int64(node.index)])
    case .unlocked(let node): addForm(7, [Int64(node.index)])
    case .ownedProduct(let node): addForm(8, [Int64(node.index)])
    case .ownedItem(let item): addForm(9, [Int64(item.index)])
    case .flag(let flag): addForm(10, [Int64(flag.index)])
    case .visited(let node): addForm(11, [Int64(node.index)])
    case .met(let node): addForm(70, [Int64(node.index)])
    case .active(let node): addForm(71, [Int64(node.index)])
    case .failed(let node): addForm(72, [Int64(node.index)])
    case .marked(let node, let mark): addForm(12, [Int64(node.index), mark ?? -1])
    case .compare(let quantity, let bounds):
      addForm(13, [Int64(quantity.index), Int64(bounds.count)])
      for bound in bounds { add(bound) }
    case .attribute(let attribute, let test):
      addForm(14, [Int64(attribute.index)])
      add(test)
    case .now(let from, let until):
      addForm(14, [from ?? Int64.min, until ?? Int64.max])
    case .weekly(let window):
      addForm(15, [Int64(window.dayBits), window.from, window.until])
      add(window.zone)
    case .cohort(let salt, let share):
      addForm(16, [share])
      add(salt)
    case .waiting(let timer): addForm(17, [Int64(timer.index)])
    }
  }

  mutating func add(_ fact: TimedFact) {
    switch fact {
    case .completed(let node): addForm(60, [Int64(node.index)])
    case .unlocked(let node): addForm(61, [Int64(node.index)])
    case .visited(let node): addForm(62, [Int64(node.index)])
    case .met(let node): addForm(68, [Int64(node.index)])
    case .active(let node): addForm(69, [Int64(node.index)])
    case .ownedProduct(let node): addForm(63, [Int64(node.index)])
    case .ownedItem(let item): addForm(64, [Int64(item.index)])
    case .marked(let node, let mark): addForm(65, [Int64(node.index), mark ?? -1])
    case .flag(let flag): addForm(66, [Int64(flag.index)])
    case .reset(let reset): addForm(67, [Int64(reset.index)])
    }
  }

  private mutating func addForm(_ form: UInt8, _ operands: [Int64]) {
    add(byte: form)
    add(Int64(operands.count))
    for operand in operands { add(operand) }
  }

  private mutating func add(_ bound: Bound) {
    add(bound.comparator.description)
    switch bound.operand {
    case .literal(let value): addForm(0, [value])
    case .quantity(let quantity): addForm(1, [Int64(quantity.index)])
    }
  }

  private mutating func add(_ test: AttributeTest) {
    switch test {
    case .isOne(let values):
      addForm(0, [Int64(values.count)])
      for value in values { add(value.description) }
    case .compare(let bounds):
      addForm(1, [Int64(bounds.count)])
      for bound in bounds {
        add(bound.comparator.description)
        add(bound.value.description)
      }
    }
  }

  mutating func add(_ quantity: Quantity) {
    switch quantity {
    case .literal(let value): addForm(20, [value])
    case .stars(let set): addForm(21, [Int64(set.index)])
    case .clears(let set): addForm(22, [Int64(set.index)])
    case .fails(let set): addForm(23, [Int64(set.index)])
    case .score(let set): addForm(24, [Int64(set.index)])
    case .marks(let set, let mark):
      addForm(25, [Int64(set.index)])
      add(mark ?? "")
    case .have(let holding): addForm(26, [Int64(holding.index)])
    case .earned(let holding): addForm(27, [Int64(holding.index)])
    case .spent(let holding): addForm(28, [Int64(holding.index)])
    case .counter(let counter): addForm(29, [Int64(counter.index)])
    case .purchases(let node): addForm(30, [Int64(node.index)])
    case .rank(let node): addForm(31, [Int64(node.index)])
    case .ranks(let set): addForm(32, [Int64(set.index)])
    case .percent(let collection): addForm(33, [Int64(collection.index)])
    case .countConditions(let conditions): addForm(34, conditions.map { Int64($0.index) })
    case .countNodes(let set, let property):
      addForm(35, [Int64(set.index)])
      add(property.description)
    case .countLevels(let set, let stars): addForm(36, [Int64(set.index), stars])
    case .sum(let parts): addForm(37, parts.map { Int64($0.index) })
    case .min(let parts): addForm(38, parts.map { Int64($0.index) })
    case .max(let parts): addForm(39, parts.map { Int64($0.index) })
    case .times(let part, let factor): addForm(40, [Int64(part.index), factor])
    case .since(let part, let reset): addForm(41, [Int64(part.index), Int64(reset.index)])
    case .sinceAccepted(let part, let quest):
      addForm(44, [Int64(part.index), Int64(quest.index)])
    case .streak(let node): addForm(42, [Int64(node.index)])
    case .timeSince(let fact):
      addForm(43, [])
      add(fact)
    }
  }
}
