import Foundation
import ProgressionKit
import Testing

@testable import ProgressionReports

/// Graphs in the formats of other tools.
struct GraphFormatTests {
  static let formats = ["dot", "mermaid", "svg", "json"]

  static func text(_ graph: ProgressionGraph, _ format: String) -> String {
    switch format {
    case "dot": GraphDOT.text(graph)
    case "mermaid": GraphMermaid.text(graph).text
    case "svg": GraphPicture.text(graph).text
    default: GraphJSON.text(graph)
    }
  }

  struct Golden: CustomTestStringConvertible, Sendable {
    let name: String
    let pack: String
    var showsLevels = false
    var given: String?
    var testDescription: String { name }
  }

  static let goldens: [Golden] = [
    Golden(name: "falling-sky", pack: "Rules/falling-sky"),
    Golden(name: "falling-sky-levels", pack: "Rules/falling-sky", showsLevels: true),
    Golden(name: "branching-map", pack: "Rules/branching-map"),
    Golden(name: "kinds", pack: "Tests/Fixtures/graphs/kinds.json"),
    Golden(
      name: "kinds-played", pack: "Tests/Fixtures/graphs/kinds.json",
      given: "meadow/1"),
  ]

  /// The files in `Tests/Fixtures/graphs` were looked at in a browser; with `PROGRESSION_RECORD=1` they
  /// are written anew.
  @Test("as reviewed", arguments: goldens, formats)
  func golden(_ golden: Golden, _ format: String) throws {
    let engine = try GraphSamples.engine(golden.pack)
    let options = GraphOptions(showsLevels: golden.showsLevels)
    var graph = ProgressionGraph(engine.game, options: options)
    if let level = golden.given {
      var player = engine.newPlayer()
      try engine.apply(Command(.complete(level, LevelResult(stars: 3))), to: &player)
      graph = ProgressionGraph(engine, of: player, options: options)
    }
    let text = Self.text(graph, format)
    let file = GraphSamples.root.appending(
      path: "Tests/Fixtures/graphs/\(golden.name).graph.\(format)")
    if ProcessInfo.processInfo.environment["PROGRESSION_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test("the chart in the README is the pack's")
  func readme() throws {
    let readme = try String(
      contentsOf: GraphSamples.root.appending(path: "README.md"), encoding: .utf8)
    let graph = ProgressionGraph(try GraphSamples.engine("Rules/falling-sky").game)
    #expect(readme.contains("```mermaid\n\(GraphMermaid.text(graph).text)```\n"))
  }

  struct Title: CustomTestStringConvertible, Sendable {
    let title: String
    let dot: String
    let mermaid: String
    let xml: String
    var testDescription: String { title }
  }

  static let titles: [Title] = [
    Title(
      title: #"say "hi""#, dot: #"say \"hi\""#, mermaid: "say #quot;hi#quot;",
      xml: "say &quot;hi&quot;"),
    Title(title: #"a\nb\"#, dot: #"a\\nb\\"#, mermaid: "a#92;nb#92;", xml: #"a\nb\"#),
    Title(title: "a\nb\tc", dot: "a b c", mermaid: "a b c", xml: "a b c"),
    Title(
      title: "<b>&amp;</b>", dot: "<b>&amp;amp;</b>",
      mermaid: "#60;b#62;#38;amp#59;#60;/b#62;", xml: "&lt;b&gt;&amp;amp;&lt;/b&gt;"),
    Title(title: "end", dot: "end", mermaid: "end", xml: "end"),
    Title(title: "1. list", dot: "1. list", mermaid: "1#46; list", xml: "1. list"),
    Title(title: "- list", dot: "- list", mermaid: "#45; list", xml: "- list"),
    Title(
      title: "`*_#35;`", dot: "`*_#35;`", mermaid: "#96;#42;#95;#35;35#59;#96;", xml: "`*_#35;`"),
    Title(
      title: "%%{init: x}%%", dot: "%%{init: x}%%",
      mermaid: "#37;#37;#123;init: x#125;#37;#37;", xml: "%%{init: x}%%"),
    Title(title: "\u{202E}abc\u{0}\u{8}", dot: "abc", mermaid: "abc", xml: "abc"),
    Title(
      title: "日本語 👩‍👩‍👧 עולם", dot: "日本語 👩‍👩‍👧 עולם", mermaid: "日本語 👩‍👩‍👧 עולם",
      xml: "日本語 👩‍👩‍👧 עולם"),
    Title(title: "", dot: "", mermaid: " ", xml: ""),
  ]

  @Test("titles mean nothing to any format", arguments: titles)
  func escaping(_ test: Title) throws {
    let graph = ProgressionGraph(
      title: "t", nodes: [GraphNode(id: "a", title: test.title, kind: .feature)])
    #expect(GraphDOT.text(graph).contains("label=\"\(test.dot)\\nfeature\""))
    #expect(GraphMermaid.text(graph).text.contains("[\"\(test.mermaid)<br>feature\"]"))
    #expect(
      GraphPicture.text(graph).text.contains("<title>\(test.xml); feature a; feature</title>"))
    _ = try PictureReader(GraphPicture.text(graph).text)
  }

  @Test("the numbers of ways are in every format")
  func ways() throws {
    let game = try GraphSamples.game(
      #""flags": ["x"], "worlds": [{"id": "w", "levels": 2}], "features": {"f": {"unlock": {"any": [{"all": [{"completed": "w"}, {"flag": "x"}]}, {"stars": "w", "atLeast": 3}]}}}"#
    )
    let graph = ProgressionGraph(game)
    #expect(graph.edges.map(\.ways) == [["1", "2"], ["1"]])
    let label = "way 1: completed; way 2: 3 stars"
    #expect(GraphDOT.text(graph).contains("label=\"\(label)\""))
    #expect(
      GraphMermaid.text(graph).text.contains(
        "|\"\(label.replacing(";", with: "#59;"))\"|"))
    #expect(GraphPicture.text(graph).text.contains("way 1: needs all lines and notes"))
    let json = try JSONDecoder().decode(Ways.self, from: Data(GraphJSON.text(graph).utf8))
    #expect(json.edges.map(\.ways) == [["1", "2"], ["1"]])
  }

  private struct Ways: Decodable {
    struct Edge: Decodable { let ways: [String] }
    let edges: [Edge]
  }

  @Test("a chart says what one head cannot")
  func mermaidWords() throws {
    let game = try GraphSamples.game(
      #""worlds": [{"id": "w", "levels": 2}], "products": {"p": {"kind": "permanent", "store": "s"}}, "features": {"f": {"unlock": {"completed": "w"}}, "g": {"unlock": {"when": {"completed": "w"}, "price": "free"}}, "h": {"unlock": {"product": "p"}}}"#
    )
    let lines = GraphMermaid.text(ProgressionGraph(game)).text.split(separator: "\n")
    #expect(
      lines.suffix(3) == [
        "  n0 --> n1", #"  n0 -->|"take: free"| n2"#, #"  n4 -->|"product"| n3"#,
      ])
  }

  @Test("ids in a chart are none of its words, whatever the pack calls its nodes")
  func ids() throws {
    let game = try GraphSamples.game(
      #""worlds": [{"id": "end", "levels": ["end", "subgraph"], "unlock": true}], "features": {"graph": {"unlock": {"completed": "end/end"}}, "class": {"unlock": {"unlocked": "graph"}}, "o": {"unlock": {"unlocked": "class"}}}"#
    )
    let text = GraphMermaid.text(ProgressionGraph(game)).text
    let line =
      #/flowchart TB|  subgraph w\d+\[" "\]|  end|\s+n\d+\S*".*|  n\d+ \S+( n\d+|\|".*"\| n\d+)/#
    for part in text.split(separator: "\n") {
      #expect(part.wholeMatch(of: line) != nil, "\(part)")
    }
  }

  @Test("a chart stays below the limits of its renderers and says what is missing")
  func mermaidLimits() throws {
    let many = (1...1_000).map { #""f\#($0)": {"title": "Feature number \#($0)", "unlock": true}"# }
    let wide = ProgressionGraph(
      try GraphSamples.game(#""features": {\#(many.joined(separator: ","))}"#))
    let (text, omitted) = GraphMermaid.text(wide)
    #expect(text.utf16.count < 50_000 && text.utf16.count > 40_000)
    #expect(omitted > 0)
    #expect(text.contains("\(omitted) more nodes are not shown"))
    let chain = ProgressionGraph(
      try GraphSamples.game(#""worlds": [{"id": "w", "levels": 600}]"#),
      options: GraphOptions(showsLevels: true))
    let cut = GraphMermaid.text(chain)
    #expect(cut.text.split(separator: "\n").count { $0.contains("-->") } == 500)
    #expect(cut.omitted == 100)
  }

  @Test("a picture is cut where it would be too large, and says so")
  func pictureLimit() throws {
    let graph = ProgressionGraph(
      try GraphSamples.game(#""worlds": [{"id": "w", "levels": 3000}]"#),
      options: GraphOptions(showsLevels: true))
    let (text, omitted) = GraphPicture.text(graph)
    #expect(omitted == 3_001 - GraphPicture.mostNodes)
    #expect(text.contains("<text class=\"hint\""))
    #expect(try PictureReader(text).nodes.count == GraphPicture.mostNodes)
  }

  @Test("a graph that is deep and dense is cut before it is laid out")
  func dense() {
    var graph = ProgressionGraph(title: "Dense")
    for node in 0..<700 {
      graph.nodes.append(GraphNode(id: "n\(node)", title: "", kind: .feature))
      if node > 0 { graph.edges.append(GraphEdge(from: node - 1, to: node, route: .opens)) }
      if node > 2 { graph.edges.append(GraphEdge(from: node / 2, to: node, route: .opens)) }
    }
    #expect(PictureCost.passages(graph) > GraphPicture.mostPassages)
    let part = GraphPicture.fitting(graph)
    #expect(PictureCost.passages(part) <= GraphPicture.mostPassages)
    #expect(part.nodes.count > 100 && part.omitted == 700 - part.nodes.count)
  }

  @Test("a graph whose lines are long is cut before its text is")
  func long() {
    var graph = ProgressionGraph(title: "Long")
    for node in 0..<500 {
      graph.nodes.append(GraphNode(id: "n\(node)", title: "", kind: .feature))
      if node > 0 { graph.edges.append(GraphEdge(from: node - 1, to: node, route: .opens)) }
      if node > 1 { graph.edges.append(GraphEdge(from: 0, to: node, route: .opens, label: "3")) }
    }
    #expect(PictureCost.points(graph) > GraphPicture.mostPoints)
    let part = GraphPicture.fitting(graph)
    #expect(PictureCost.points(part) <= GraphPicture.mostPoints)
    #expect(part.nodes.count > 200 && part.omitted == 500 - part.nodes.count)
  }

  @Test("nothing is a picture too")
  func nothing() throws {
    let graph = ProgressionGraph(title: "Empty")
    let picture = try PictureReader(GraphPicture.text(graph).text)
    #expect(picture.nodes.isEmpty)
    #expect(GraphPicture.text(graph).text.contains(">Nothing to show.</text>"))
    #expect(GraphMermaid.text(graph).text == "flowchart TB\n  nothing[\"nothing to show\"]\n")
    #expect(GraphDOT.text(graph).hasSuffix("];\n}\n"))
  }
}
