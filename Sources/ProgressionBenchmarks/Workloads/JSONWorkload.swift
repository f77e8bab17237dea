import Foundation
import ProgressionKit
import ProgressionText

/// Reading located JSON.
enum JSONWorkload {
  static var json: Workload {
    Workload(name: "json", summary: "reading a rule pack as located JSON") { scale in
      let gates = try HandWritten.all.map { try GatePack($0, players: 1) }
      let campaign = Campaign(nodes: scale.campaigns[scale.campaigns.count / 2])
      let files = [gates[gates.count - 1].rules, campaign.rules()]
      return try files.flatMap { file in
        try [JSONWriter.Style.indented, .compact].map { try comparison(file, $0) }
      }.map { .comparison($0) }
    }
  }

  private static func comparison(
    _ file: SourceFile, _ style: JSONWriter.Style
  ) throws -> Comparison {
    let text = SourceFile(name: file.name, bytes: rewritten(try root(file), style))
    let data = Data(text.bytes)
    try WrongAnswer.check(
      "json: values of \(file.name)", count(try root(text)),
      expected: FoundationCoding.countOfValues(data))
    let id = FileID(index: 0)
    let pack = String(file.name.prefix { $0 != "/" })
    return Comparison(
      name: "json-\(pack)-\(style == .compact ? "minified" : "indented")", unit: "file",
      contenders: [
        Contender(name: "engine, JSONReader", bytes: Int64(data.count)) {
          BlackHole.take(JSONReader.read(text, as: id).document?.root.count ?? 0)
        },
        FoundationCoding.serialization(data),
      ], goals: [Goal(.megabytesPerSecond(400))])
  }

  private static func root(_ file: SourceFile) throws -> JSONValue {
    guard let document = JSONReader.read(file, as: FileID(index: 0)).document else {
      throw WrongAnswer("json: \(file.name) cannot be read")
    }
    return document.root
  }

  private static func count(_ value: JSONValue) -> Int {
    switch value.kind {
    case .array: value.elements.reduce(1) { $0 + count($1) }
    case .object: value.members.reduce(1) { $0 + count($1.value) }
    default: 1
    }
  }

  private static func rewritten(
    _ value: JSONValue, _ style: JSONWriter.Style
  ) -> ContiguousArray<UInt8> {
    var writer = JSONWriter(style: style)
    write(value, to: &writer)
    return writer.finish()
  }

  private static func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.beginObject()
      for member in value.members {
        writer.key(member.key)
        write(member.value, to: &writer)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in value.elements { write(element, to: &writer) }
      writer.endArray()
    default: writer.raw(value.sourceText)
    }
  }
}
