import ProgressionEngine
import ProgressionSimulation
import ProgressionText

/// Reads files of scenarios with their rule packs.
///
/// The pack that a file names is read once for all files; a pack that steps upgrade to is read for
/// each file, since places of both stand beside each other there.
public struct ScenarioLoader {
  private struct Loaded {
    let pack: RulePack
    let engine: Engine?
    /// The pack that the engine is of, where that is not the pack as it is now.
    var earlier: RulePack?
  }

  /// What each main file gave, by its path.
  ///
  /// Only looked up, so its order does not matter.
  private var packs: [String: Result<Loaded, FileError>] = [:]
  /// What each main file gave when it was last right, where an earlier loader read it.
  private var good: [String: Loaded] = [:]

  /// Makes a loader that has read nothing yet.
  public init() {}

  /// A loader that has read nothing yet, but plays a rule pack that has become wrong as this one, or one
  /// before it, knew it when it was right.
  ///
  /// - Complexity: O(n) for n packs.
  public func renewed() -> ScenarioLoader {
    var loader = ScenarioLoader()
    loader.good = good
    for (path, result) in packs {
      guard case .success(let loaded) = result, loaded.engine != nil, loaded.earlier == nil else {
        continue
      }
      loader.good[path] = loaded
    }
    return loader
  }

  /// Reads a file of scenarios and the rule pack that it names.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The path that messages shall show; by default `path`.
  /// - Returns: What was read. What is wrong in the file is in its diagnostics.
  /// - Throws: `FileError` where the file itself cannot be read.
  public mutating func load(
    _ path: String, named name: String? = nil
  ) throws(FileError) -> ScenarioLoad {
    let file = try FileSystem.read(path, named: name)
    var alone = Sources()
    let reading = JSONReader.read(
      file, as: alone.add(file), dialect: JSONDialect(fileName: file.name))
    guard let document = reading.document else {
      return .failed(file.name, alone, reading.diagnostics, isMalformed: true)
    }
    let rules = ScenarioReader.rulesPath(of: document)
    guard let written = rules.path else {
      return .failed(file.name, alone, rules.diagnostics)
    }
    switch pack(written, besides: path, named: file.name) {
    case .failure(let error):
      let diagnostic = Diagnostic(
        .missingRulePack, at: rules.place, "the rule pack cannot be read: \(error.description)",
        help: ["`rules` is a path from the folder of this file"])
      return .failed(file.name, alone, rules.diagnostics + [diagnostic])
    case .success(let loaded):
      return read(file, at: path, document, with: loaded)
    }
  }

  /// Reads the scenarios again so that their places fit beside those of the packs.
  private func read(
    _ file: SourceFile, at path: String, _ document: JSONDocument, with loaded: Loaded
  ) -> ScenarioLoad {
    var sources = (loaded.earlier ?? loaded.pack).sources
    var upgrades: [ScenarioPack] = []
    for written in ScenarioReader.upgradePaths(of: document) {
      upgrades.append(Self.upgrade(written, besides: path, named: file.name, into: &sources))
    }
    let reading = JSONReader.read(
      file, as: sources.add(file), dialect: JSONDialect(fileName: file.name))
    var scenarios: ScenarioFile?
    var diagnostics = reading.diagnostics
    if let document = reading.document, let game = loaded.engine?.game {
      let result = ScenarioReader.read(
        document, game: game, sources: sources, upgrades: upgrades)
      scenarios = result.file
      diagnostics += result.diagnostics
    }
    return ScenarioLoad(
      name: file.name, sources: sources, pack: loaded.pack, engine: loaded.engine,
      file: scenarios, diagnostics: diagnostics, isMalformed: false,
      playsEarlierPack: loaded.earlier != nil)
  }

  /// Reads a pack that steps upgrade to; its files are added to `sources`.
  private static func upgrade(
    _ written: String, besides path: String, named name: String, into sources: inout Sources
  ) -> ScenarioPack {
    let pack: RulePack
    do {
      pack = try RulePack(
        contentsOf: target(written, besides: path), named: target(written, besides: name),
        after: sources)
    } catch {
      return ScenarioPack(
        path: written, problem: "the rule pack cannot be read: \(error.description)")
    }
    sources = pack.sources
    do {
      return ScenarioPack(path: written, engine: try pack.engine())
    } catch {
      return ScenarioPack(path: written, problem: problem(of: pack))
    }
  }

  /// Why a pack cannot be played, with its first error.
  private static func problem(of pack: RulePack) -> String {
    let problem = "the rule pack \(pack.name) has errors"
    guard let first = pack.diagnostics.first(where: { $0.severity == .error }),
      let location = pack.sources.location(of: first.place)
    else { return problem }
    return "\(problem); the first is \(location): \(first.message)"
  }

  /// The path that a file means by one of its own, which begins at its folder.
  private static func target(_ written: String, besides path: String) -> String {
    PathText.normalized(PathText.join(PathText.folder(path), written))
  }

  private mutating func pack(
    _ written: String, besides path: String, named name: String
  ) -> Result<Loaded, FileError> {
    let shown = Self.target(written, besides: name)
    let target = Self.target(written, besides: path)
    let result: Result<Loaded, FileError>
    do {
      let main = try RulePack.mainFile(at: target, named: shown)
      if let known = packs[main.path] { return known }
      let pack = try RulePack(contentsOf: main.path, named: main.name)
      var loaded = Loaded(pack: pack, engine: try? pack.engine())
      if loaded.engine == nil, let good = good[main.path] {
        loaded = Loaded(pack: pack, engine: good.engine, earlier: good.pack)
      }
      result = .success(loaded)
      packs[main.path] = result
    } catch {
      result = .failure(error)
    }
    return result
  }
}

extension ScenarioLoad {
  fileprivate static func failed(
    _ name: String, _ sources: Sources, _ diagnostics: [Diagnostic], isMalformed: Bool = false
  ) -> ScenarioLoad {
    ScenarioLoad(
      name: name, sources: sources, pack: nil, engine: nil, file: nil, diagnostics: diagnostics,
      isMalformed: isMalformed, playsEarlierPack: false)
  }
}

extension JSONDialect {
  /// The dialect of a file: comments only where its name ends in `.jsonc`.
  package init(fileName: String) {
    self = fileName.hasSuffix(".jsonc") ? .withComments : .strict
  }
}
