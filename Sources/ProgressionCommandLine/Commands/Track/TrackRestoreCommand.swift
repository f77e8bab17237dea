import ProgressionKit

/// `track restore`: the copy in place of a journal that was damaged.
enum TrackRestoreCommand {
  static let spec = CommandSpec(
    name: "restore", group: TrackCommand.name,
    summary: "brings the last good copy back where the journal is damaged",
    discussion: ["The damaged file is kept beside it, and a sound journal is left alone."],
    options: [TrackFolder.option, TrackOptions.wait], action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let store = TrackStore(folder: try TrackFolder.find(invocation, context))
    let lock = try store.lock(waiting: try TrackOptions.wait(invocation))
    defer { withExtendedLifetime(lock) {} }
    let (copy, kept) = try store.restore()
    context.print("restored from \(copy.file): \(TrackStore.summary(of: copy.journal))")
    if let kept { context.print("the damaged file is kept as \(kept)") }
    return .success
  }
}
