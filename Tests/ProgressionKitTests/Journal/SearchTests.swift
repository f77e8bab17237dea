import ProgressionKit
import Testing

/// Search, sorting and folding.
struct SearchTests {
  struct Case: NamedCase {
    let name: String
    let hits: [String]
  }

  static let cases: [Case] = [
    Case(name: "varre", hits: ["White-Faced Varré"]),
    Case(name: "VARRÉ", hits: ["White-Faced Varré"]),
    Case(name: "lambkin", hits: ["White-Faced Varré"]),
    Case(name: "anvil", hits: ["Church of Elleh"]),
    Case(name: "merchant church", hits: ["Church of Elleh"]),
    Case(name: "merchant varre", hits: []),
    // The name first, then the note.
    Case(name: "ll", hits: ["Church of Elleh", "White-Faced Varré"]),
    Case(name: "face vAr", hits: ["White-Faced Varré"]),
    Case(name: "", hits: []),
    Case(name: " \t ", hits: []),
    Case(name: "for  the", hits: ["Blood for the Mohgwyn"]),
    Case(name: "nowhere", hits: []),
  ]

  @Test("search finds every word, names first", arguments: cases)
  func search(_ test: Case) throws {
    let stage = try Stage()
    #expect(stage.journal.search(test.name, in: stage.run).map(\.entry.name) == test.hits)
  }

  @Test("a hit says whether the name alone has every word")
  func inName() throws {
    let stage = try Stage()
    #expect(stage.journal.search("ll").map(\.isInName) == [true, false])
    #expect(stage.journal.search("church merchant").map(\.isInName) == [false])
  }

  struct Fold: NamedCase {
    let written: String
    let typed: String
    var name: String { "\(written) is found by \(typed)" }
  }

  static let folds: [Fold] = [
    Fold(written: "Café", typed: "cafe"), Fold(written: "Cafe\u{301}", typed: "CAFÉ"),
    Fold(written: "Straße", typed: "STRASSE"), Fold(written: "Skjøld", typed: "skjold"),
    Fold(written: "Łódź", typed: "lodz"), Fold(written: "Æther", typed: "aether"),
    Fold(written: "Ｆｕｌｌ", typed: "full"), Fold(written: "ΣΊΣΥΦΟΣ", typed: "σισυφοσ"),
    Fold(written: "İstanbul", typed: "istanbul"), Fold(written: "ﬁn", typed: "fin"),
    Fold(written: "Ёлка", typed: "елка"), Fold(written: "狼の渡り", typed: "狼の渡り"),
    Fold(written: "co\u{AD}op", typed: "coop"), Fold(written: "ĐẠI", typed: "dai"),
  ]

  @Test("case, accents and widths do not matter", arguments: folds)
  func folding(_ test: Fold) throws {
    var journal = Journal()
    let run = try journal.begin("Run").id
    try journal.add(.note, test.written, in: run)
    #expect(journal.search(test.typed).count == 1)
    #expect(try journal.entry(named: test.typed, in: run).id.number == 1)
    #expect(journal.entries(in: run, where: .named(test.typed)).count == 1)
  }

  @Test("what is another letter is not found")
  func otherLetters() throws {
    var journal = Journal()
    let run = try journal.begin("Run").id
    try journal.add(.note, "が", in: run)
    try journal.add(.note, "bait", in: run)
    #expect(journal.search("bat").isEmpty)
  }

  struct Sorting: NamedCase {
    let order: JournalOrder
    let names: [String]
    var name: String { order.rawValue }
  }

  static let sortings: [Sorting] = [
    Sorting(order: .name, names: ["Élan", "elan", "Fort", "gate", "zoo"]),
    Sorting(order: .kind, names: ["Fort", "zoo", "elan", "Élan", "gate"]),
    Sorting(order: .newest, names: ["gate", "Fort", "elan", "Élan", "zoo"]),
    Sorting(order: .done, names: ["elan", "Fort", "gate", "Élan", "zoo"]),
  ]

  @Test("lists are sorted by", arguments: sortings)
  func sorting(_ test: Sorting) throws {
    var journal = Journal()
    let run = try journal.begin("Run").id
    try journal.add(.quest, "zoo", in: run, isDone: true)
    try journal.add(.npc, "Élan", in: run, isDone: true)
    try journal.add(.location, "elan", in: run)
    try journal.add(.quest, "Fort", in: run)
    try journal.add(.note, "gate", in: run)
    #expect(Stage.names(test.order.sorted(journal.entries(in: run))) == test.names)
    #expect(Stage.names(test.order.sorted(journal.entries(in: run).reversed())) == test.names)
  }

  @Test("every order is in the table")
  func orders() {
    #expect(Set(Self.sortings.map(\.order)) == Set(JournalOrder.allCases))
  }

  @Test("a name, a folded name or a number names an entry")
  func names() throws {
    var stage = try Stage()
    let twelve = try stage.journal.add(.note, "2", in: stage.run).id
    let plain = try stage.journal.add(.npc, "White-Faced Varre", in: stage.run).id
    let named = { (name: String) in try stage.journal.entry(named: name, in: stage.run).id }
    #expect(try named("White-Faced Varré") == stage.varre)
    #expect(try named("White-Faced Varre") == plain)
    #expect(try named("two  fingers".replacing("  ", with: " ")) == stage.fingers)
    #expect(try named("#2") == stage.varre)
    #expect(try named("2") == twelve)
    #expect(try named("3") == stage.blood)
    #expect(throws: JournalError.self) { try named("white-faced varre") }
    #expect(throws: JournalError.self) { try named("#99999999999999999999") }
    let church = try stage.journal.entry(named: "5", in: stage.run, .location)
    #expect(church.id == stage.church)
    #expect(throws: JournalError.self) {
      try stage.journal.entry(named: "Church of Elleh", in: stage.run, .npc)
    }
  }
}
