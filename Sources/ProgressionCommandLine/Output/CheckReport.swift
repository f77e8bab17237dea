import ProgressionKit

/// What `check` found.
struct CheckReport {
  /// The rule packs that were read.
  var packs: [CheckedPack] = []
  /// The files of scenarios that were read.
  var scenarios: [ScenarioLoad] = []
  /// What could not be read.
  var failures: [CommandFailure]

  init(failures: [CommandFailure]) {
    self.failures = failures
  }

  /// Whether an unreadable rule pack belongs to none of the checked ones, so that only the
  /// scenarios that play it tell.
  private func isUnchecked(_ pack: RulePack) -> Bool {
    !packs.contains { $0.pack.name == pack.name }
  }

  /// Rule packs that only scenarios led to, each once.
  private var furtherPacks: [RulePack] {
    var further: [RulePack] = []
    for load in scenarios {
      guard let pack = load.pack, isUnchecked(pack) else { continue }
      if !further.contains(where: { $0.name == pack.name }) { further.append(pack) }
    }
    return further
  }

  private var diagnostics: [(list: [Diagnostic], sources: Sources)] {
    packs.map { ($0.pack.diagnostics, $0.pack.sources) }
      + furtherPacks.map { ($0.diagnostics, $0.sources) }
      + scenarios.map { ($0.diagnostics, $0.sources) }
  }

  /// The number of errors in what was read.
  var errors: Int { count(.error) + packs.count { $0.compileError != nil } }

  /// The number of warnings in what was read.
  var warnings: Int { count(.warning) }

  private func count(_ severity: Severity) -> Int {
    diagnostics.reduce(0) { sum, part in
      sum + part.list.count { $0.severity == severity }
    }
  }
}

extension CheckReport {
  /// Writes results to the output of `context`, findings to its errors.
  func writeText(to context: inout Context) {
    let color = context.colorsErrors
    for (list, sources) in diagnostics {
      context.errors += DiagnosticRenderer.text(list, sources: sources, color: color)
    }
    for pack in packs {
      if let message = pack.compileError {
        context.printProblem("\(pack.pack.name): \(message)")
      }
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
      "checked \(read): \(Self.count(errors, "error")), \(Self.count(warnings, "warning"))"
    if !failures.isEmpty { summary += ", \(failures.count) not read" }
    context.print(summary)
  }

  private func write(_ checked: CheckedPack, to context: inout Context) {
    let pack = checked.pack
    guard let game = pack.game, checked.compileError == nil else {
      context.print("\(pack.name): \(Self.count(checked.errors, "error"))")
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

extension CheckReport {
  /// The report as JSON.
  var json: String {
    var writer = JSONWriter(style: .indented)
    writer.beginObject()
    writer.key("packs")
    writer.beginArray()
    for pack in packs { Self.write(pack, to: &writer) }
    writer.endArray()
    writer.key("scenarioFiles")
    writer.beginArray()
    for load in scenarios {
      writer.beginObject()
      writer.key("path")
      writer.string(load.name)
      if let file = load.file {
        writer.key("scenarios")
        writer.integer(Int64(file.scenarios.count))
      }
      writer.endObject()
    }
    writer.endArray()
    writer.key("diagnostics")
    writer.beginArray()
    for (list, sources) in diagnostics {
      for diagnostic in list { DiagnosticJSON.write(diagnostic, sources, to: &writer) }
    }
    writer.endArray()
    writer.key("failures")
    writer.beginArray()
    for failure in failures { writer.string(failure.message) }
    writer.endArray()
    writer.key("errors")
    writer.integer(Int64(errors))
    writer.key("warnings")
    writer.integer(Int64(warnings))
    writer.endObject()
    return writer.text
  }

  private static func write(_ checked: CheckedPack, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("path")
    writer.string(checked.pack.name)
    if let game = checked.pack.game {
      writer.key("id")
      writer.string(game.id)
      writer.key("version")
      writer.string(game.version)
    }
    writer.key("errors")
    writer.integer(Int64(checked.errors))
    writer.key("warnings")
    writer.integer(Int64(checked.warnings))
    writer.key("open")
    writer.beginArray()
    for id in checked.open { writer.string(id) }
    writer.endArray()
    writer.key("purchases")
    writer.beginArray()
    for purchase in checked.purchases {
      writer.beginObject()
      writer.key("id")
      writer.string(purchase.id)
      writer.key("prices")
      writer.beginArray()
      for offer in purchase.offers {
        writer.beginObject()
        for amount in offer.price {
          writer.key(amount.id)
          writer.integer(amount.amount)
        }
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}
