import ProgressionKit

enum JournalExample {
  /// Somebody outside a graveyard gives two quests, and a church has an anvil and a merchant.
  static func journal() throws -> Journal {
    var journal = Journal()
    let run = try journal.begin("First run").id
    let graveyard = try journal.add(.location, "Stranded Graveyard", in: run).id
    let varre = try journal.add(.npc, "White-Faced Varré", in: run, linkedTo: [graveyard]).id
    try journal.add(.quest, "Find a maiden", in: run, linkedTo: [varre])
    try journal.add(.quest, "Show your devotion", in: run, linkedTo: [varre])
    try journal.add(
      .location, "Church of Elleh", in: run, tags: ["merchant", "smithing-anvil"])
    return journal
  }

  /// What a screen asks.
  static func questions(_ journal: Journal, _ run: JournalPlaythrough.ID) throws -> [[String]] {
    let varre = try journal.entry(named: "white-faced varre", in: run)
    let gives = journal.entries(.gives, of: varre.id)
    let places = journal.entries(.at, of: varre.id)
    let found = journal.search("anvil", in: run).map(\.entry)
    let filter = try JournalFilterText("cleared == false and has merchant").filter
    let open = JournalOrder.name.sorted(journal.entries(in: run, where: filter))
    return [gives, places, found, open].map { $0.map(\.name) }
  }
}
