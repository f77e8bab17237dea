import ProgressionKit

/// Applies the safe fixes of what a check finds, round by round, since a mended file may have more to say.
struct FixRun {
  /// More rounds than any file needs; a limit for fixes that would undo each other.
  private static let maximumRounds = 100

  /// Whether nothing is written, so that there is but one round.
  let isDry: Bool
  let workingDirectory: String
  /// What was fixed, and the lines before and after.
  private(set) var text = ""
  /// Files that could not be written.
  private(set) var failures: [CommandFailure] = []

  private var rounds = 0
  private var fixes = 0
  private var fixedFiles: Set<String> = []
  /// Files that cannot be written, so that nobody tries again.
  private var refused: Set<String> = []

  init(isDry: Bool, workingDirectory: String) {
    self.isDry = isDry
    self.workingDirectory = workingDirectory
  }

  /// Applies what can be applied of a report.
  ///
  /// - Returns: Whether files have changed, so that they must be read again.
  mutating func apply(_ report: DiagnosticReport, color: Bool) -> Bool {
    // Two loads may hold one file: the second waits for what the first has made of it.
    var taken = refused
    var hasChanged = false
    for part in report.parts {
      let names = part.sources.files.map(\.name)
      let fitting = part.diagnostics.filter { diagnostic in
        let edits = diagnostic.fix?.edits ?? []
        return edits.allSatisfy { edit in
          !taken.contains(part.sources[edit.place.file].name)
        }
      }
      let round = FixRound(of: fitting, in: part.sources)
      if round.files.isEmpty { continue }
      for changed in round.files { taken.insert(names[Int(changed.file.index)]) }
      if write(round, of: part.sources) {
        hasChanged = true
        fixes += round.applied.count
        text += FixRenderer.text(
          round, sources: part.sources, word: isDry ? "would fix" : "fixed", color: color)
      }
    }
    rounds += 1
    let goesOn = hasChanged && !isDry && rounds < Self.maximumRounds
    if !goesOn, fixes > 0 { text += summary }
    return goesOn
  }

  private var summary: String {
    let fixes = "\(fixes) \(fixes == 1 ? "fix" : "fixes")"
    let files = "\(fixedFiles.count) \(fixedFiles.count == 1 ? "file" : "files")"
    return isDry
      ? "would make \(fixes) in \(files); more may follow\n" : "made \(fixes) in \(files)\n"
  }

  /// Writes all files of a round; `false` where one could not be written.
  private mutating func write(_ round: FixRound, of sources: Sources) -> Bool {
    for changed in round.files {
      let file = sources[changed.file]
      do {
        if !isDry {
          try FileReplacement.replace(
            PathText.join(workingDirectory, file.name), named: file.name, that: file.bytes,
            with: changed.bytes)
        }
        fixedFiles.insert(file.name)
      } catch {
        failures.append(error)
        refused.insert(file.name)
        return false
      }
    }
    return true
  }
}
