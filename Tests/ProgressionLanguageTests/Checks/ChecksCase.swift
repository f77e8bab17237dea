import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// A game and exactly what the checks say of it, what has no use aside unless that is looked at.
struct ChecksCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let expected: [String]
  let looksAtUse: Bool
  let build: @Sendable (inout ChecksGameBuilder) -> Void

  init(
    _ name: String, _ expected: [String] = [], looksAtUse: Bool = false,
    build: @escaping @Sendable (inout ChecksGameBuilder) -> Void
  ) {
    testDescription = name
    self.expected = expected
    self.looksAtUse = looksAtUse
    self.build = build
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let actual = findings().map { "\($0.severity) \($0.code): \($0.message)" }
    #expect(actual == expected, sourceLocation: sourceLocation)
  }

  func findings() -> [Diagnostic] {
    var builder = ChecksGameBuilder()
    build(&builder)
    let found = GameChecker.check(builder.game)
    return looksAtUse ? found : UseFindings.without(found)
  }
}
