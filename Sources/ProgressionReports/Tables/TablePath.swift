import ProgressionText

/// One step from a value to a part of it.
enum TableStep: Hashable {
  case key(String)
  case index(Int)

  /// The path as people write it, as in `unlock[2].when`.
  static func text(_ path: some Sequence<TableStep>) -> String {
    var text = ""
    for step in path {
      switch step {
      case .key(let key):
        // An id may have periods itself, and no two places have the same text.
        let word = key.contains(".") ? "\"\(key)\"" : key
        text += text.isEmpty ? word : ".\(word)"
      case .index(let index): text += "[\(index + 1)]"
      }
    }
    return text
  }
}

extension JSONValue {
  /// What a path leads to; `nil` where it leads nowhere.
  func part(_ path: some Sequence<TableStep>) -> JSONValue? {
    var value = self
    for step in path {
      switch step {
      case .key(let key):
        guard let next = value[key] else { return nil }
        value = next
      case .index(let index):
        guard let next = value.elements.dropFirst(index).first(where: { _ in true }) else {
          return nil
        }
        value = next
      }
    }
    return value
  }
}
