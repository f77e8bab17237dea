import ProgressionLanguage
import ProgressionText
import Testing

/// The tables of a pack and exactly what is said of them.
struct CheckedPack: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let expected: [String]

  init(_ name: String, _ text: String, _ expected: String...) {
    testDescription = name
    self.text = text
    self.expected = expected
  }

  /// Reads the tables, with the header that every pack has on the first line.
  static func read(
    _ tables: String, including files: [String: String] = [:]
  ) -> (reading: PackReading, sources: Sources) {
    var sources = Sources()
    let text = #"{ "formatVersion": 1, "id": "test", "version": "1.0.0","# + "\n\(tables)\n}"
    let file = SourceFile(name: "rules.json", text: text)
    let main = sources.add(file)
    func include(_ name: String) -> SourceFile? {
      files[name].map { SourceFile(name: name, text: $0) }
    }
    let reading = RulePackReader.read(main, in: &sources, include: include)
    ErrorsAlone.check(file, against: reading, include: include)
    return (reading, sources)
  }

  /// Compares the findings, without what small packs find all over unless it is looked at.
  func check(
    lookingAt looked: Set<DiagnosticCode> = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (reading, sources) = Self.read(text)
    let found = Asides.without(reading.diagnostics, but: looked)
    let actual = found.map { "\(Self.place($0.place, in: sources)) \($0.code) \($0.message)" }
    #expect(actual == expected, sourceLocation: sourceLocation)
  }

  private static func place(_ place: Place, in sources: Sources) -> String {
    sources.location(of: place).map { "\($0.line):\($0.column)" } ?? "nowhere"
  }
}
