import ProgressionModel

extension PlayerState {
  /// Lets a command, or whatever else follows the rules, work on the state.
  ///
  /// The state is moved and not copied, so that its buffers are written where they are, and the lists
  /// that are only needed meanwhile begin on the stack.
  mutating func work<Result, Failure: Error>(
    _ body: (inout Working) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeMutablePointer(to: &self) { (place) throws(Failure) -> Result in
      // A struct of one property is laid out as that property.
      let place = UnsafeMutableRawPointer(place).assumingMemoryBound(to: TakenState.self)
      return try JournalMemory.with { (memory) throws(Failure) -> Result in
        // While the place is empty nobody looks at it: whatever happens, the state is put back.
        var working = Working(on: place.move(), with: memory)
        let result: Swift.Result<Result, Failure>
        do throws(Failure) {
          result = .success(try body(&working))
        } catch {
          result = .failure(error)
        }
        place.initialize(to: working.finish())
        return try result.get()
      }
    }
  }
}

/// A state that was taken out of its place: it can only be moved, so that its buffers have one owner
/// and are written where they are.
struct TakenState: ~Copyable {
  var state: PlayerState
}

/// Memory of the stack for the lists of a journal.
struct JournalMemory {
  let entries: UnsafeMutableBufferPointer<Journal.Entry>
  let movements: UnsafeMutableBufferPointer<Journal.Movement>
  let operations: UnsafeMutableBufferPointer<RecordOperation>
  let touched: UnsafeMutableBufferPointer<Int32>
  let round: UnsafeMutableBufferPointer<Int32>
  let completions: UnsafeMutableBufferPointer<Int32>

  static func with<Result, Failure: Error>(
    _ body: (JournalMemory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeTemporaryAllocation(
      of: Journal.Entry.self, capacity: ScratchList<Journal.Entry>.stackCapacity
    ) { (entries) throws(Failure) -> Result in
      try withUnsafeTemporaryAllocation(
        of: Int64.self, capacity: ScratchList<Int64>.stackCapacity
      ) { (words) throws(Failure) -> Result in
        try body(JournalMemory(entries: entries, words: words))
      }
    }
  }

  private init(
    entries: UnsafeMutableBufferPointer<Journal.Entry>,
    words: UnsafeMutableBufferPointer<Int64>
  ) {
    self.entries = entries
    var rest = UnsafeMutableRawBufferPointer(words)
    movements = JournalMemory.take(12, from: &rest)
    operations = JournalMemory.take(8, from: &rest)
    touched = JournalMemory.take(32, from: &rest)
    round = JournalMemory.take(32, from: &rest)
    completions = JournalMemory.take(4, from: &rest)
  }

  /// Takes room for so many elements; the larger their alignment, the earlier they are taken.
  @inline(__always)
  private static func take<Element>(
    _ count: Int, from memory: inout UnsafeMutableRawBufferPointer
  ) -> UnsafeMutableBufferPointer<Element> {
    let size = count * MemoryLayout<Element>.stride
    guard let start = memory.baseAddress, size <= memory.count else {
      return UnsafeMutableBufferPointer(start: nil, count: 0)
    }
    memory = UnsafeMutableRawBufferPointer(start: start + size, count: memory.count - size)
    return UnsafeMutableBufferPointer(
      start: start.bindMemory(to: Element.self, capacity: count), count: count)
  }
}
