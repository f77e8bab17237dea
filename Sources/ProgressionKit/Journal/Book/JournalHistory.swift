/// A journal with the way back: the last operations can be undone and done again.
///
/// What is kept of an operation is the journal before it, a copy that shares what is the same. The last
/// hundred are kept.
public struct JournalHistory: Hashable, Sendable {
  /// The number of operations that can be undone.
  public static let limit: Int64 = 100

  /// The journal as it is now.
  public private(set) var journal: Journal
  /// The journals before each operation, oldest first.
  private var past: [Journal] = []
  /// The journals that were undone, the one to come back first last.
  private var future: [Journal] = []

  /// Begins a history with a journal that cannot be undone.
  public init(_ journal: Journal = Journal()) {
    self.journal = journal
  }

  /// Whether there is an operation to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is an undone operation to do again.
  public var canRedo: Bool { !future.isEmpty }

  /// Applies an operation, or several that are undone as one.
  ///
  /// An operation that throws changes nothing, whatever it did before; one without a difference cannot
  /// be undone, since there is nothing to undo.
  ///
  /// - Parameter operation: What is done to the journal.
  /// - Returns: What the operation returns.
  /// - Throws: The error of the operation.
  @discardableResult
  public mutating func perform<Result>(
    _ operation: (inout Journal) throws(JournalError) -> Result
  ) throws(JournalError) -> Result {
    var changed = journal
    let result = try operation(&changed)
    guard changed != journal else { return result }
    past.append(journal)
    if past.count > Self.limit { past.removeFirst() }
    future = []
    journal = changed
    return result
  }

  /// Takes the last operation back.
  ///
  /// - Returns: The differences that this makes.
  /// - Throws: `nothingToUndo`.
  @discardableResult
  public mutating func undo() throws(JournalError) -> [JournalChange] {
    guard let before = past.popLast() else { throw .nothingToUndo }
    let changes = before.difference(from: journal)
    future.append(journal)
    journal = before
    return changes
  }

  /// Does the operation again that was undone last.
  ///
  /// - Returns: The differences that this makes.
  /// - Throws: `nothingToRedo`.
  @discardableResult
  public mutating func redo() throws(JournalError) -> [JournalChange] {
    guard let after = future.popLast() else { throw .nothingToRedo }
    let changes = after.difference(from: journal)
    past.append(journal)
    journal = after
    return changes
  }
}
