import Foundation
import ProgressionKit
import Testing

/// The SARIF report, member by member; `.ci/run` has no validator for it.
struct SARIFTests {
  typealias Object = [String: Any]

  static func run(_ report: DiagnosticReport) throws -> Object {
    let text = SARIFReport.text(
      report, by: .init(name: "progression", version: "1.2.3"), catalogue: ReportSample.catalogue)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    return try #require((log["runs"] as? [Object])?.first)
  }

  static func results(_ report: DiagnosticReport) throws -> [Object] {
    try #require(try run(report)["results"] as? [Object])
  }

  /// The value at a path of keys and positions.
  static func at(_ value: Any?, _ path: String) -> Any? {
    path.split(separator: ".").reduce(value) { value, step in
      if let position = Int(step) {
        guard let list = value as? [Any], list.indices.contains(position) else { return nil }
        return list[position]
      }
      return (value as? Object)?[String(step)]
    }
  }

  @Test("the tool has a name, a version and the rules of what was found, in order")
  func rules() throws {
    let run = try Self.run(ReportSample.report)
    let driver = Self.at(run, "tool.driver")
    #expect(Self.at(driver, "name") as? String == "progression")
    #expect(Self.at(driver, "version") as? String == "1.2.3")
    let rules = try #require(Self.at(driver, "rules") as? [Object])
    #expect(rules.map { $0["id"] as? String } == ["empty-list", "too-large", "unknown-key"])
    let key = rules[2]
    #expect(
      Self.at(key, "shortDescription.text") as? String == "a key that the object does not have")
    #expect((Self.at(key, "fullDescription.text") as? String)?.contains("misspelt") == true)
    #expect((Self.at(key, "help.text") as? String)?.contains("right:\n{\"id\"") == true)
    #expect((Self.at(key, "help.markdown") as? String)?.contains("```") == true)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
  }

  @Test("a result has its place, related places, fix and rule")
  func result() throws {
    let result = try Self.results(ReportSample.report)[0]
    #expect(result["ruleId"] as? String == "unknown-key")
    #expect(result["ruleIndex"] as? Int == 2)
    #expect(result["level"] as? String == "error")
    #expect(
      Self.at(result, "message.text") as? String
        == "a world has no key `titel`, nor: 50%\nhelp: did you mean `title`?\nfix: write `title`")
    let physical = Self.at(result, "locations.0.physicalLocation")
    #expect(
      Self.at(physical, "artifactLocation.uri") as? String
        == "Rules/my%20game%2C%20100%25/rules.json")
    #expect(Self.at(physical, "artifactLocation.uriBaseId") as? String == "%SRCROOT%")
    let region = ["startLine": 2, "startColumn": 22, "endLine": 2, "endColumn": 29]
    #expect(Self.at(physical, "region") as? [String: Int] == region)
    #expect(Self.at(result, "relatedLocations.0.message.text") as? String == "first here")
    #expect(
      Self.at(result, "relatedLocations.0.physicalLocation.region.startColumn") as? Int == 3)
    #expect(Self.at(result, "fixes.0.description.text") as? String == "write `title`")
    let replacement = Self.at(result, "fixes.0.artifactChanges.0.replacements.0")
    #expect(Self.at(replacement, "deletedRegion") as? [String: Int] == region)
    #expect(Self.at(replacement, "insertedContent.text") as? String == "\"title\"")
  }

  @Test("what has no place has no locations, what was not read is a notification")
  func placeless() throws {
    let run = try Self.run(ReportSample.report)
    let result = try #require(Self.at(run, "results.2") as? Object)
    #expect(result["locations"] == nil)
    #expect(Self.at(result, "ruleId") as? String == "too-large")
    let invocation = Self.at(run, "invocations.0")
    #expect(Self.at(invocation, "executionSuccessful") as? Bool == false)
    #expect(
      Self.at(invocation, "toolExecutionNotifications.0.message.text") as? String
        == "`x.json` cannot be read\nlook\nhere")
    let empty = try Self.run(DiagnosticReport())
    #expect(Self.at(empty, "invocations.0.executionSuccessful") as? Bool == true)
    #expect((empty["results"] as? [Any])?.isEmpty == true)
  }

  @Test(
    "paths are URI references",
    arguments: [
      ("rules.json", "rules.json", true), ("./a/b.json", "a/b.json", true),
      ("../a.json", "../a.json", false), ("/tmp/ä b.json", "file:///tmp/%C3%A4%20b.json", false),
      ("c:d/e#f?.json", "c%3Ad/e%23f%3F.json", true), ("a\\b.json", "a%5Cb.json", true),
    ])
  func uris(_ path: String, _ uri: String, _ isInside: Bool) throws {
    var sources = Sources()
    let file = sources.add(SourceFile(name: path, text: "x"))
    let finding = Diagnostic(.wrongType, at: Place(file: file, start: 0, end: 1), "wrong")
    let result = try Self.results(DiagnosticReport([.init([finding], sources: sources)]))[0]
    let artifact = Self.at(result, "locations.0.physicalLocation.artifactLocation")
    #expect(Self.at(artifact, "uri") as? String == uri)
    #expect((Self.at(artifact, "uriBaseId") != nil) == isInside)
  }

  @Test("a finding keeps its fingerprint when lines above change, and no two have the same")
  func fingerprints() throws {
    func prints(_ text: String, _ words: [String]) throws -> [String] {
      var sources = Sources()
      let id = sources.add(SourceFile(name: "rules.json", text: text))
      let bytes = Array(text.utf8)
      var findings: [Diagnostic] = []
      for word in words {
        let wanted = Array(word.utf8)
        for start in bytes.indices where bytes[start...].starts(with: wanted) {
          let place = Place(file: id, start: Int32(start), end: Int32(start + wanted.count))
          findings.append(Diagnostic(.unknownKey, at: place, "at \(start)"))
        }
      }
      return try Self.results(DiagnosticReport([.init(findings, sources: sources)])).map {
        try #require(Self.at($0, "partialFingerprints.progressionFinding/v1") as? String)
      }
    }
    let before = try prints("{\n  \"titel\": 1\n}\n", ["titel"])
    let moved = try prints("{\n  \"a\": 1,\n\n    \"titel\": 1\n}\n", ["titel"])
    #expect(before == moved)
    let changed = try prints("{\n  \"titel\": 2\n}\n", ["titel"])
    #expect(before != changed)
    let twice = try prints("{\n  \"titel\": 1\n}\n{\n  \"titel\": 1\n}\n", ["titel"])
    #expect(twice[0] == before[0] && Set(twice).count == 2)
    let sameLine = try prints("\"titel\": 1, \"other\": 1", ["titel", "other"])
    #expect(Set(sameLine).count == 2)
  }
}
