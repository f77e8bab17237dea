import ProgressionModel

extension Digest128 {
  mutating func add(_ condition: Condition) {
    switch condition {
    case .constant(let value): addForm(0, value ? 1 : 0)
    case .all(let children): addForm(1, children)
    case .any(let children): addForm(2, children)
    case .none(let children): addForm(3, children)
    case .not(let child): addForm(4, child)
    case .rule(let rule): addForm(5, rule)
    case .completed(let node): addForm(6, node)
    case .unlocked(let node): addForm(7, node)
    case .ownedProduct(let node): addForm(8, node)
    case .ownedItem(let item): addForm(9, item)
    case .flag(let flag): addForm(10, flag)
    case .visited(let node): addForm(11, node)
    case .met(let node): addForm(70, node)
    case .active(let node): addForm(71, node)
    case .failed(let node): addForm(72, node)
    case .marked(let node, let mark): addForm(12, Int64(node.index), mark ?? -1)
    case .compare(let quantity, let bounds):
      addForm(13, Int64(quantity.index), Int64(bounds.count))
      for bound in bounds { add(bound) }
    case .attribute(let attribute, let test):
      addForm(14, attribute)
      add(test)
    case .now(let from, let until):
      addForm(14, from ?? Int64.min, until ?? Int64.max)
    case .weekly(let window):
      addForm(15, count: 3)
      add(Int64(window.dayBits))
      add(window.from)
      add(window.until)
      add(window.zone)
    case .cohort(let salt, let share):
      addForm(16, share)
      add(salt)
    case .waiting(let timer): addForm(17, timer)
    }
  }

  mutating func add(_ fact: TimedFact) {
    switch fact {
    case .completed(let node): addForm(60, node)
    case .unlocked(let node): addForm(61, node)
    case .visited(let node): addForm(62, node)
    case .met(let node): addForm(68, node)
    case .active(let node): addForm(69, node)
    case .ownedProduct(let node): addForm(63, node)
    case .ownedItem(let item): addForm(64, item)
    case .marked(let node, let mark): addForm(65, Int64(node.index), mark ?? -1)
    case .flag(let flag): addForm(66, flag)
    case .reset(let reset): addForm(67, reset)
    }
  }

  private mutating func addForm(_ form: UInt8, count: Int = 0) {
    add(byte: form)
    add(Int64(count))
  }

  private mutating func addForm(_ form: UInt8, _ operand: Int64) {
    addForm(form, count: 1)
    add(operand)
  }

  private mutating func addForm(_ form: UInt8, _ first: Int64, _ second: Int64) {
    addForm(form, count: 2)
    add(first)
    add(second)
  }

  private mutating func addForm<Entity>(_ form: UInt8, _ operand: Ref<Entity>) {
    addForm(form, Int64(operand.index))
  }

  private mutating func addForm<Entity>(_ form: UInt8, _ operands: [Ref<Entity>]) {
    addForm(form, count: operands.count)
    for operand in operands { add(operand) }
  }

  private mutating func add(_ bound: Bound) {
    add(bound.comparator.description)
    switch bound.operand {
    case .literal(let value): addForm(0, value)
    case .quantity(let quantity): addForm(1, quantity)
    }
  }

  private mutating func add(_ test: AttributeTest) {
    switch test {
    case .isOne(let values):
      addForm(0, Int64(values.count))
      for value in values { add(value.description) }
    case .compare(let bounds):
      addForm(1, Int64(bounds.count))
      for bound in bounds {
        add(bound.comparator.description)
        add(bound.value.description)
      }
    }
  }

  mutating func add(_ quantity: Quantity) {
    switch quantity {
    case .literal(let value): addForm(20, value)
    case .stars(let set): addForm(21, set)
    case .clears(let set): addForm(22, set)
    case .fails(let set): addForm(23, set)
    case .score(let set): addForm(24, set)
    case .marks(let set, let mark):
      addForm(25, set)
      add(mark ?? "")
    case .have(let holding): addForm(26, holding)
    case .earned(let holding): addForm(27, holding)
    case .spent(let holding): addForm(28, holding)
    case .counter(let counter): addForm(29, counter)
    case .purchases(let node): addForm(30, node)
    case .rank(let node): addForm(31, node)
    case .ranks(let set): addForm(32, set)
    case .percent(let collection): addForm(33, collection)
    case .countConditions(let conditions): addForm(34, conditions)
    case .countNodes(let set, let property):
      addForm(35, set)
      add(property.description)
    case .countLevels(let set, let stars): addForm(36, Int64(set.index), stars)
    case .sum(let parts): addForm(37, parts)
    case .min(let parts): addForm(38, parts)
    case .max(let parts): addForm(39, parts)
    case .times(let part, let factor): addForm(40, Int64(part.index), factor)
    case .since(let part, let reset): addForm(41, Int64(part.index), Int64(reset.index))
    case .sinceAccepted(let part, let quest):
      addForm(44, Int64(part.index), Int64(quest.index))
    case .streak(let node): addForm(42, node)
    case .timeSince(let fact):
      addForm(43)
      add(fact)
    }
  }
}
