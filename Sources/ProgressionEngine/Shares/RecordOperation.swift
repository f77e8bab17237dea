import ProgressionModel

/// What a command does to the records beside the facts, carried out once it is certain that the
/// command is accepted.
enum RecordOperation: BitwiseCopyable {
  /// One of the journal's owners moved a total; at -1 the writer of the command did.
  case writerShare(term: Slot, amount: Int64, owner: Int32)
  /// A total begins anew; nobody has a share of it any more.
  case clear(term: Slot)
  /// A share's owner ended while the total goes on.
  case close(share: Int32, period: Int64, amount: Int64)
  /// Nobody moved a total: it is brought in line with what its entity can have.
  case correction(term: Slot, amount: Int64)
  /// A flag, counter or attribute was set.
  case stamp(Stamp.Entity)
  /// Everything that a reset ends is as if it had never been set.
  case forgetStamps(endedBy: ResetRef)
  /// The operator set the clock: commands from then on are not older than what was forgotten.
  case clockSet(to: Int64)
}
