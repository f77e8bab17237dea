import ProgressionText
import Testing

/// A pack with a mistake, and the whole of what is said about it.
struct DiagnosticFixture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let code: DiagnosticCode
  let pack: String
  let findings: [String]
  let files: [String: String]

  init(
    _ code: DiagnosticCode, _ name: String, _ tables: String, isWhole: Bool = false,
    including files: [String: String] = [:], _ findings: String...
  ) {
    self.testDescription = "\(code.name): \(name)"
    self.code = code
    // The header has a line of its own, so that places count from the tables.
    self.pack =
      isWhole ? tables : "{\"formatVersion\": 1, \"id\": \"t\", \"version\": \"1\",\n\(tables)}"
    self.findings = findings
    self.files = files
  }

  /// A condition that is the rule `r` beside one of everything.
  static func condition(
    _ code: DiagnosticCode, _ name: String, _ json: String, _ findings: String...
  ) -> DiagnosticFixture {
    DiagnosticFixture(code, name, json: json, findings)
  }

  private init(_ code: DiagnosticCode, _ name: String, json: String, _ findings: [String]) {
    self.testDescription = "\(code.name): \(name)"
    self.code = code
    let rules = "\"rules\": {\"veteran\""
    let base = TestPack.base.replacing(rules, with: "\"rules\": {\"r\":\n\(json),\n\"veteran\"")
    self.pack = base + "}"
    // The line of the condition is called `>` whatever stands before it.
    var line = 1
    for part in pack.split(separator: "\n", omittingEmptySubsequences: false) {
      if part == "\(json)," { break }
      line += 1
    }
    self.findings = findings.map { $0.hasPrefix(">") ? "\(line)" + $0.dropFirst() : $0 }
    self.files = [:]
  }
}
