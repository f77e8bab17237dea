import ProgressionModel

extension Records {
  /// Whether the texts that come from outside have the same bytes; `==` also calls texts equal that
  /// look the same.
  func hasTexts(of other: Records) -> Bool {
    texts.elementsEqual(other.texts) { $0.hasBytes(of: $1) }
  }

  /// Every text that is no id of the pack, in a fixed order; what is packed is compared as bytes.
  private var texts: [String] {
    var texts = writers.map { $0.name } + stamps.map { $0.writer }
    for record in transactions {
      texts += [record.id, record.product] + record.opened + record.granted.map { $0.holding }
    }
    return texts
  }
}
