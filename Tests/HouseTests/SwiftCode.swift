/// The code of a Swift file without its comments and the text of its strings.
struct SwiftCode {
  /// The code, line by line; what was left out is empty.
  let lines: [String]

  init(_ text: String) {
    var stripper = Stripper(Array(text.unicodeScalars))
    stripper.code(untilParenthesis: false)
    lines = stripper.kept.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The modules that the file imports.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains(String($0)) }),
        index + 1 < words.count
      else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "func", "var", "let", "protocol"]
      let name = kinds.contains(words[index + 1]) ? words[(index + 2)...].first : words[index + 1]
      return name.map { String($0.prefix { $0 != "." }) }
    }
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private struct Stripper {
    let scalars: [Unicode.Scalar]
    var index = 0
    var kept = ""

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    func at(_ text: String) -> Bool {
      let wanted = Array(text.unicodeScalars)
      return index + wanted.count <= scalars.count
        && Array(scalars[index..<(index + wanted.count)]) == wanted
    }

    mutating func code(untilParenthesis: Bool) {
      var depth = 0
      while index < scalars.count {
        if at("//") {
          while index < scalars.count, scalars[index] != "\n" { index += 1 }
        } else if at("/*") {
          blockComment()
        } else if scalars[index] == "\"" || scalars[index] == "#" && startsRawString {
          string()
        } else {
          if scalars[index] == "(" { depth += 1 }
          if scalars[index] == ")" {
            if depth == 0, untilParenthesis { return }
            depth -= 1
          }
          kept.unicodeScalars.append(scalars[index])
          index += 1
        }
      }
    }

    var startsRawString: Bool {
      var next = index
      while next < scalars.count, scalars[next] == "#" { next += 1 }
      return next < scalars.count && scalars[next] == "\""
    }

    mutating func blockComment() {
      var depth = 0
      repeat {
        if at("/*") {
          depth += 1
          index += 2
        } else if at("*/") {
          depth -= 1
          index += 2
        } else {
          if scalars[index] == "\n" { kept += "\n" }
          index += 1
        }
      } while depth > 0 && index < scalars.count
    }

    mutating func string() {
      var pounds = ""
      while scalars[index] == "#" {
        pounds += "#"
        index += 1
      }
      let quote = at("\"\"\"") ? "\"\"\"" : "\""
      index += quote.count
      kept += "\"\""
      while index < scalars.count {
        if at(quote + pounds) {
          index += quote.count + pounds.count
          return
        }
        if at("\\" + pounds + "(") {
          index += 2 + pounds.count
          kept += "("
          code(untilParenthesis: true)
          kept += ")"
          index += 1
        } else if at("\\" + pounds) {
          index += 2 + pounds.count
        } else {
          if scalars[index] == "\n" { kept += "\n" }
          index += 1
        }
      }
    }
  }
}
