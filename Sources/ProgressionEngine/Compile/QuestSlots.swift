import ProgressionModel

/// How far a player is with a quest, as it is stored.
enum QuestPhase: Int64, Sendable {
  /// It was never accepted.
  case none
  case active
  /// The player gave it up and may accept it again.
  case givenUp
  case failed
  case completed

  static var all: [QuestPhase] { [.none, .active, .givenUp, .failed, .completed] }
}

/// Where the facts and derived values of one quest are, beside those of every node.
struct QuestSlots: Sendable {
  let node: NodeRef

  // Facts.
  /// How often it was accepted.
  let attempts: Slot
  /// A `QuestPhase`.
  let phase: Slot
  /// The instant (plus 1) at which it was accepted last.
  let acceptedAt: Slot
  /// The stage, from 0.
  let stage: Slot
  /// Whether it has accepted itself; -1 where only the player accepts it.
  let autoAccepted: Slot
  /// The positions of the baselines from which growth counts since it was accepted.
  var baselines: [Int] = []

  // Derived.
  /// Whether a stored source or an automatic route opens it, whoever is gone.
  var opened: Slot = -1
  /// Whether nothing keeps it from being offered: its giver is somewhere, nothing fails it and its
  /// last day has not come.
  var offerable: Slot = -1
  /// Whether it is active and waits for its giver or turn-in npc.
  var suspended: Slot = -1
  /// How far it is, as the number of a `QuestState`.
  var state: Slot = -1
  /// What it does by itself next: the bits of `QuestSteps`.
  var step: Slot = -1
}

/// What a quest does by itself as soon as the state settles.
struct QuestSteps: OptionSet, Sendable {
  let rawValue: Int64
  static let accept = QuestSteps(rawValue: 1)
  /// It goes on to its next stage, or completes.
  static let advance = QuestSteps(rawValue: 2)
  /// It fails, whatever else it could do: what fails it holds, or its deadline has come.
  static let lapse = QuestSteps(rawValue: 4)
  /// It fails because its giver or turn-in npc is gone, where nothing else fails it.
  static let leave = QuestSteps(rawValue: 8)
}

extension QuestState {
  /// The numbers by which derived values and changes know the states, in the order of these.
  static var numbered: [QuestState] {
    [.locked, .offered, .active, .suspended, .ready, .completed, .failed]
  }

  init(number: Int64) {
    let states = QuestState.numbered
    self = states[Int(clamping: Swift.min(Swift.max(0, number), Int64(states.count) - 1))]
  }

  /// Whether the quest was accepted and not given up since.
  var isTaken: Bool { self != .locked && self != .offered }
}

extension Layout {
  /// The slots of a quest; `nil` for another node.
  func quest(of node: NodeRef) -> QuestSlots? {
    let position = nodes[node.position].quest
    return position < 0 ? nil : quests[Int(position)]
  }
}
