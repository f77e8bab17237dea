/// An answer that is not what it must be; nothing is timed then.
struct WrongAnswer: Error, CustomStringConvertible {
  /// Where, what was expected and what there was.
  let description: String

  init(_ description: String) { self.description = description }

  /// Checks one answer.
  ///
  /// - Throws: Itself where the two differ, with the place.
  static func check<Answer: Equatable>(
    _ place: @autoclosure () -> String, _ found: Answer, expected: Answer
  ) throws {
    if found != expected {
      throw WrongAnswer("\(place()): expected \(short(expected)), found \(short(found))")
    }
  }

  private static func short<Answer>(_ answer: Answer) -> String {
    let text = "\(answer)"
    return text.count <= 200 ? text : "\(text.prefix(200))... (\(text.count) characters)"
  }
}
