/// Texts of a pack as a graph shows them.
enum GraphText {
  /// A text on one line: line ends and tabs are spaces, and what no format can hold is left out.
  ///
  /// Marks that turn the direction of the text around them are left out too.
  static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: line.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF, 0xFEFF: continue
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// Whether nothing of a text can be seen.
  static func isBlank(_ text: String) -> Bool {
    line(text).unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .format, .control: true
      default: false
      }
    }
  }
}

extension GraphEdge.Route {
  /// A label that says the route too, where its arrow alone would be easy to miss.
  func labelled(_ label: String) -> String {
    switch self {
    case .opens, .taken, .order, .product: label
    case .follows, .grants, .gives, .counts, .blocks: spelled(label)
    }
  }

  /// A label that says every route that does not open by itself, for arrows that have one head.
  func spelled(_ label: String) -> String {
    let word: String
    switch self {
    case .opens, .order: return label
    case .taken: word = "take"
    case .product: word = "product"
    case .follows: word = "while"
    case .grants: word = "reward"
    case .gives: word = "offers"
    case .counts: word = "counts"
    case .blocks: word = "blocks"
    }
    return label.isEmpty ? word : "\(word): \(label)"
  }
}
