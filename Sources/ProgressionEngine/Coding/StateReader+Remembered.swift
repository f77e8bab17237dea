import ProgressionModel

extension StateReader {
  /// A remembered command as it was read: its changes are packed already, and not in `command`.
  struct Remembered {
    var command: RememberedCommand
    var changes: ContiguousArray<UInt8>

    /// The command with its changes.
    private func whole(_ layout: Layout) -> RememberedCommand {
      var unpacker = RecordUnpacker(layout, changes)
      var command = command
      command.changes = unpacker.changes()
      return command
    }

    /// As of `RememberedCommand`; changes decide only between commands with one id.
    static func order(_ left: Remembered, _ right: Remembered, _ layout: Layout) -> Order {
      left.command.id == right.command.id
        ? RememberedCommand.order(left.whole(layout), right.whole(layout))
        : RememberedCommand.order(left.command, right.command)
    }
  }
}
