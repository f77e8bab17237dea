public import ProgressionEngine
public import ProgressionLanguage
public import ProgressionModel
public import ProgressionText

/// A rule pack as it was read: the game, if nothing is wrong with it, and all findings.
///
/// ```swift
/// let pack = try RulePack(contentsOf: "Rules/falling-sky")
/// if pack.game == nil { print(pack.report()) }
/// let engine = try pack.engine()
/// ```
public struct RulePack: Sendable {
  /// The name of the main file.
  public let name: String
  /// The files that were read.
  public let sources: Sources
  /// The game, or `nil` where the pack has an error.
  public let game: Game?
  /// What could be read of the game, with or without errors; `nil` where the main file is unreadable.
  package let part: Game?
  /// Whether that part has all ids of the pack.
  package let hasAllIDs: Bool
  /// Whether nothing is missing in that part: what errors there are, the checks found.
  package let isPartWhole: Bool
  /// What there is to say about the pack, in order of place; nothing of a pack without errors where
  /// only these were looked for.
  public let diagnostics: [Diagnostic]

  /// Reads a pack from its main file and whatever that includes.
  ///
  /// - Parameters:
  ///   - main: The main file.
  ///   - findings: What is looked for; without warnings a pack is read in less time, as the
  ///     engine's initialisers do.
  ///   - include: Gives an included file by the name written, or `nil` where there is none.
  public init(
    main: SourceFile, findings: PackFindings = .all,
    include: (String) -> SourceFile? = { _ in nil }
  ) {
    self.init(main: main, findings: findings, after: Sources(), include: include)
  }

  /// Reads a pack after other files of the same load, so that places tell the files apart.
  package init(
    main: SourceFile, findings: PackFindings = .all, after sources: Sources,
    include: (String) -> SourceFile?
  ) {
    var sources = sources
    let id = sources.add(main)
    let reading = RulePackReader.read(id, in: &sources, findings: findings, include: include)
    self.name = main.name
    self.sources = sources
    self.game = reading.game
    self.part = reading.part
    self.hasAllIDs = reading.hasAllIDs
    self.isPartWhole = reading.isPartWhole
    self.diagnostics = reading.diagnostics
  }

  /// Reads a pack of one file from memory.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text, UTF-8.
  ///   - name: The name for messages; one that ends in `.jsonc` allows comments.
  ///   - findings: What is looked for.
  public init(
    bytes: some Sequence<UInt8>, named name: String = "rules.json", findings: PackFindings = .all
  ) {
    self.init(main: SourceFile(name: name, bytes: ContiguousArray(bytes)), findings: findings)
  }

  /// Reads a pack from a file, or from a folder with `rules.json` or `rules.jsonc`.
  ///
  /// Includes are read relative to the main file and only inside its folder.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - name: The path that messages shall show; by default `path`.
  ///   - findings: What is looked for.
  /// - Throws: `FileError` where the main file cannot be read. What is wrong inside the pack is
  ///   no error here but in `diagnostics`.
  public init(
    contentsOf path: String, named name: String? = nil, findings: PackFindings = .all
  ) throws(FileError) {
    try self.init(contentsOf: path, named: name, findings: findings, after: Sources())
  }

  /// Reads a pack from a file or folder after other files of the same load.
  package init(
    contentsOf path: String, named name: String?, findings: PackFindings = .all,
    after sources: Sources
  ) throws(FileError) {
    let main = try Self.mainFile(at: path, named: name ?? path)
    let file = try FileSystem.read(main.path, named: main.name)
    self.init(main: file, findings: findings, after: sources) { include in
      guard PathText.staysInside(include) else { return nil }
      return try? FileSystem.read(
        PathText.join(PathText.folder(main.path), include),
        named: PathText.join(PathText.folder(main.name), include))
    }
  }

  /// The path and shown name of the main file of what `path` names.
  ///
  /// - Throws: `FileError` where there is nothing, or a folder without a pack.
  package static func mainFile(
    at path: String, named name: String
  ) throws(FileError) -> (path: String, name: String) {
    switch FileSystem.kind(of: path) {
    case nil: throw FileError(name, .missing)
    case .file, .special: return (path, name)
    case .folder: break
    }
    for file in mainFileNames {
      let candidate = PathText.join(path, file)
      if FileSystem.kind(of: candidate) == .file {
        return (candidate, PathText.join(PathText.withoutFinalSlash(name), file))
      }
    }
    throw FileError(name, .hasNoPack)
  }

  /// The names of a pack's main file in a folder.
  package static let mainFileNames = ["rules.json", "rules.jsonc"]

  /// The engine of the pack.
  ///
  /// - Parameter zones: The rules of the time zones that the pack names; by default those of the
  ///   system, which may differ from machine to machine. A server takes them once with
  ///   `ZoneTables.system`, saves them and shares them with its clients.
  /// - Returns: The compiled rules.
  /// - Throws: `PackError` where the pack has an error, or where there are no rules for one of
  ///   its zones.
  public func engine(zones: ZoneTables? = nil) throws(PackError) -> Engine {
    guard let game else { throw .wrong(report: report()) }
    let rules: ZoneTables
    if let zones {
      rules = zones
    } else {
      do {
        rules = try ZoneTables.system(game.zoneNames)
      } catch {
        throw .wrong(report: error.description)
      }
    }
    do {
      return try Engine(compiling: game, zones: rules)
    } catch {
      throw .wrong(report: error.description)
    }
  }

  /// All findings as text, with the lines of source that they point at.
  public func report(color: Bool = false) -> String {
    DiagnosticRenderer.text(diagnostics, sources: sources, color: color)
  }
}
