import Foundation
import Testing

@testable import ProgressionCommandLine

/// A session of the quest tracker, word for word: what the README shows.
struct TrackSessionTests {
  @Test("the session of the README")
  func session() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Tests/Fixtures/track/session.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let terminal = try Terminal()
    terminal.environment["PROGRESSION_TRACK"] = "data"
    var count = 0
    for part in ("\n" + text).components(separatedBy: "\n$ ").dropFirst() {
      let line = String(part.prefix { $0 != "\n" })
      let expected = part.dropFirst(line.count).drop { $0 == "\n" }
      let words = Self.words(line)
      #expect(words.first == "progression")
      let answer = terminal.run(Array(words.dropFirst()))
      #expect(answer.errors.isEmpty)
      #expect(answer.code == .success)
      #expect(
        answer.output.trimmingCharacters(in: .newlines)
          == expected.trimmingCharacters(in: .newlines), "\(line)")
      count += 1
    }
    #expect(count > 15)
  }

  /// The words of a line, of which some stand in quotes.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == " " {
        words.append(word)
        word = ""
      } else {
        word.append(character)
      }
    }
    return words + [word]
  }
}
