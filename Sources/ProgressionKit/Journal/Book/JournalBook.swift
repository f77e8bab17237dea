/// A journal that several parts of a program use, and that tells them what changes.
///
/// The journal itself is a value: take ``journal`` and read it on any thread, as long as you like.
///
/// ```swift
/// let book = JournalBook()
/// let updates = await book.updates()
/// let run = try await book.perform { journal throws(JournalError) in try journal.begin("Run") }.id
/// for await update in updates { print(update.changes) }  // [playthroughBegun(...)]
/// ```
public actor JournalBook {
  /// One step from a journal to the next.
  public struct Update: Hashable, Sendable {
    /// The exact differences, never none.
    public let changes: [JournalChange]
    /// The journal after them.
    public let journal: Journal
  }

  private var history: JournalHistory
  private var listeners: [Int64: AsyncStream<Update>.Continuation] = [:]
  private var lastListener: Int64 = 0

  /// Makes a book of a journal.
  public init(_ journal: Journal = Journal()) {
    history = JournalHistory(journal)
  }

  deinit {
    for listener in listeners.values { listener.finish() }
  }

  /// The journal as it is now: a snapshot.
  public var journal: Journal { history.journal }

  /// Whether there is an operation to undo.
  public var canUndo: Bool { history.canUndo }

  /// Whether there is an undone operation to do again.
  public var canRedo: Bool { history.canRedo }

  /// Every update from now on, in order; each call makes a sequence of its own.
  ///
  /// Updates that are not read yet are kept. The sequence ends with the book; who stops reading it is
  /// forgotten.
  public func updates() -> AsyncStream<Update> {
    let (stream, continuation) = AsyncStream<Update>.makeStream()
    lastListener += 1
    let listener = lastListener
    listeners[listener] = continuation
    continuation.onTermination = { [weak self] _ in
      guard let self else { return }
      Task { await self.forget(listener) }
    }
    return stream
  }

  private func forget(_ listener: Int64) {
    listeners[listener] = nil
  }

  /// The number of sequences that are still read.
  var listenerCount: Int { listeners.count }

  /// Applies an operation, or several that are told and undone as one.
  ///
  /// - Parameter operation: What is done to the journal.
  /// - Returns: What the operation returns.
  /// - Throws: The error of the operation; the journal is as before, and nobody is told.
  @discardableResult
  public func perform<Result: Sendable>(
    _ operation: @Sendable (inout Journal) throws(JournalError) -> Result
  ) throws(JournalError) -> Result {
    let before = history.journal
    let result = try history.perform(operation)
    tell(history.journal.difference(from: before))
    return result
  }

  /// Takes the last operation back.
  ///
  /// - Returns: The differences that this makes.
  /// - Throws: `nothingToUndo`.
  @discardableResult
  public func undo() throws(JournalError) -> [JournalChange] {
    let changes = try history.undo()
    tell(changes)
    return changes
  }

  /// Does the operation again that was undone last.
  ///
  /// - Returns: The differences that this makes.
  /// - Throws: `nothingToRedo`.
  @discardableResult
  public func redo() throws(JournalError) -> [JournalChange] {
    let changes = try history.redo()
    tell(changes)
    return changes
  }

  private func tell(_ changes: [JournalChange]) {
    if changes.isEmpty { return }
    let update = Update(changes: changes, journal: history.journal)
    for listener in listeners.values { listener.yield(update) }
  }
}
