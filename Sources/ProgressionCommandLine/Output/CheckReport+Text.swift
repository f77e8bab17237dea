import ProgressionKit

extension CheckReport {
  /// Writes results to the output of `context`, findings to its errors.
  func writeText(to context: inout Context) {
    let color = context.colorsErrors
    let findings = self.findings
    for part in findings.parts {
      context.errors += DiagnosticRenderer.text(
        part.diagnostics, sources: part.sources, color: color)
    }
    for failure in failures { context.printProblem(failure.message, help: failure.help) }
    for pack in packs { write(pack, to: &context) }
    for load in scenarios {
      if let file = load.file {
        context.print("\(load.name): \(Self.count(file.scenarios.count, "scenario"))")
      } else if load.pack?.game == nil, load.diagnostics.isEmpty {
        context.print("\(load.name): not checked, its rule pack has errors")
      }
    }
    let read =
      "\(Self.count(packs.count, "rule pack")) and "
      + Self.count(scenarios.count, "file of scenarios", "files of scenarios")
    var summary =
      "checked \(read): \(Self.count(findings.count(.error), "error")), "
      + Self.count(findings.count(.warning), "warning")
    if !failures.isEmpty { summary += ", \(failures.count) not read" }
    context.print(summary)
  }

  private func write(_ checked: CheckedPack, to context: inout Context) {
    let pack = checked.pack
    guard let game = pack.game, checked.count(.error) == 0 else {
      context.print("\(pack.name): \(Self.count(checked.count(.error), "error"))")
      return
    }
    let worlds = game.nodes.count { $0.world != nil }
    let levels = game.nodes.count { $0.level != nil }
    context.print(
      "\(pack.name): \(game.title) \(game.version), \(Self.count(worlds, "world")), "
        + Self.count(levels, "level"))
    let open = checked.open.isEmpty ? "nothing" : checked.open.joined(separator: ", ")
    context.print("  open from the start: \(open)")
    for way in CheckedPack.Purchase.Way.allCases {
      let purchases = checked.purchases.filter { $0.way == way }.map { $0.text }
      if purchases.isEmpty { continue }
      context.print("  can be \(way.word) from the start: \(purchases.joined(separator: ", "))")
    }
  }

  private static func count(_ number: Int, _ word: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? word : plural ?? word + "s")"
  }
}
