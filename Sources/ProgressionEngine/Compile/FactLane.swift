/// The facts of one lane while they get their slots.
struct FactLane {
  /// The first slot.
  let start: Int
  private(set) var lives: ContiguousArray<Life> = []
  private(set) var joins: ContiguousArray<Join> = []

  init(start: Int, lives: ContiguousArray<Life> = [], joins: ContiguousArray<Join> = []) {
    self.start = start
    self.lives = lives
    self.joins = joins
  }

  var count: Int { lives.count }

  mutating func next(_ life: Life, _ join: Join, count number: Int = 1) -> Slot {
    let slot = Slot(clamping: start + count)
    for _ in 0..<number {
      lives.append(life)
      joins.append(join)
    }
    return slot
  }
}
