import Foundation
import ProgressionModel
import ProgressionText
import Testing

struct ZoneTablesTests {
  @Test("the fixture has its zones, and UTC")
  func fixture() throws {
    let zones = try Zones.fixture()
    #expect(
      zones.tables.map(\.name) == ["America/New_York", "Europe/Berlin", "Pacific/Chatham", "UTC"])
    for name in Zones.names { #expect(zones.table(named: name)?.transitions.count == 82) }
  }

  @Test("a file is written as it was read")
  func roundTrip() throws {
    let bytes = ContiguousArray(try Data(contentsOf: Zones.file))
    var writer = JSONWriter(style: .indented)
    try Zones.fixture().write(to: &writer)
    #expect(writer.finish() == bytes)
  }

  @Test("names are in the order of their bytes, the first of two counts, UTC stays UTC")
  func order() throws {
    let zones = ZoneTables([
      try table("b", 60), try table("UTC", 60), try table("b", 120), try table("a", 0),
      try table("é", 0), try table("e\u{301}", 60),
    ])
    #expect(zones.tables.map(\.name) == ["UTC", "a", "b", "e\u{301}", "é"])
    #expect(zones.tables.count == 5)
    #expect(zones.table(named: "b")?.initialOffset == 60)
    #expect(zones.table(named: "UTC") == .utc)
    #expect(zones.table(named: "e\u{301}")?.initialOffset == 60)
    #expect(zones.table(named: "é")?.initialOffset == 0)
    for name in ["", "A", "c", "zz", "utc", "b "] { #expect(zones.table(named: name) == nil) }
    #expect(ZoneTables.utcOnly.tables == [.utc])
    #expect(ZoneTables([]) == .utcOnly)
  }

  private func table(_ name: String, _ offset: Int64) throws -> ZoneTable {
    try #require(ZoneTable(name: name, initialOffset: offset, transitions: []))
  }

  @Test("zones without transitions and UTC itself are read")
  func small() throws {
    let zones = try read(
      #"{"zones":{"UTC":{"initial":0,"transitions":[]},"X":{"transitions":[],"initial":-60}},"#
        + #""schema":"1.0"}"#)
    #expect(zones.tables.map(\.name) == ["UTC", "X"])
    var writer = JSONWriter()
    zones.write(to: &writer)
    #expect(
      writer.text == #"{"schema":"1.0","zones":{"X":{"initial":-60,"transitions":[]}}}"#)
    #expect(try read(#"{"schema":"1.0","zones":{}}"#) == .utcOnly)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// The codes, each with the text that its place covers.
    let findings: [String]
    var testDescription: String { name }

    /// A mistake in the body of the zone `X`.
    static func zone(_ name: String, _ body: String, _ findings: [String]) -> Mistake {
      Mistake(
        name: name, text: #"{"schema": "1.0", "zones": {"X": \#(body)}}"#, findings: findings)
    }
  }

  static let mistakes: [Mistake] = [
    Mistake(name: "no object", text: "[]", findings: ["zone-value []"]),
    Mistake(name: "no JSON", text: "[", findings: ["json-unclosed-bracket "]),
    Mistake(name: "no schema", text: "{}", findings: ["zone-schema {}"]),
    Mistake(name: "newer schema", text: #"{"schema": "2.0"}"#, findings: [#"zone-schema "2.0""#]),
    Mistake(
      name: "no zones", text: #"{"schema":"1.0"}"#, findings: [#"zone-key {"schema":"1.0"}"#]),
    Mistake(
      name: "unknown key", text: #"{"schema": "1.0", "zones": {}, "zone": 1}"#,
      findings: [#"zone-key "zone""#]),
    Mistake(
      name: "zones twice", text: #"{"schema": "1.0", "zones": {}, "zones": []}"#,
      findings: [#"zone-key "zones""#]),
    Mistake(
      name: "zones no object", text: #"{"schema": "1.0", "zones": []}"#,
      findings: ["zone-value []"]),
    Mistake(
      name: "another UTC",
      text: #"{"schema": "1.0", "zones": {"UTC": {"initial":1,"transitions":[]}}}"#,
      findings: [#"zone-value "UTC": {"initial":1,"transitions":[]}"#]),
    .zone("no zone", "7", ["zone-value 7"]),
    .zone("nothing in it", "{}", [#"zone-key "X""#]),
    .zone("no transitions", #"{"initial": 0}"#, [#"zone-key "X""#]),
    .zone("no initial", #"{"transitions": []}"#, [#"zone-key "X""#]),
    .zone(
      "unknown key in it", #"{"initial": 0, "transitions": [], "dst": 1}"#, [#"zone-key "dst""#]),
    .zone(
      "initial twice", #"{"initial": 0, "initial": 1, "transitions": []}"#,
      [#"zone-key "initial""#]),
    .zone("initial too large", #"{"initial": 93601, "transitions": []}"#, ["zone-value 93601"]),
    .zone("initial a text", #"{"initial": "0", "transitions": []}"#, [#"zone-value "0""#]),
    .zone("initial 1.0", #"{"initial": 1.0, "transitions": []}"#, ["zone-value 1.0"]),
    .zone("transitions no list", #"{"initial": 0, "transitions": {}}"#, ["zone-value {}"]),
    .zone(
      "no transitions in it",
      #"{"initial": 0, "transitions": [7, [], [1], [1, 2, 3], {"a":1,"b":2}]}"#,
      [
        "zone-value 7", "zone-value []", "zone-value [1]", "zone-value [1, 2, 3]",
        #"zone-value {"a":1,"b":2}"#,
      ]),
    .zone(
      "no numbers", #"{"initial": 0, "transitions": [["1", 2], [1, null], [1, -93601]]}"#,
      [#"zone-value "1""#, "zone-value null", "zone-value -93601"]),
    .zone(
      "no order, no change",
      #"{"initial": 0, "transitions": [[5, 0], [5, 1], [5, 2], [4, 3], [9, 1], [10, 0]]}"#,
      ["zone-value [5, 0]", "zone-value [5, 2]", "zone-value [4, 3]", "zone-value [9, 1]"]),
  ]

  @Test("every mistake is found where it is", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    let utf8 = Array(mistake.text.utf8)
    do {
      _ = try read(mistake.text)
      Issue.record("was read")
    } catch {
      let findings = error.diagnostics.map { finding in
        let place = utf8[Int(finding.place.start)..<Int(finding.place.end)]
        return "\(finding.code) " + String(decoding: place, as: UTF8.self)
      }
      #expect(findings == mistake.findings)
      #expect(error.diagnostics.allSatisfy { $0.severity == .error && !$0.message.isEmpty })
    }
  }

  private func read(_ text: String) throws(ZoneError) -> ZoneTables {
    try ZoneTables(SourceFile(name: "zones.json", text: text), id: FileID(index: 0))
  }
}
