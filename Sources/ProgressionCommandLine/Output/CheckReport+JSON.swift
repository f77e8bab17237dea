import ProgressionKit

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
    let findings = self.findings
    for part in findings.parts {
      for diagnostic in part.diagnostics {
        DiagnosticJSON.write(diagnostic, part.sources, to: &writer)
      }
    }
    writer.endArray()
    writer.key("failures")
    writer.beginArray()
    for failure in failures { writer.string(failure.message) }
    writer.endArray()
    writer.key("errors")
    writer.integer(Int64(findings.count(.error)))
    writer.key("warnings")
    writer.integer(Int64(findings.count(.warning)))
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
    writer.integer(Int64(checked.count(.error)))
    writer.key("warnings")
    writer.integer(Int64(checked.count(.warning)))
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
