import ProgressionModel
import ProgressionText
import Testing

@testable import ProgressionEngine

/// What a state remembers is kept as bytes, and comes back as it was.
@Suite("Packed records")
struct PackedRecordsTests {
  private let layout: Layout

  init() throws {
    layout = try TestGame(
      #""currencies": ["coins"], "flags": ["open"], "features": {"a": {"unlock": true}}"#
    ).engine.layout
  }

  private static let texts = [
    "", "a", "coins", "grant", "onComplete", "a/1", "\u{212A}", "e\u{301}", "é",
    String(repeating: "long ", count: 40),
  ]

  private static var values: [Change.Value?] {
    [nil, .boolean(false), .boolean(true), .integer(0), .integer(-1), .integer(.max)]
      + texts.map { .text($0) }
  }

  private static var causes: [Change.Cause?] {
    var causes: [Change.Cause?] = [nil, .route(0), .route(.max)]
    for text in texts {
      causes.append(.command(text))
      causes.append(.reward(moment: text, node: "a"))
      causes.append(.reward(moment: "onUnlock", node: text))
      causes += Change.Source.all.map { .source($0, id: text) }
    }
    return causes
  }

  /// Every kind, value, text, amount and cause at least once.
  private static var changes: [Change] {
    var changes = Change.Kind.all.map { Change($0, "a") }
    for value in values {
      changes.append(Change(.counter, "coins", from: value, to: .integer(3)))
      changes.append(Change(.flag, "open", from: .text("a"), to: value))
    }
    for text in texts { changes.append(Change(.choice, text, amount: .min)) }
    for cause in causes { changes.append(Change(.credited, "coins", amount: 7, cause: cause)) }
    return changes
  }

  private func command(_ id: CommandID, _ changes: [Change] = []) -> RememberedCommand {
    RememberedCommand(id: id, content: Digest128(), at: 5, revision: 9, changes: changes)
  }

  @Test("A change is packed alike from its JSON, whatever the order of its keys")
  func packedFromJSON() throws {
    for change in Self.changes {
      var packer = RecordPacker(layout)
      packer.add([change])
      for order in [Change.KeyOrder.canonical, .readable] {
        var writer = JSONWriter()
        change.write(to: &writer, order: order)
        let file = SourceFile(name: "change", bytes: writer.finish())
        let json = try #require(JSONReader.read(file, as: FileID(index: 0)).document?.root)
        #expect(Change(json) == change)
        var fromJSON = RecordPacker(layout)
        fromJSON.add(1 as UInt64)
        fromJSON.add(try #require(ChangeReading(json)), in: json)
        #expect(fromJSON.bytes == packer.bytes, "\(change)")
      }
    }
  }

  @Test("An outcome with all that changes can have comes back, to the byte")
  func outcome() {
    var first = command("x", Self.changes)
    first.content = Digest128(high: .max, low: 1)
    first.at = .min
    first.generation = .max
    first.acknowledge = true
    var second = command("\u{212A}")
    second.acknowledge = false
    second.unknown = UnknownContent(
      [.init(path: ["changes", "é"], json: [0x31]), .init(path: [], json: [])], minor: 4)
    let all = [first, second, command(.opaque(""))]
    let back = RememberedCommands(all, layout).commands(of: nil, layout)
    #expect(back == all)
    #expect(bytes(back) == bytes(all))
  }

  /// Texts that look the same and have other bytes are told apart here.
  private func bytes(_ commands: [RememberedCommand]) -> [String] {
    commands.flatMap { command in
      command.changes.map { change in
        "\(Array(change.id.utf8)) \(Array("\(String(describing: change))".utf8))"
      }
    }
  }

  @Test("Entries of the ledger come back, and only the last stay")
  func ledger() {
    var entries: [LedgerEntry] = []
    for (number, cause) in Self.causes.compactMap({ $0 }).enumerated() {
      var entry = LedgerEntry(
        revision: Int64(number), at: -3, id: nil, holding: HoldingRef(0), kind: .clipped,
        amount: .max, cause: cause)
      switch number % 4 {
      case 0: entry.id = .opaque("é")
      case 1: entry.id = .writer("phone", number: .max)
      case 2: (entry.generation, entry.place) = (1, 300)
      default: entry.unknown = UnknownContent([.init(path: ["x"], json: [0x30])])
      }
      entries.append(entry)
    }
    var ledger = Ledger(entries, layout)
    #expect(ledger.entries(layout) == entries)
    for limit in [entries.count, 100, 99, 2, 1, 0] {
      ledger.keepLast(limit)
      #expect(ledger.entries(layout) == entries.suffix(limit))
      // What was dropped is no part of the value.
      #expect(ledger == Ledger(entries.suffix(limit), layout))
    }
  }

  @Test("Commands of a writer stay in the order of their numbers")
  func numbers() {
    var packer = RecordPacker(layout)
    var commands = RememberedCommands()
    for number in [3, 7, 5, 200, 1] as [Int64] {
      commands.insert(command(.writer("w", number: number)), of: "w", with: &packer)
    }
    #expect(Array(commands.numbers(layout)) == [1, 3, 5, 7, 200])
    #expect(commands.command(numbered: 5, of: "w", layout)?.id == .writer("w", number: 5))
    for number in [0, 2, 6, 201, .max] as [Int64] {
      #expect(commands.command(numbered: number, of: "w", layout) == nil, "\(number)")
    }
    commands.dropFirst(4)
    #expect(Array(commands.numbers(layout)) == [200])
    commands.dropFirst(1)
    #expect(commands == RememberedCommands())
    commands.insert(command(.writer("w", number: 2)), of: "w", with: &packer)
    #expect(Array(commands.numbers(layout)) == [2])
  }

  @Test("An opaque id is found by its bytes", arguments: ["k", "\u{212A}", "é", "e\u{301}", ""])
  func opaque(_ id: String) {
    let ids = ["K", "k", "é", "e\u{301}", "\u{212A}", "kk", ""]
    let commands = RememberedCommands(ids.map { command(.opaque($0)) }, layout)
    let found = commands.command(withID: id, layout)
    #expect(found.map { Array($0.id.description.utf8) } == Array(id.utf8))
    #expect(commands.command(withID: "kkk", layout) == nil)
  }

  @Test("Other bytes of a text make other records")
  func equality() {
    func one(_ text: String) -> RememberedCommands {
      RememberedCommands([command("x", [Change(.choice, "a", to: .text(text))])], layout)
    }
    #expect(one("é") == one("é"))
    #expect(one("é") != one("e\u{301}"))
    #expect(one("K") != one("\u{212A}"))
  }

  @Test("Every kind of change has the place in the list of kinds that its order says")
  func kinds() {
    #expect(Change.Kind.all.map { $0.order } == Array(0..<UInt64(Change.Kind.all.count)))
  }

  @Test(
    "Numbers of all sizes come back",
    arguments: [0, 1, -1, 63, 64, -64, -65, 1 << 40, .max, .min] as [Int64])
  func number(_ number: Int64) {
    var packer = RecordPacker(layout)
    packer.add(number)
    packer.add(UInt64(bitPattern: number))
    var unpacker = RecordUnpacker(layout, packer.bytes)
    #expect(unpacker.signed() == number)
    #expect(unpacker.unsigned() == UInt64(bitPattern: number))
  }
}
