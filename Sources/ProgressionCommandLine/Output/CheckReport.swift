import ProgressionKit

/// What `check` found.
struct CheckReport {
  /// The rule packs that were read.
  var packs: [CheckedPack] = []
  /// The files of scenarios that were read.
  var scenarios: [ScenarioLoad] = []
  /// What could not be read or written.
  var failures: [CommandFailure] = []
  /// Files that were named and are checked as parts of a pack.
  private(set) var parts: [IncludedPart] = []

  /// A report of nothing yet.
  init() {}

  /// Reads and checks what is under some paths, relative to the working directory of `context`.
  init(_ paths: [String], in context: Context) {
    let found = Discovery(paths, .everything, in: context)
    failures = found.failures
    parts = found.parts
    for file in found.packs {
      do {
        packs.append(try CheckedPack(file))
      } catch {
        failures.append(CommandFailure(error.description))
      }
    }
    var loader = ScenarioLoader()
    for file in found.scenarios {
      do {
        scenarios.append(try loader.load(file.path, named: file.name))
      } catch {
        failures.append(CommandFailure(error.description))
      }
    }
  }

  /// Takes in what another report has.
  mutating func add(_ other: CheckReport) {
    packs += other.packs
    scenarios += other.scenarios
    failures += other.failures
  }

  /// Whether an unreadable rule pack belongs to none of the checked ones, so that only the
  /// scenarios that play it tell.
  private func isUnchecked(_ pack: RulePack) -> Bool {
    !packs.contains { $0.pack.name == pack.name }
  }

  /// The findings about rule packs that only scenarios led to, each pack once.
  private var furtherParts: [DiagnosticReport.Part] {
    var names: Set<String> = []
    var parts: [DiagnosticReport.Part] = []
    for load in scenarios {
      guard let pack = load.pack, isUnchecked(pack), names.insert(pack.name).inserted else {
        continue
      }
      let findings = load.engine == nil ? pack.compiled().findings : []
      parts.append(.init((pack.diagnostics + findings).inOrderOfPlace(), sources: pack.sources))
    }
    return parts
  }

  /// All findings, whatever they are written as.
  var findings: DiagnosticReport {
    let packParts = packs.map { DiagnosticReport.Part($0.diagnostics, sources: $0.pack.sources) }
    let scenarioParts = scenarios.map {
      DiagnosticReport.Part($0.diagnostics.inOrderOfPlace(), sources: $0.sources)
    }
    return DiagnosticReport(
      packParts + furtherParts + scenarioParts,
      failures: failures.map { DiagnosticReport.Failure($0.message, help: $0.help) })
  }
}
