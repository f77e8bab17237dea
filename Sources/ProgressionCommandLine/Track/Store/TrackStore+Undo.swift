import ProgressionKit

/// The way back.
extension TrackStore {
  /// What undoing or doing again went from and to.
  struct Step {
    let before: Journal
    let after: Journal
  }

  /// Takes the last change back.
  ///
  /// - Throws: A failure where there is none, or the journal before it cannot be read.
  func undo() throws(CommandFailure) -> Step {
    try step(from: history, to: undone, nothing: .nothingToUndo)
  }

  /// Makes the change again that was taken back last.
  ///
  /// - Throws: A failure where there is none, or the journal after it cannot be read.
  func redo() throws(CommandFailure) -> Step {
    try step(from: undone, to: history, nothing: .nothingToRedo)
  }

  private func step(
    from source: TrackHistory, to target: TrackHistory, nothing: JournalError
  ) throws(CommandFailure) -> Step {
    let stored = try load()
    while let file = source.files.last {
      let bytes = try folder.read(file)
      // What a killed process prepared and did not do.
      if bytes == stored.bytes {
        try folder.remove(file)
        continue
      }
      let journal: Journal
      do {
        journal = try Journal(json: SourceFile(name: file, bytes: bytes))
      } catch {
        throw CommandFailure(
          "`\(PathText.join(folder.name, file))` is damaged: this step back is lost",
          help: ["remove the file to go on with the one before it"])
      }
      if stored.bytes != nil { try target.push(Self.file) }
      try write(bytes)
      try folder.remove(file)
      return Step(before: stored.journal, after: journal)
    }
    throw CommandFailure(nothing.description)
  }
}
