import ProgressionKit
import Testing

/// Goes through a page for designers: every frame of JSON, and every row of the tables that begin
/// with a column of JSON.
///
/// What a frame holds is the second word of its fence:
///
/// | fence | holds |
/// |---|---|
/// | `json pack` | a rule pack; where it includes files, the parts that follow are these |
/// | `json part` | an object with tables, added to the pack above |
/// | `json steps` | the steps of a scenario that plays the pack above |
/// | `json scenarios` | a file of scenarios that plays it |
///
/// What a table holds is the heading of its first column: `condition`, `unlock` and `bundle` are
/// read in the pack above, and a column of `step` is one scenario. In a column `wrong condition`,
/// `wrong unlock` or `wrong part` stands what has the finding of the second column and no other,
/// and in the third column the same without a mistake.
struct DesignerPage {
  let page: MarkdownPage
  /// The forms of the language that the page shows without a mistake.
  private(set) var forms = PageForms()
  private var pack = ""
  private var parts: [String] = []

  init(_ path: String) throws {
    page = try MarkdownPage(path)
  }

  /// Reads and plays all of it.
  mutating func play() throws {
    for part in page.parts {
      switch part {
      case .frame(let frame) where frame.info.hasPrefix("json"): try play(frame)
      case .table(let table): try play(table)
      default: continue
      }
    }
  }

  private mutating func play(_ frame: MarkdownPage.Frame) throws {
    let place = "\(page.path):\(frame.line)"
    switch frame.info {
    case "json pack":
      pack = frame.text
      parts = []
      try forms.read(frame.text, as: "a rule pack")
      if try includes.isEmpty { expectNoFindings(at: place) }
    case "json part":
      parts.append(frame.text)
      try forms.read(frame.text, as: "an included file")
      if try parts.count >= includes.count { expectNoFindings(at: place) }
    case "json steps": try play(steps: frame.text, at: place)
    case "json scenarios":
      try forms.read(frame.text, as: "a file of scenarios")
      try PagePlay.play(frame.text, with: files(), at: place)
    default: Issue.record("\(place): a frame of `\(frame.info)` is read by nobody")
    }
  }

  private mutating func play(_ table: MarkdownPage.Table) throws {
    let kind = table.header[0]
    if kind == "step" {
      let steps = table.rows.map { Self.code($0.cells[0]) }
      try play(
        steps: "[\(steps.joined(separator: ",\n"))]", at: "\(page.path):\(table.rows[0].line)")
    } else if let kind = Fragment(rawValue: kind) {
      for row in table.rows { try read(Self.code(row.cells[0]), kind, at: row) }
    } else if kind.hasPrefix("wrong "), let kind = Fragment(rawValue: String(kind.dropFirst(6))) {
      for row in table.rows {
        let codes = try Set(findings(kind.file(with: Self.code(row.cells[0]))).map(\.code.name))
        #expect(codes == [Self.code(row.cells[1])], "\(page.path):\(row.line)")
        try read(Self.code(row.cells[2]), kind, at: row)
      }
    } else {
      for row in table.rows where row.cells[0].hasPrefix("`{") {
        Issue.record("\(page.path):\(row.line): an example in a column of `\(table.header[0])`")
      }
    }
  }

  /// A part of a rule pack that stands alone in a cell of a table.
  enum Fragment: String {
    case condition
    case unlock
    case bundle
    case part

    /// The form that the fragment has.
    var form: String {
      switch self {
      case .condition: "a condition"
      case .unlock: "unlock"
      case .bundle: "a bundle"
      case .part: "an included file"
      }
    }

    /// A file to include that has the fragment in its place.
    func file(with text: String) -> String {
      switch self {
      case .condition: Self.feature(#""unlock": {"when": \#(text), "live": true}"#)
      case .unlock: Self.feature(#""unlock": \#(text)"#)
      case .bundle: Self.feature(#""unlock": true, "rewards": {"onUnlock": \#(text)}"#)
      case .part: text
      }
    }

    private static func feature(_ keys: String) -> String {
      #"{"features": {"shown": {\#(keys)}}}"#
    }
  }

  private mutating func read(_ text: String, _ kind: Fragment, at row: MarkdownPage.Row) throws {
    try forms.read(text, as: kind.form)
    let found = try findings(kind.file(with: text))
    #expect(found.isEmpty, "\(page.path):\(row.line): \(found.map(\.message))")
  }

  private mutating func play(steps: String, at place: String) throws {
    let text = """
      {"rules": "../rules.json", "scenarios": [{"name": "shown", "steps": \(steps)}]}
      """
    try forms.read(text, as: "a file of scenarios")
    try PagePlay.play(text, with: files(), at: place)
  }

  // MARK: - The pack above

  private func expectNoFindings(at place: String) {
    do {
      let pack = try read(files())
      #expect(pack.findingsOnPage.isEmpty, "\(place): \(pack.report())")
    } catch {
      Issue.record("\(place): \(error)")
    }
  }

  /// What is found in a file that the pack includes beside its parts.
  private func findings(_ fragment: String) throws -> [Diagnostic] {
    let pack = try read(files(with: fragment))
    let found = pack.findingsOnPage.filter { pack.sources[$0.place.file].name == Self.fragment }
    #expect(pack.game != nil || !found.isEmpty, "\(pack.report())")
    return found
  }

  private func read(_ files: [String: String]) throws -> RulePack {
    let main = SourceFile(name: "rules.json", text: try #require(files["rules.json"]))
    return RulePack(main: main) { name in
      files[name].map { SourceFile(name: name, text: $0) }
    }
  }

  private static let fragment = "shown.json"

  /// The files that the pack includes by itself.
  private var includes: [String] {
    get throws {
      let root = try PageForms.value(of: pack)
      return root["include"]?.elements.compactMap(\.string) ?? []
    }
  }

  /// The files of the pack; the parts that it does not name are included too.
  private func files(with fragment: String? = nil) throws -> [String: String] {
    let named = try includes
    var files: [String: String] = [:]
    for (name, text) in zip(named, parts) { files[name] = text }
    var added: [String] = []
    for (index, text) in parts.dropFirst(named.count).enumerated() {
      added.append("part-\(index + 1).json")
      files["part-\(index + 1).json"] = text
    }
    if let fragment {
      added.append(Self.fragment)
      files[Self.fragment] = fragment
    }
    files["rules.json"] = pack
    if !added.isEmpty {
      #expect(named.isEmpty, "a pack that includes files by itself takes no further parts")
      let list = added.map { "\"\($0)\"" }.joined(separator: ", ")
      files["rules.json"] = "{ \"include\": [\(list)]," + pack.dropFirst()
    }
    return files
  }

  /// A cell without its backticks.
  static func code(_ cell: String) -> String {
    cell.hasPrefix("`") && cell.hasSuffix("`") ? String(cell.dropFirst().dropLast()) : cell
  }
}
