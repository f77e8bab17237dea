public import ProgressionLanguage
import ProgressionText

/// The stories of all codes as a page in Markdown, grouped by what they are about.
public enum CodePage {
  /// Codes about one thing.
  public struct Area: Sendable {
    /// What they are about, in a few words.
    public let title: String
    /// One sentence about where they come from.
    public let summary: String
    /// Their stories, in the order of the page.
    public let entries: [DiagnosticCatalogue.Entry]

    /// Makes an area.
    public init(
      _ title: String, summary: String, entries: [DiagnosticCatalogue.Entry]
    ) {
      self.title = title
      self.summary = summary
      self.entries = entries
    }
  }

  /// The sections of a page, one for each area; codes in alphabetical order.
  ///
  /// - Complexity: O(n log n) for n entries.
  public static func text(_ areas: [Area]) -> String {
    var text = ""
    for area in areas {
      text += "\n## \(area.title)\n\n\(area.summary)\n"
      for entry in area.entries.sorted(by: { $0.code < $1.code }) {
        text += "\n### \(entry.code.name)\n\n" + section(entry)
      }
    }
    return text
  }

  /// The story of one code, with its examples.
  static func section(_ entry: DiagnosticCatalogue.Entry) -> String {
    var text = "\(capitalized(entry.title)). \(entry.story)\n"
    if entry.isConfigurable { text += "\nA pack may set its severity with `checks`.\n" }
    text += block("Wrong", entry.wrong) + block("Right", entry.right)
    return text
  }

  private static func block(_ title: String, _ example: String) -> String {
    example.isEmpty ? "" : "\n\(title):\n\n```\n\(example)\n```\n"
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
