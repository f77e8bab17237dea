import ProgressionKit

/// The rule packs and scenarios under the paths of a command line.
struct Discovery {
  /// A file and the name that messages show.
  struct Found: Hashable {
    let path: String
    let name: String
    /// Whether it is the main file of a rule pack.
    var isPack = false
  }

  /// The main files of rule packs, in the order found, each once.
  private(set) var packs: [Found] = []
  /// The files of scenarios, in the order found, each once.
  private(set) var scenarios: [Found] = []
  /// Whether a path was a folder without anything, and other failures.
  private(set) var failures: [CommandFailure] = []

  /// Files that were named and are parts of a pack, each with the pack that is read instead.
  private(set) var parts: [IncludedPart] = []

  private var seen: Set<String> = []
  /// How often a file was found, whether or not it had been found before.
  private var packHits = 0
  private var scenarioHits = 0

  /// What a command is looking for.
  enum Wanted {
    case scenarios
    case everything
  }

  /// Looks under `paths`, relative to the working directory of `context`.
  init(_ paths: [String], _ wanted: Wanted, in context: Context) {
    for root in FileWalk(paths, to: "look at", in: context).roots {
      failures += root.failures
      let before = hits(wanted)
      for file in root.files {
        if root.isFolder { addFound(file) } else { addFile(file, wanted) }
      }
      if root.isFolder, root.failures.isEmpty, hits(wanted) == before {
        let what = wanted == .everything ? "rule packs or scenarios" : "scenarios"
        failures.append(CommandFailure("there are no \(what) in the folder `\(root.name)`"))
      }
    }
  }

  /// A file that was named: whatever it is called, what it holds decides.
  private mutating func addFile(_ file: Found, _ wanted: Wanted) {
    switch (Self.content(of: file), wanted) {
    case (.scenarios, _), (.brokenScenarios, _): addScenarios(file)
    case (_, .everything):
      guard let part = IncludedPart(file) else { return addPack(file) }
      parts.append(part)
      addPack(part.pack)
    case (.broken, .scenarios): addScenarios(file)
    case (.other, .scenarios):
      failures.append(
        CommandFailure(
          "`\(file.name)` has no scenarios",
          help: ["a file of scenarios has the keys `rules` and `scenarios`"]))
    }
  }

  /// A file in a folder, which may be one of others.
  private mutating func addFound(_ file: Found) {
    if file.isPack { return addPack(file) }
    let folder = PathText.folder(file.path)
    let isThere = folder.hasSuffix("/scenarios") || folder.contains("/scenarios/")
    if isThere || Self.content(of: file).isOfScenarios { addScenarios(file) }
  }

  private func hits(_ wanted: Wanted) -> Int {
    wanted == .everything ? packHits + scenarioHits : scenarioHits
  }

  private mutating func addPack(_ file: Found) {
    packHits += 1
    guard seen.insert(file.path).inserted else { return }
    packs.append(Found(path: file.path, name: file.name, isPack: true))
  }

  private mutating func addScenarios(_ file: Found) {
    scenarioHits += 1
    if seen.insert(file.path).inserted { scenarios.append(file) }
  }

  /// What a JSON file seems to be.
  private enum Content {
    case scenarios
    /// No JSON, but it speaks of scenarios.
    case brokenScenarios
    /// No JSON, or not readable.
    case broken
    case other

    /// Whether a file in a folder is one to play; what is broken and not about scenarios may
    /// be included by a rule pack, which then tells.
    var isOfScenarios: Bool { self == .scenarios || self == .brokenScenarios }
  }

  private static func content(of found: Found) -> Content {
    guard let file = try? FileSystem.read(found.path, named: found.name) else { return .broken }
    var sources = Sources()
    let id = sources.add(file)
    if let document = JSONReader.read(file, as: id, dialect: .withComments).document {
      return ScenarioReader.isScenarioFile(document) ? .scenarios : .other
    }
    let text = String(decoding: file.bytes, as: UTF8.self)
    return text.contains("\"scenarios\"") ? .brokenScenarios : .broken
  }
}
