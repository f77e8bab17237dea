import ProgressionKit

/// `track undo` and `track redo`.
enum TrackUndoCommand {
  static let undo = CommandSpec(
    name: "undo", group: TrackCommand.name, summary: "takes the last change back",
    discussion: [
      "It works from one call to the next: the last hundred changes of the folder, of all "
        + "playthroughs together, are kept."
    ],
    options: options,
    action: { (invocation, context) throws(CommandFailure) in
      try run(invocation, &context) { (store) throws(CommandFailure) in try store.undo() }
    })

  static let redo = CommandSpec(
    name: "redo", group: TrackCommand.name, summary: "makes the change again that was taken back",
    options: options,
    action: { (invocation, context) throws(CommandFailure) in
      try run(invocation, &context) { (store) throws(CommandFailure) in try store.redo() }
    })

  private static let options = [TrackFolder.option, TrackOptions.wait, TrackOptions.format]

  private static func run(
    _ invocation: Invocation, _ context: inout Context,
    _ operation: (TrackStore) throws(CommandFailure) -> TrackStore.Step
  ) throws(CommandFailure) -> ExitCode {
    let store = TrackStore(folder: try TrackFolder.find(invocation, context))
    let lock = try store.lock(waiting: try TrackOptions.wait(invocation))
    defer { withExtendedLifetime(lock) {} }
    let step = try operation(store)
    TrackChange.answer(
      step.after.difference(from: step.before), from: step.before, to: step.after, invocation,
      &context)
    return .success
  }
}
