import ProgressionLanguage
import ProgressionModel
import ProgressionText
import Testing

/// A game and exactly what the checks say of it, without what small games say all over.
struct ChecksCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let expected: [String]
  let build: @Sendable (inout ChecksGameBuilder) -> Void

  init(
    _ name: String, _ expected: [String] = [],
    build: @escaping @Sendable (inout ChecksGameBuilder) -> Void
  ) {
    testDescription = name
    self.expected = expected
    self.build = build
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let actual = findings().map { "\($0.severity) \($0.code): \($0.message)" }
    #expect(actual == expected, sourceLocation: sourceLocation)
  }

  func findings() -> [Diagnostic] {
    var builder = ChecksGameBuilder()
    build(&builder)
    return Asides.without(ErrorsAlone.findings(in: builder.game))
  }
}
