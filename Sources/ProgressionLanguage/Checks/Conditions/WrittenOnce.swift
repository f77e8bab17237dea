import ProgressionText

/// Findings about lists that may stand in `defaults`, where one text is read for many nodes.
///
/// What is wrong for one of the nodes only, as where `$previous` happens to be what is named beside
/// it, is no mistake of the text: a finding counts when every reading of its list has it.
struct WrittenOnce {
  private struct Spot: Hashable {
    let list: Place
    let code: DiagnosticCode
    let place: Place
  }

  private var found: [(spot: Spot, finding: Diagnostic)] = []
  private var counts: [Spot: Int] = [:]
  private var lists: Set<Place> = []

  var isEmpty: Bool { found.isEmpty }

  /// Takes a finding about the list at `list`, a place that is written.
  mutating func add(_ finding: Diagnostic, about list: Place) {
    let spot = Spot(list: list, code: finding.code, place: finding.place)
    lists.insert(list)
    counts[spot, default: 0] += 1
    if counts[spot] == 1 { found.append((spot, finding)) }
  }

  /// Whether something was found about the list at a place.
  func isAbout(_ list: Place) -> Bool { lists.contains(list) }

  /// Hands on what every reading has, given how often each list was read.
  func report(readings: [Place: Int], into findings: inout Findings) {
    for (spot, finding) in found where counts[spot] == readings[spot.list] {
      findings.add(
        finding.code, severity: finding.severity, at: finding.place, finding.message,
        related: finding.related, help: finding.help, fix: finding.fix)
    }
  }
}
