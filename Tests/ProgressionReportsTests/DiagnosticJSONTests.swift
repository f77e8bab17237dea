import ProgressionKit
import Testing

struct DiagnosticJSONTests {
  @Test("a finding as JSON has its place, its help and its related places")
  func everything() {
    var sources = Sources()
    let file = sources.add(SourceFile(name: "rules.json", text: "{\n  \"a\": 1\n}"))
    let place = Place(file: file, start: 4, end: 7)
    let diagnostic = Diagnostic(
      "some-code", severity: .warning, at: place, "a sentence",
      related: [Diagnostic.Related(place: Place(file: file, start: 0, end: 1), message: "here")],
      help: ["do it"],
      fix: Fix("write `b`", edits: [Edit(place, replacement: "\"b\"")]))
    var writer = JSONWriter(style: .compact)
    DiagnosticJSON.write(diagnostic, sources, to: &writer)
    #expect(
      writer.text == """
        {"code":"some-code","severity":"warning",\
        "file":"rules.json","line":2,"column":3,"endLine":2,"endColumn":6,\
        "message":"a sentence","help":["do it"],\
        "related":[{"file":"rules.json","line":1,"column":1,"endLine":1,"endColumn":2,\
        "message":"here"}],\
        "fix":{"title":"write `b`","edits":[{"file":"rules.json","line":2,"column":3,\
        "endLine":2,"endColumn":6,"replacement":"\\"b\\""}]}}
        """)
  }

  @Test("what has no place has no keys of a place")
  func withoutPlace() {
    var writer = JSONWriter(style: .compact)
    DiagnosticJSON.write(Diagnostic("some-code", at: .none, "a sentence"), Sources(), to: &writer)
    #expect(
      writer.text == #"{"code":"some-code","severity":"error","message":"a sentence"}"#)
  }
}
