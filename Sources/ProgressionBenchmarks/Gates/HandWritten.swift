/// Gates as Swift source: what somebody writes who needs no rule packs.
struct HandWritten {
  /// The rules.json that the source was made of, by its gates.
  let digest: UInt64
  /// The gates, one a line, as rule packs have them.
  let conditions: String
  /// Arrays of structs with arrays, bounds-checked.
  let ordinary: ([OrdinaryWorld], inout [Bool]) -> Void
  /// Arrays of structs without arrays, bounds-checked.
  let flat: ([FlatWorld], inout [Bool]) -> Void
  /// The same structs through pointers.
  let unsafe: (UnsafePointer<FlatWorld>, UnsafeMutablePointer<Bool>) -> Void

  /// What is built in.
  static var all: [HandWritten] {
    [
      HandWritten(
        digest: GatesOf50.digest, conditions: GatesOf50.conditions,
        ordinary: GatesOf50.ordinary, flat: GatesOf50.flat, unsafe: GatesOf50.unsafe),
      HandWritten(
        digest: GatesOf1000.digest, conditions: GatesOf1000.conditions,
        ordinary: GatesOf1000.ordinary, flat: GatesOf1000.flat, unsafe: GatesOf1000.unsafe),
    ]
  }
}

// Long expressions of literals and overloaded operators take the type checker seconds; these two
// compile to the same.
extension Int64 {
  @inline(__always)
  func isAtLeast(_ least: Int64) -> Bool { self >= least }
}

/// Whether at least two of three hold.
@inline(__always)
func atLeastTwo(_ first: Bool, _ second: Bool, _ third: Bool) -> Bool {
  (first ? 1 : 0) + (second ? 1 : 0) + (third ? 1 : 0) >= 2
}
