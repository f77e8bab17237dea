import ProgressionModel

/// How long each fact lives.
///
/// Neighbours mostly live alike: kept is where another life begins.
struct SlotLives: Sendable {
  private var starts: ContiguousArray<Int32> = []
  private var lives: ContiguousArray<Life> = []

  init(_ all: ContiguousArray<Life>) {
    for (slot, life) in all.enumerated() where lives.last != life {
      starts.append(Int32(clamping: slot))
      lives.append(life)
    }
  }

  /// - Complexity: O(log n) for n changes of the life from fact to fact.
  subscript(slot: Int) -> Life {
    lives[starts.partition { Int($0) <= slot } - 1]
  }
}
