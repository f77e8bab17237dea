import ProgressionEngine
import ProgressionModel
import ProgressionText

/// One thing that is expected after a step.
struct Expectation: Sendable {
  /// What is looked at, with the value that it should have.
  enum Subject: Sendable {
    case amount(Measure, HoldingRef, Int64)
    /// The stars of a level or a world; `nil` is all worlds.
    case stars(NodeRef?, Int64)
    case rank(NodeRef, Int64)
    case counter(CounterRef, Int64)
    case flag(FlagRef, Bool)
    case attribute(AttributeRef, AttributeValue)
    case ownedProduct(NodeRef, Bool)
    case ownedItem(HoldingRef, Bool)
    /// A percentage; `nil` where nothing is counted.
    case percent(CollectionRef, Int64?)
    case mark(Mark, NodeRef)
    /// Whether something happened to a node, or goes on with it.
    case past(Past, NodeRef, Bool)
    case state(NodeRef, QuestState)
    /// The stage of an active quest, from 1; `nil` where the quest is not active.
    case stage(NodeRef, Int64?)
    case objectives(NodeRef, [Objective])
    /// When an active quest fails by its deadline; `nil` where it does not.
    case failsAt(NodeRef, Int64?)
    /// The location where an npc is; `nil` is nowhere.
    case placement(NodeRef, NodeRef?)
    case status(NodeRef, Status)
    case showing(NodeRef?)
    case nextLevel(NodeRef?)
    case newlyUnlocked([NodeRef])
    /// Objects, each with some of the keys of a change.
    case changes([JSONValue])
    case offers(NodeRef, [JSONValue])
    case never(NodeRef, String?)
    /// When the node opens by itself; `nil` where nobody can say.
    case opensAt(NodeRef, Int64?)
    case outcome(isDuplicate: Bool)
    /// Whether the store is told; `nil` where the outcome does not say.
    case acknowledge(Bool?)
    case remembered(CommandID, Bool)
    /// The record of a transaction; `nil` where there is none.
    case transaction(String, ExpectedTransaction?)
    case ledger([ExpectedEntry])
    case period(ResetRef, Int64)
    case report(ExpectedReport)
    case explain(NodeRef, words: [String])
    case that(ConditionRef, text: String)
  }

  /// Whether an objective of a quest is done.
  struct Objective: Sendable {
    let name: String
    let isDone: Bool
  }

  /// The totals of a holding.
  enum Measure: String, Sendable {
    case have
    case earned
    case spent
  }

  /// The lists of ids that are all so.
  enum Mark: String, Sendable, CaseIterable {
    case completed
    case unlocked
    case locked
    case available
  }

  /// What is asked of locations, npcs and quests, as conditions do.
  enum Past: String, Sendable {
    case visited
    case met
    case active
    case failed

    /// What it is asked of, for messages.
    var takes: String {
      switch self {
      case .visited: "a location"
      case .met: "an npc"
      case .active, .failed: "a quest"
      }
    }

    /// Whether it can be asked of a node.
    func accepts(_ node: Node) -> Bool {
      switch self {
      case .visited: node.kind == .location
      case .met: node.kind == .npc
      case .active, .failed: node.kind == .quest
      }
    }
  }

  let subject: Subject
  /// The key or the element that expects it.
  let place: Place
}
