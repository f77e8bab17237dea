import ProgressionModel

extension Records {
  /// Whether the texts that come from outside have the same bytes; `==` also calls texts equal that
  /// look the same.
  func hasTexts(of other: Records) -> Bool {
    texts.elementsEqual(other.texts) { $0.hasBytes(of: $1) }
  }

  /// Every text that is no id of the pack, in a fixed order.
  private var texts: [String] {
    var texts = writers.map { $0.name } + stamps.map { $0.writer }
    for record in transactions {
      texts += [record.id, record.product] + record.opened + record.granted.map { $0.holding }
    }
    for entry in ledger { texts += entry.cause.texts }
    for command in remembered + writers.flatMap({ $0.remembered }) {
      for change in command.changes { texts += change.texts }
    }
    return texts
  }
}

extension Change {
  fileprivate var texts: [String] {
    var texts = [id] + (cause?.texts ?? [])
    if case .text(let text)? = from { texts.append(text) }
    if case .text(let text)? = to { texts.append(text) }
    return texts
  }
}

extension Change.Cause {
  fileprivate var texts: [String] {
    switch self {
    case .command(let name): [name]
    case .reward(let moment, let node): [moment, node]
    case .route: []
    case .source(_, let id): [id]
    }
  }
}
