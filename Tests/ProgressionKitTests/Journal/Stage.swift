import ProgressionKit
import Testing

/// The journal of the tests: a person outside a graveyard who gives two quests, and a church.
struct Stage {
  var journal = Journal()
  let run: JournalPlaythrough.ID
  let graveyard: JournalEntry.ID
  let varre: JournalEntry.ID
  let blood: JournalEntry.ID
  let fingers: JournalEntry.ID
  let church: JournalEntry.ID
  let second: JournalPlaythrough.ID

  init() throws {
    run = try journal.begin("First run").id
    graveyard = try journal.add(.location, "Stranded Graveyard", in: run).id
    varre =
      try journal.add(
        .npc, "White-Faced Varré", in: run, note: "Calls everybody Lambkin.", isDone: true,
        linkedTo: [graveyard]
      ).id
    blood = try journal.add(.quest, "Blood for the Mohgwyn", in: run, linkedTo: [varre]).id
    fingers = try journal.add(.quest, "Two Fingers", in: run, linkedTo: [varre]).id
    church =
      try journal.add(
        .location, "Church of Elleh", in: run, tags: ["smithing-anvil", "merchant"]
      ).id
    second = try journal.begin("Second run", isCustom: true).id
  }

  /// The names of entries.
  static func names(_ entries: [JournalEntry]) -> [String] { entries.map(\.name) }
}

/// A named case of a table.
protocol NamedCase: CustomTestStringConvertible, Sendable {
  var name: String { get }
}

extension NamedCase {
  var testDescription: String { name }
}

/// Small random numbers, the same on every machine.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below another.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &self) }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
