import ProgressionModel

/// Writes what a state remembers as bytes: numbers in seven bits a byte, ids of the pack as the
/// places of what they name, and other texts as they are.
///
/// The same values give the same bytes, so that bytes are compared instead of values. They mean
/// something only together with a layout of the same fingerprint.
struct RecordPacker {
  let layout: Layout
  var bytes: ContiguousArray<UInt8> = []

  init(_ layout: Layout) {
    self.layout = layout
  }

  mutating func add(byte: UInt8) {
    bytes.append(byte)
  }

  /// Source: LEB128, the variable-length numbers of DWARF.
  mutating func add(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Small numbers of either sign become small ones without sign.
  mutating func add(_ number: Int64) {
    add(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  mutating func add(_ digest: Digest128) {
    for part in [digest.high, digest.low] {
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: part >> shift))
      }
    }
  }

  /// A text as it is.
  mutating func add(literal text: String) {
    add(UInt64(text.utf8.count) << 1)
    bytes.append(contentsOf: text.utf8)
  }

  /// An id, which mostly names something of the pack.
  mutating func add(id: String) {
    guard let entity = layout.names.entities[id], layout.game.id(of: entity).hasBytes(of: id) else {
      return add(literal: id)
    }
    add(PackedName(entity).number << 1 | 1)
  }

  /// A text that is mostly a word of the rule language or of the engine, or else an id.
  mutating func add(word: String) {
    guard let place = PackedName.words.firstIndex(where: { $0.hasBytes(of: word) }) else {
      return add(id: word)
    }
    add(PackedName.word(place).number << 1 | 1)
  }

  mutating func add(_ unknown: UnknownContent) {
    add(unknown.minor)
    add(UInt64(unknown.entries.count))
    for entry in unknown.entries {
      add(UInt64(entry.path.count))
      for key in entry.path { add(literal: key) }
      add(UInt64(entry.json.count))
      bytes.append(contentsOf: entry.json)
    }
  }
}
