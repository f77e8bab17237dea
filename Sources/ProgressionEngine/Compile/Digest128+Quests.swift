import ProgressionModel

extension Digest128 {
  mutating func add(_ quest: Quest) {
    add(optional: quest.giver)
    add(byte: quest.acceptance == .automatic ? 1 : 0)
    add(Int64(quest.objectives.count))
    for objective in quest.objectives {
      add(objective.name)
      add(objective.condition)
      add(byte: objective.isOptional ? 1 : 0)
    }
    add(Int64(quest.stages.count))
    for stage in quest.stages {
      add(Int64(stage.count))
      for objective in stage { add(Int64(objective)) }
    }
    add(optional: quest.turnIn)
    add(quest.turnInPrice)
    add(optional: quest.failWhen)
    switch quest.deadline {
    case nil: add(byte: 0)
    case .after(let seconds):
      add(byte: 1)
      add(seconds)
    case .at(let instant):
      add(byte: 2)
      add(instant)
    }
    add(byte: quest.whenGone == .fail ? 1 : 0)
    add(byte: quest.canRetry ? 1 : 0)
  }

  mutating func add(_ person: Person) {
    add(byte: person.placements == nil ? 0 : 1)
    add(Int64(person.placements?.count ?? 0))
    for placement in person.placements ?? [] {
      add(optional: placement.location)
      add(optional: placement.when)
    }
  }
}
