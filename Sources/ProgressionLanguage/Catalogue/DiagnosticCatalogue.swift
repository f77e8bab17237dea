public import ProgressionText

/// The story of every code that reading and checking a rule pack can report.
///
/// `progression explain-code` prints these entries.
public enum DiagnosticCatalogue {
  /// The story of one code.
  public struct Entry: Sendable {
    /// The code.
    public let code: DiagnosticCode
    /// What it is about, in a few words.
    public let title: String
    /// What it means and why it matters, in a few sentences.
    public let story: String
    /// A piece of a rule pack that is reported.
    public let wrong: String
    /// The same piece as it should be.
    public let right: String
    /// Whether `checks` and `$allow` in a pack may change or silence the finding.
    public let isConfigurable: Bool

    /// Makes an entry; without `isConfigurable` a pack cannot silence the code.
    public init(
      _ code: DiagnosticCode, title: String, story: String, wrong: String, right: String,
      isConfigurable: Bool = false
    ) {
      self.code = code
      self.title = title
      self.story = story
      self.wrong = wrong
      self.right = right
      self.isConfigurable = isConfigurable
    }
  }

  /// The entry of a code, or `nil` for a code that this module does not report.
  ///
  /// - Complexity: O(n) for n codes.
  public static func entry(of code: DiagnosticCode) -> Entry? {
    for entry in entries where entry.code == code { return entry }
    return nil
  }
}
