/// Where the lanes of a player state's values begin among its slots.
///
/// A lane holds values of one width, so that what is only true or false takes a byte. A value that is
/// wider than its lane is kept beside the lanes.
///
/// Facts have the first slots: numbers, then counts, then bytes. Derived values follow: bytes next
/// to those of the facts, and numbers last.
struct Lanes: Hashable, Sendable {
  /// The first count, and so the number of facts of 64 bits.
  var counts = 0
  /// The first byte.
  var bytes = 0
  /// The first derived value, and so the number of facts.
  var derived = 0
  /// The first derived value of 64 bits.
  var derivedNumbers = 0
  /// The number of slots.
  var end = 0

  /// How far the place of a derived number in its lane lies below its slot.
  var numbersOffset: Int { derivedNumbers - counts }
}

/// How wide a value is.
enum Lane: UInt8, Sendable {
  /// 64 bits.
  case number
  /// 32 bits, from 0, and in a fact whatever does not fit them.
  case count
  /// 8 bits, from 0, and in a fact whatever does not fit them.
  case byte
}
