import ProgressionKit
import Testing

/// Links, seen from both ends.
struct BackLinkTests {
  struct Case: NamedCase {
    let from: JournalEntry.Kind
    let to: JournalEntry.Kind
    let there: JournalRelation
    let back: JournalRelation
    var name: String { "\(from) and \(to)" }
  }

  static let cases: [Case] = [
    Case(from: .npc, to: .quest, there: .gives, back: .givenBy),
    Case(from: .npc, to: .location, there: .at, back: .here),
    Case(from: .quest, to: .location, there: .happensAt, back: .questsHere),
    Case(from: .note, to: .quest, there: .about, back: .notes),
    Case(from: .note, to: .location, there: .about, back: .notes),
    Case(from: .note, to: .npc, there: .about, back: .notes),
    Case(from: .quest, to: .quest, there: .related, back: .related),
    Case(from: .location, to: .location, there: .related, back: .related),
    Case(from: .npc, to: .npc, there: .related, back: .related),
    Case(from: .note, to: .note, there: .related, back: .related),
  ]

  @Test("what a link means follows from the kinds of its ends", arguments: cases)
  func meaning(_ test: Case) throws {
    var journal = Journal()
    let run = try journal.begin("Run").id
    let one = try journal.add(test.from, "one", in: run).id
    let other = try journal.add(test.to, "other", in: run).id
    try journal.link(other, one)
    #expect(journal.linked(to: one).map(\.relation) == [test.there])
    #expect(journal.linked(to: other).map(\.relation) == [test.back])
    #expect(journal.linked(to: one).map(\.entry.id) == [other])
    #expect(journal.linked(to: other).map(\.entry.id) == [one])
    #expect(journal.links == [JournalLink(one, other)])
  }

  @Test("every pair of kinds is in the table")
  func complete() {
    let pairs = JournalEntry.Kind.allCases.flatMap { one in
      JournalEntry.Kind.allCases.map { Set([one, $0]) }
    }
    #expect(Set(pairs) == Set(Self.cases.map { Set([$0.from, $0.to]) }))
  }

  @Test("who gives this quest, who is here, where they are")
  func questions() throws {
    var stage = try Stage()
    try stage.journal.link(stage.varre, stage.church)
    let kale = try stage.journal.add(.npc, "Kalé", in: stage.run, linkedTo: [stage.church]).id
    try stage.journal.link(kale, stage.blood)
    #expect(
      Stage.names(stage.journal.entries(.givenBy, of: stage.blood)) == [
        "White-Faced Varré", "Kalé",
      ]
    )
    #expect(
      Stage.names(stage.journal.entries(.here, of: stage.church)) == ["White-Faced Varré", "Kalé"])
    #expect(
      Stage.names(stage.journal.entries(.at, of: stage.varre))
        == ["Stranded Graveyard", "Church of Elleh"])
    #expect(
      Stage.names(stage.journal.entries(.gives, of: stage.varre))
        == ["Blood for the Mohgwyn", "Two Fingers"])
    #expect(stage.journal[stage.blood]?.playthrough == stage.run)
    #expect(stage.journal.linked(to: JournalEntry.ID(999)).isEmpty)
  }

  @Test("a second playthrough sees nothing of the first")
  func playthroughs() throws {
    let stage = try Stage()
    #expect(stage.journal.entries(in: stage.second).isEmpty)
    #expect(stage.journal.search("Varré", in: stage.second).isEmpty)
    #expect(stage.journal.entries(in: stage.second, where: .all([])).isEmpty)
    #expect(stage.journal.search("Varré").count == 1)
  }

  @Test("the order of links does not depend on the order in which they were made")
  func order() throws {
    var dice = Dice(7)
    var expected: [JournalEntry.ID]?
    for _ in 0..<20 {
      var journal = Journal()
      let run = try journal.begin("Run").id
      let place = try journal.add(.location, "Town", in: run).id
      var people: [JournalEntry.ID] = []
      for number in 0..<30 { people.append(try journal.add(.npc, "P\(number)", in: run).id) }
      for person in people.shuffled(using: &dice) { try journal.link(person, place) }
      let here = journal.entries(.here, of: place).map(\.id)
      #expect(here == expected ?? people)
      expected = here
    }
  }
}
