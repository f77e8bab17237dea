public import ProgressionText

extension ScenarioReader {
  /// The paths of the rule packs that steps of a file upgrade to, each once, in the order of the
  /// file; relative to the folder of the file.
  ///
  /// - Complexity: O(n) for n bytes of the file, times the few paths.
  public static func upgradePaths(of document: JSONDocument) -> [String] {
    guard let scenarios = document.root["scenarios"] else { return [] }
    var paths: [String] = []
    for scenario in scenarios.elements {
      guard let steps = scenario["steps"] else { continue }
      let cases = scenario["cases"].map { Array($0.elements) } ?? []
      collect(from: steps, cases, into: &paths)
    }
    return paths
  }

  private static func collect(
    from steps: JSONValue, _ cases: [JSONValue], into paths: inout [String]
  ) {
    for step in steps.elements {
      if let inner = step["steps"] { collect(from: inner, cases, into: &paths) }
      guard let value = step["upgrade"] else { continue }
      var values = [value]
      if let key = CaseExpansion.placeholder(value), !cases.isEmpty {
        values = cases.compactMap { $0[key] }
      }
      for path in values.compactMap(\.string) where !path.isEmpty && !paths.contains(path) {
        paths.append(path)
      }
    }
  }
}
