import ProgressionModel
public import ProgressionText

/// Reads rule packs.
public enum RulePackReader {
  /// Reads a pack from its main file.
  ///
  /// Files whose name ends in `.jsonc` may have comments and trailing commas. All mistakes of all
  /// files are found in one run, each cause once; a mistake of syntax in a file hides what else is
  /// wrong in it.
  ///
  /// - Parameters:
  ///   - main: the main file, one of `sources`.
  ///   - sources: the files of this load; included files are added.
  ///   - findings: what is looked for. The game is the same either way.
  ///   - include: gives the text of an included file by the name written, or `nil` where there is none.
  /// - Returns: the game and the findings.
  /// - Complexity: roughly linear in the size of the files and the number of levels.
  public static func read(
    _ main: FileID, in sources: inout Sources, findings: PackFindings = .all,
    include: (String) -> SourceFile?
  ) -> PackReading {
    var reader = GameReader(game: Game(id: "", version: "", title: ""))
    guard let pack = read(main, of: sources, into: &reader),
      reader.readIdentity(pack)
    else { return finish(reader) }
    let files = [pack] + reader.readIncludes(pack, in: &sources, include: include)
    reader.readTables(of: pack, in: files)
    if findings == .errors, isSound(reader) {
      return reading(of: reader, files, game: reader.game, diagnostics: [])
    }
    return finish(reader, files)
  }

  /// The outermost value of a file, or `nil` after mistakes of syntax.
  static func read(
    _ file: FileID, of sources: Sources, into reader: inout GameReader
  ) -> JSONValue? {
    let source = sources[file]
    let dialect: JSONDialect = source.name.hasSuffix(".jsonc") ? .withComments : .strict
    let (document, diagnostics) = JSONReader.read(source, as: file, dialect: dialect)
    for diagnostic in diagnostics { reader.report.add(diagnostic, sharingPlace: true) }
    return document?.root
  }

  private static func finish(_ reader: GameReader, _ files: [JSONValue] = []) -> PackReading {
    var allowances = reader.allowances
    let found = reader.report.diagnostics + checked(reader, files)
    var diagnostics = found.compactMap { settled($0, reader, &allowances) }
    // Of a part nobody knows what there is to allow.
    if reader.report.errorCount == 0 {
      diagnostics += allowances.unused.compactMap { settled($0, reader, &allowances) }
    }
    diagnostics = diagnostics.inOrderOfPlace()
    return reading(
      of: reader, files, game: diagnostics.hasErrors ? nil : reader.game, diagnostics: diagnostics)
  }

  private static func reading(
    of reader: GameReader, _ files: [JSONValue], game: Game?, diagnostics: [Diagnostic]
  ) -> PackReading {
    var reading = PackReading(game: game, diagnostics: diagnostics)
    if !files.isEmpty {
      reading.part = reader.game
      reading.hasAllIDs = !reader.isIncomplete
      reading.isPartWhole = !reader.isIncomplete && reader.report.errorCount == 0
    }
    return reading
  }

  /// Whether a pack has no error, as far as that can be told without looking for warnings.
  private static func isSound(_ reader: GameReader) -> Bool {
    guard reader.report.errorCount == 0, !reader.severities.values.contains(.error) else {
      return false
    }
    var allowances = reader.allowances
    return GameChecker.errors(in: reader.game).allSatisfy {
      settled($0, reader, &allowances)?.severity != .error
    }
  }

  /// A finding with the severity that the pack gives it, or `nil` for one that it silences.
  private static func settled(
    _ diagnostic: Diagnostic, _ reader: GameReader, _ allowances: inout Allowances
  ) -> Diagnostic? {
    guard DiagnosticCatalogue.entry(of: diagnostic.code)?.isConfigurable == true else {
      return diagnostic
    }
    if allowances.covers(diagnostic) { return nil }
    var diagnostic = diagnostic
    switch reader.severities[diagnostic.code] {
    case .off: return nil
    case .warning: diagnostic.severity = .warning
    case .error: diagnostic.severity = .error
    case nil: break
    }
    return diagnostic
  }
}

extension RulePackReader {
  /// What the checks find in what could be read.
  private static func checked(_ reader: GameReader, _ files: [JSONValue]) -> [Diagnostic] {
    if reader.report.errorCount == 0 { return GameChecker.check(reader.game) }
    if reader.hasUnreadParts { return [] }
    let errors = reader.report.diagnostics.filter { $0.severity == .error }
    let gaps = ReadingGaps(
      errors, excused: reader.excused, nameless: reader.nameless, in: files, reader.names)
    let game = gaps.filled(reader.game, unreadRules: reader.unreadRules)
    return GameChecker.check(game, isWhole: false).filter { gaps.leavesStanding($0) }
  }
}

extension GameReader {
  /// Declares every id, then reads what refers to ids.
  fileprivate mutating func readTables(of pack: JSONValue, in files: [JSONValue]) {
    misspelt = MisspeltTables(in: files)
    noteResets(in: files)
    declareNodes(in: files)
    declareFacts(in: files)
    let chests = declareChests(in: files)
    let timers = declareTimers(in: files)
    let rules = declareRules(in: files)
    declareResets()
    let collections = declareCollections(in: files)
    dropTakenIDs()
    tags = TagIndex(of: game)
    readPolicies(pack)
    readChecks(pack)
    readRenames(pack)
    readRules(rules)
    readCollections(collections)
    readGivers()
    readNodes()
    readChests(chests)
    readTimers(timers)
    readResets()
    checkResets()
    reportUnusedDefaults(of: pack)
    reportLonelyTags()
  }
}
