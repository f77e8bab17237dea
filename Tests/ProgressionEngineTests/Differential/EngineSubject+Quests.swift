import ProgressionEngine
import ProgressionModel
import ProgressionReference

extension EngineSubject {
  /// What only the record of a quest or an npc says.
  func quest(_ record: StatusRecord) -> [ReferenceMember] {
    var members: [ReferenceMember] = []
    if let state = record.state {
      members.append(ReferenceMember("state", .string(state.description)))
    }
    if let stage = record.stage { members.append(ReferenceMember("stage", .int(stage))) }
    if let stages = record.stages { members.append(ReferenceMember("stages", .int(stages))) }
    if !record.objectives.isEmpty {
      let objectives = record.objectives.map { ReferenceMember($0.name, .bool($0.holds)) }
      members.append(ReferenceMember("objectives", .object(objectives)))
    }
    if let place = record.place {
      members.append(ReferenceMember("at", .string(engine.game[place].id)))
    }
    if let instant = record.failsAt { members.append(ReferenceMember("failsAt", .int(instant))) }
    return members
  }

  /// Why a node stays as it is, where the reference evaluator can tell.
  func never(_ record: StatusRecord, _ node: Node) -> String? {
    switch record.never {
    case .excluded: return "excluded"
    case .missed:
      return record.state == .failed && node.quest?.canRetry == false ? "missed" : nil
    case .expired:
      guard case .at(let instant) = node.quest?.deadline, node.quest?.failWhen == nil else {
        return nil
      }
      return instant <= state.now ? "expired" : nil
    case nil: return nil
    }
  }
}
