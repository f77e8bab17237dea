/// Which scenarios of a file run.
public struct ScenarioFilter: Hashable, Sendable {
  /// What the names must contain, or be; `nil` selects all.
  public let text: String?

  /// Every scenario.
  public static let all = ScenarioFilter(nil)

  /// Selects by name.
  ///
  /// A scenario whose whole name is `text` is selected with all its cases; where a file has none,
  /// those whose name contains it are. `nil` and an empty text select all.
  public init(_ text: String?) {
    self.text = text?.isEmpty == true ? nil : text
  }

  /// The scenarios that are selected, in their order.
  ///
  /// - Complexity: linear in the lengths of the names.
  public func selected(_ scenarios: [Scenario]) -> [Scenario] {
    guard let text else { return scenarios }
    let exact = scenarios.filter { $0.name == text || $0.title == text }
    return exact.isEmpty ? scenarios.filter { $0.name.contains(text) } : exact
  }
}
