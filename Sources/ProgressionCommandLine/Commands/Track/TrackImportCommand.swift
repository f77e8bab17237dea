import ProgressionKit

/// `track import FILE`: playthroughs of another journal.
enum TrackImportCommand {
  static let spec = CommandSpec(
    name: "import", group: TrackCommand.name,
    summary: "takes the playthroughs of an exported journal in",
    discussion: [
      "They come in as new ones, with all that is in them. A title that is there is refused, so "
        + "that nothing is mixed: `--as` gives the playthrough of the file another."
    ],
    arguments: [
      ArgumentSpec(
        name: "FILE", summary: "a journal as JSON, `-` for standard input", arity: .one,
        completion: .path)
    ],
    options: [
      OptionSpec(
        long: "as", summary: "the title that the one playthrough of the file gets",
        value: .init(name: "TITLE")), TrackFolder.option, TrackOptions.wait, TrackOptions.format,
    ],
    action: run)

  static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitCode {
    let source = try read(try invocation.required(0), context)
    let other: Journal
    do {
      other = try Journal(json: source)
    } catch {
      context.errors += DiagnosticRenderer.text(
        error.diagnostics, sources: error.sources, color: context.colorsErrors)
      return .failure
    }
    return try TrackChange.make(invocation, &context) {
      (journal, session) throws(CommandFailure) in
      do throws(JournalError) {
        return try journal.merge(other, titled: invocation.value("as")).changes
      } catch {
        let isTaken = if case .duplicatePlaythrough = error { true } else { false }
        throw CommandFailure(
          error.description,
          help: error.help + (isTaken ? ["give it another title: `--as TITLE`"] : []))
      }
    }
  }

  private static func read(
    _ name: String, _ context: Context
  ) throws(CommandFailure) -> SourceFile {
    if name == "-" {
      return SourceFile(name: "standard input", bytes: ContiguousArray(context.readInput()))
    }
    do {
      return try FileSystem.read(PathText.join(context.workingDirectory, name), named: name)
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
