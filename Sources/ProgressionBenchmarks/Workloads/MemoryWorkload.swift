import ProgressionEngine
import ProgressionKit
import ProgressionModel

/// What states and engines take of the heap.
enum MemoryWorkload {
  private static let method = "bytes in use, by malloc_info before and after"

  static var memory: Workload {
    Workload(name: "memory", summary: "what a player state and an engine take of the heap") {
      scale in
      guard HeapUse.bytes != nil else {
        return [.note("memory: left out, as this system does not say what is in use")]
      }
      var parts = try state(scale).map { Workload.Part.figure($0) }
      for nodes in scale.campaigns { parts.append(.figure(try engine(Campaign(nodes: nodes)))) }
      return parts
    }
  }

  /// Many states, each loaded by itself so that none shares anything with another.
  private static func state(_ scale: Scale) throws -> [Figure] {
    let play = try CampaignPlay(Campaign(levels: scale.stateLevels), commands: 1)
    let saved = play.engine.encode(try StateWorkload.sample(scale, play))
    var states: [PlayerState] = []
    states.reserveCapacity(scale.states)
    // What the first load leaves behind is no part of a state.
    BlackHole.take(try play.engine.decode(saved).revision)
    let used = try difference {
      for _ in 0..<scale.states { states.append(try play.engine.decode(saved)) }
    }
    for state in states where play.engine.encode(state) != saved {
      throw WrongAnswer("memory: a state is not as it was saved")
    }
    return [
      Figure(
        name: "memory-state-\(scale.stateLevels)-levels", bytes: used / Double(scale.states),
        method: "mean of \(scale.states) loaded states: \(method)",
        goals: [Goal(.bytes(16 * 1_024))]),
      Figure(
        name: "memory-state-saved", bytes: Double(saved.count), method: "the same state as JSON"),
    ]
  }

  private static func engine(_ campaign: Campaign) throws -> Figure {
    let rules = campaign.rules()
    var engine: Engine?
    let used = try difference { engine = try RulePack(main: rules).engine() }
    try WrongAnswer.check(
      "memory: nodes", engine?.game.nodes.count ?? 0, expected: campaign.nodes)
    return Figure(
      name: "memory-engine-\(campaign.nodes)-nodes", bytes: used, method: method,
      goals: campaign.nodes >= 100_000 ? [Goal(.bytes(100 * 1_048_576))] : [])
  }

  private static func difference(_ work: () throws -> Void) throws -> Double {
    let before = HeapUse.bytes ?? 0
    try work()
    return Double((HeapUse.bytes ?? 0) - before)
  }
}
