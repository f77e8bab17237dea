import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// Whoever looks for errors alone is told of them as of all findings, and of nothing else.
enum ErrorsAlone {
  /// Reads a file once more and compares.
  static func check(
    _ file: SourceFile, against reading: PackReading,
    sourceLocation: SourceLocation = #_sourceLocation, include: (String) -> SourceFile?
  ) {
    var sources = Sources()
    let main = sources.add(file)
    let alone = RulePackReader.read(main, in: &sources, findings: .errors, include: include)
    let expected = reading.game == nil ? reading.diagnostics : []
    #expect(alone.diagnostics == expected, sourceLocation: sourceLocation)
    #expect((alone.game == nil) == (reading.game == nil), sourceLocation: sourceLocation)
  }

  /// The findings about a game, compared with the errors that are looked for alone.
  static func findings(
    in game: Game, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Diagnostic] {
    let findings = GameChecker.check(game)
    #expect(
      GameChecker.errors(in: game) == findings.filter { $0.severity == .error },
      sourceLocation: sourceLocation)
    return findings
  }
}
