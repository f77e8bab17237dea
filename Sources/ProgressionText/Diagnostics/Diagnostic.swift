/// One finding about a text: what is wrong, where, and what helps.
public struct Diagnostic: Hashable, Sendable {
  /// A second place that helps to understand a finding, such as where a bracket was opened.
  public struct Related: Hashable, Sendable {
    /// Where to look.
    public let place: Place
    /// What is to be seen there.
    public let message: String

    /// Makes a related place.
    public init(place: Place, message: String) {
      self.place = place
      self.message = message
    }
  }

  /// The stable kind of the finding.
  public var code: DiagnosticCode
  /// Whether it is an error.
  public var severity: Severity
  /// Where it is.
  public var place: Place
  /// One sentence in small letters without a final period; user text stands in backticks.
  public var message: String
  /// Other places that belong to it.
  public var related: [Related]
  /// Lines that say what to write instead.
  public var help: [String]
  /// A safe change that mends it, where there is one.
  public var fix: Fix?

  /// Makes a finding; an error unless a severity is given.
  public init(
    _ code: DiagnosticCode,
    severity: Severity = .error,
    at place: Place,
    _ message: String,
    related: [Related] = [],
    help: [String] = [],
    fix: Fix? = nil
  ) {
    self.code = code
    self.severity = severity
    self.place = place
    self.message = message
    self.related = related
    self.help = help
    self.fix = fix
  }
}
