import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture read by an XML parser that shares nothing with its writer.
final class PictureReader: NSObject, XMLParserDelegate {
  private(set) var ids: [String] = []
  private(set) var nodes: [String] = []
  private(set) var edges: [String] = []
  private(set) var attributes: [String: String] = [:]
  private(set) var references: [String] = []
  private var depth = 0

  /// Reads a picture; fails where it is no XML or two elements have one id.
  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")")
    #expect(Set(ids).count == ids.count)
    for reference in references { #expect(ids.contains(reference)) }
    #expect(attributes["role"] == "img")
    for name in (attributes["aria-labelledby"] ?? "?").split(separator: " ") {
      #expect(ids.contains(String(name)))
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    depth += 1
    if depth == 1 { self.attributes = attributes }
    if let marker = attributes["marker-end"] {
      references.append(String(marker.dropFirst("url(#".count).dropLast()))
    }
    guard let id = attributes["id"] else { return }
    ids.append(id)
    let style = attributes["class"] ?? ""
    if style.hasPrefix("node") { nodes.append(id) }
    if style.hasPrefix("edge") { edges.append(id) }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    depth -= 1
  }
}
