import ProgressionKit

/// Explanations as JSON: the same data as the text.
struct ExplanationJSON {
  let explanation: Explanation
  /// The files that places refer to.
  let sources: Sources

  /// Writes the explanation as an object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("node")
    writer.string(explanation.node)
    writer.key("title")
    writer.string(explanation.title)
    RecordJSON.writeKeys(explanation.record, to: &writer)
    if let place = explanation.place {
      writer.key("at")
      writer.string(place)
    }
    if let world = explanation.world {
      writer.key("world")
      write(world, to: &writer)
    }
    write(explanation.needs, as: "needs", to: &writer)
    write(explanation.waits, as: "waits", to: &writer)
    writeObjectives(to: &writer)
    writer.key("routes")
    writer.beginArray()
    for route in explanation.routes { write(route, to: &writer) }
    writer.endArray()
    if let next = explanation.next {
      writer.key("next")
      writer.integer(next)
    }
    writer.endObject()
  }

  private func write(_ route: RouteExplanation, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("route")
    writer.integer(route.index)
    writer.key("opens")
    switch route.kind {
    case .sticky: writer.string("forGood")
    case .live: writer.string("whileItHolds")
    case .taken(let price):
      writer.string("whenTaken")
      writer.key("price")
      RecordJSON.write(price, to: &writer)
    case .placement(let location):
      writer.string("whileThere")
      // So has a place that the player may not know of.
      if !location.isEmpty {
        writer.key("at")
        writer.string(location)
      }
    case .product(let product):
      writer.string("withProduct")
      // A product that the player may not know of has no name here.
      if !product.isEmpty {
        writer.key("product")
        writer.string(product)
      }
    }
    DiagnosticJSON.write(route.place, sources, to: &writer)
    writer.key("holds")
    writer.boolean(route.holds)
    writer.key("requirements")
    writer.beginArray()
    for requirement in route.requirements { write(requirement, to: &writer) }
    writer.endArray()
    if !route.missing.isEmpty {
      writer.key("missing")
      RecordJSON.write(route.missing, to: &writer)
    }
    writer.endObject()
  }

  /// Writes requirements, unless there are none.
  private func write(
    _ requirements: [Requirement], as key: String, to writer: inout JSONWriter
  ) {
    if requirements.isEmpty { return }
    writer.key(key)
    writer.beginArray()
    for requirement in requirements { write(requirement, to: &writer) }
    writer.endArray()
  }

  private func writeObjectives(to writer: inout JSONWriter) {
    if explanation.objectives.isEmpty { return }
    writer.key("currentObjectives")
    writer.beginArray()
    for objective in explanation.objectives {
      writer.beginObject()
      writer.key("objective")
      writer.string(objective.name)
      if objective.isOptional {
        writer.key("optional")
        writer.boolean(true)
      }
      writer.key("holds")
      writer.boolean(objective.holds)
      write(objective.requirements, as: "requirements", to: &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(_ requirement: Requirement, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("kind")
    writer.string(requirement.kind.description)
    writer.key("holds")
    writer.boolean(requirement.holds)
    if requirement.isBlocker {
      writer.key("blocks")
      writer.boolean(true)
    }
    if requirement.isImpossible {
      writer.key("impossible")
      writer.boolean(true)
    }
    writer.key("subjects")
    writer.beginArray()
    for id in requirement.subjects { writer.string(id) }
    writer.endArray()
    for (key, number) in [
      ("have", requirement.have), ("need", requirement.need), ("missing", requirement.missing),
    ] {
      guard let number else { continue }
      writer.key(key)
      writer.integer(number)
    }
    if let holdsAt = requirement.holdsAt {
      writer.key("holdsAt")
      writer.string(Instants.text(holdsAt))
    }
    writer.key("text")
    writer.string(requirement.text)
    DiagnosticJSON.write(requirement.place, sources, to: &writer)
    writer.endObject()
  }
}
