import ProgressionModel
import ProgressionText

/// Writes what a state remembers as bytes: numbers in seven bits a byte, ids of the pack as the
/// places of what they name, and other texts as they are.
///
/// The same values give the same bytes, so that bytes are compared instead of values. They mean
/// something only together with a layout of the same fingerprint.
struct RecordPacker {
  /// What stands for an id that was added.
  private struct Known {
    var id: String
    var name: UInt64
  }

  let layout: Layout
  private var written: ContiguousArray<UInt8> = []
  /// Up to seven bytes that follow, the first in the low end: one by one they cost several times as
  /// much.
  private var pending: UInt64 = 0
  private var pendingBits: UInt64 = 0
  /// The last ids that were added: a command speaks of few things again and again.
  private var known: ContiguousArray<Known> = []
  private var oldestKnown = 0
  private static let mostKnown = 8

  init(_ layout: Layout) {
    self.layout = layout
  }

  /// All that was added.
  var bytes: ContiguousArray<UInt8> {
    mutating get {
      flush()
      return written
    }
    _modify {
      flush()
      yield &written
    }
  }

  @inline(__always)
  mutating func add(byte: UInt8) {
    pending |= UInt64(byte) &<< pendingBits
    pendingBits &+= 8
    if pendingBits == 64 { flush() }
  }

  private mutating func flush() {
    if pendingBits == 0 { return }
    let count = Int(pendingBits >> 3)
    withUnsafeBytes(of: pending.littleEndian) {
      written.append(contentsOf: UnsafeRawBufferPointer(rebasing: $0[..<count]))
    }
    (pending, pendingBits) = (0, 0)
  }

  /// Source: LEB128, the variable-length numbers of DWARF.
  mutating func add(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      add(byte: UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    add(byte: UInt8(truncatingIfNeeded: rest))
  }

  /// Small numbers of either sign become small ones without sign.
  mutating func add(_ number: Int64) {
    add(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  mutating func add(_ digest: Digest128) {
    flush()
    withUnsafeBytes(of: (digest.high.bigEndian, digest.low.bigEndian)) {
      written.append(contentsOf: $0)
    }
  }

  /// A text as it is.
  mutating func add(literal text: String) {
    add(UInt64(text.utf8.count) << 1)
    flush()
    written.append(contentsOf: text.utf8)
  }

  /// An id, which mostly names something of the pack.
  mutating func add(id: String) {
    for one in known where RecordPacker.isSame(id, one.id) { return add(name: one.name) }
    guard let entity = layout.entity(declaredAs: id),
      RecordPacker.isSame(id, layout.game.id(of: entity))
    else { return add(literal: id) }
    let name = PackedName(entity).number
    remember(Known(id: id, name: name))
    add(name: name)
  }

  private mutating func add(name: UInt64) {
    add(name << 1 | 1)
  }

  private mutating func remember(_ one: Known) {
    if known.count < RecordPacker.mostKnown {
      if known.isEmpty { known.reserveCapacity(RecordPacker.mostKnown) }
      return known.append(one)
    }
    known[oldestKnown] = one
    oldestKnown = (oldestKnown + 1) % RecordPacker.mostKnown
  }

  /// Whether a text has the bytes of one that is ASCII, as ids of a pack and words are: what looks
  /// the same and has other bytes has more of them.
  private static func isSame(_ text: String, _ ascii: String) -> Bool {
    text == ascii && text.utf8.count == ascii.utf8.count
  }

  /// A text that is mostly a word of the rule language or of the engine, or else an id.
  mutating func add(word: String) {
    guard let place = PackedName.place(of: KeyWord(word)) else { return add(id: word) }
    add(name: PackedName.word(place).number)
  }

  /// A text that stands in JSON, as it is added where it is an id.
  mutating func add(id json: JSONValue) {
    if let entity = layout.entity(declaredAs: json) { return add(name: PackedName(entity).number) }
    let utf8 = json.utf8 ?? []
    add(UInt64(utf8.count) << 1)
    flush()
    written.append(contentsOf: utf8)
  }

  /// A text that stands in JSON, as it is added where it is a word.
  mutating func add(word json: JSONValue) {
    guard let place = PackedName.place(of: json.word) else { return add(id: json) }
    add(name: PackedName.word(place).number)
  }

  /// Bytes that were packed before.
  mutating func add(packed: ContiguousArray<UInt8>) {
    flush()
    written.append(contentsOf: packed)
  }

  mutating func add(_ unknown: UnknownContent) {
    add(unknown.minor)
    add(UInt64(unknown.entries.count))
    for entry in unknown.entries {
      add(UInt64(entry.path.count))
      for key in entry.path { add(literal: key) }
      add(UInt64(entry.json.count))
      flush()
      written.append(contentsOf: entry.json)
    }
  }
}
