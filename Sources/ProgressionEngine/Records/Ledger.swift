import ProgressionModel

/// The last movements of money, oldest first, packed.
struct Ledger: Equatable, Sendable {
  private var packed = PackedEntries()

  init() {}

  init(_ entries: some Sequence<LedgerEntry>, _ layout: Layout) {
    var packer = RecordPacker(layout)
    for entry in entries { append(entry, with: &packer) }
    trim()
  }

  var count: Int { packed.count }
  var isEmpty: Bool { packed.isEmpty }

  mutating func append(_ entry: LedgerEntry, with packer: inout RecordPacker) {
    packed.append(with: &packer) { $0.add(entry) }
  }

  mutating func append(_ reading: LedgerReading, with packer: inout RecordPacker) {
    packed.append(with: &packer) { $0.add(reading) }
  }

  /// Gives back the memory that no entry needs.
  mutating func trim() {
    packed.trim()
  }

  /// Drops the oldest entries beyond so many.
  mutating func keepLast(_ limit: Int) {
    packed.dropFirst(packed.count - limit)
  }

  /// - Complexity: O(n) for n entries.
  func entries(_ layout: Layout) -> [LedgerEntry] {
    Array(unpacked(layout))
  }

  /// The entries, each made when it is asked for.
  func unpacked(_ layout: Layout) -> some Sequence<LedgerEntry> {
    packed.places.lazy.map { place in
      var unpacker = packed.unpacker(at: place, layout)
      return unpacker.ledgerEntry()
    }
  }
}

extension RecordPacker {
  fileprivate mutating func add(_ entry: LedgerEntry) {
    let parts = addHead(of: entry)
    add(entry.cause)
    addRest(of: entry, parts)
  }

  fileprivate mutating func add(_ reading: LedgerReading) {
    let parts = addHead(of: reading.entry)
    add(reading.cause, in: reading.json)
    addRest(of: reading.entry, parts)
  }

  /// Adds what comes before the cause; the result is what comes after it.
  private mutating func addHead(of entry: LedgerEntry) -> LedgerParts {
    var parts: LedgerParts = []
    if entry.generation != 0 { parts.insert(.generation) }
    if entry.place != 0 { parts.insert(.place) }
    if !entry.unknown.isEmpty { parts.insert(.unknown) }
    switch entry.id {
    case .opaque?: parts.insert(.opaqueID)
    case .writer?: parts.insert(.writer)
    case nil: break
    }
    add(byte: parts.rawValue)
    add(byte: UInt8(truncatingIfNeeded: entry.kind.order))
    add(entry.revision)
    add(entry.at)
    add(UInt64(entry.holding.position))
    add(entry.amount)
    return parts
  }

  private mutating func addRest(of entry: LedgerEntry, _ parts: LedgerParts) {
    if parts.contains(.generation) { add(entry.generation) }
    if parts.contains(.place) { add(entry.place) }
    switch entry.id {
    case .opaque(let id)?: add(literal: id)
    case .writer(let name, let number)?:
      add(literal: name)
      add(number)
    case nil: break
    }
    if parts.contains(.unknown) { add(entry.unknown) }
  }
}

extension RecordUnpacker {
  fileprivate mutating func ledgerEntry() -> LedgerEntry {
    let parts = LedgerParts(rawValue: byte())
    let kind = Change.Kind.packed[Int(byte())]
    let (revision, at) = (signed(), signed())
    let holding = HoldingRef(position: count())
    let amount = signed()
    var entry = LedgerEntry(
      revision: revision, at: at, id: nil, holding: holding, kind: kind, amount: amount,
      cause: cause())
    if parts.contains(.generation) { entry.generation = signed() }
    if parts.contains(.place) { entry.place = signed() }
    if parts.contains(.opaqueID) { entry.id = .opaque(text()) }
    if parts.contains(.writer) {
      let name = text()
      entry.id = .writer(name, number: signed())
    }
    if parts.contains(.unknown) { entry.unknown = unknownContent() }
    return entry
  }
}

/// What an entry has that most entries do not have.
private struct LedgerParts: OptionSet {
  let rawValue: UInt8
  static let generation = LedgerParts(rawValue: 1)
  static let place = LedgerParts(rawValue: 2)
  static let unknown = LedgerParts(rawValue: 4)
  static let opaqueID = LedgerParts(rawValue: 8)
  static let writer = LedgerParts(rawValue: 16)
}
