import ProgressionText
import Testing

@Suite("Places")
struct PlaceTests {
  @Test(
    "lines and columns",
    arguments: [
      ("", 0, 1, 1), ("ab", 0, 1, 1), ("ab", 2, 1, 3), ("ab", 99, 1, 3), ("a\nb", 1, 1, 2),
      ("a\nb", 2, 2, 1), ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1),
      ("a\rb", 2, 2, 1), ("a\n\n\nb", 4, 4, 1), ("a\n", 2, 2, 1), ("\r\r\n\n", 4, 4, 1),
      ("\tx", 1, 1, 2), ("é大😀x", 2, 1, 2), ("é大😀x", 5, 1, 3), ("é大😀x", 9, 1, 4),
      ("e\u{301}x", 3, 1, 3), ("x\u{2028}y", 4, 1, 3), ("👩‍🚀x", 11, 1, 4), ("a\u{B}\u{C}b", 3, 1, 4),
    ] as [(String, Int32, Int64, Int64)])
  func locations(_ text: String, _ offset: Int32, _ line: Int64, _ column: Int64) {
    var sources = Sources()
    let id = sources.add(SourceFile(name: "f", text: text))
    let location = sources.location(of: Place(file: id, start: offset, end: offset))
    #expect(location == Location(file: "f", line: line, column: column))
  }

  @Test("a location agrees with counting from the start, across blocks of the table")
  func longFile() {
    var random = SplitMix64(seed: 7)
    let pieces = ["a", "é", "大", "😀", "\n", "\r\n", "\r", "\t", String(repeating: "x", count: 300)]
    var text = ""
    for _ in 0..<400 { text += pieces[Int(random.next() % 9)] }
    let file = SourceFile(name: "f", text: text)
    var sources = Sources()
    let id = sources.add(file)
    var line: Int64 = 1
    var column: Int64 = 1
    var offset: Int32 = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let location = sources.location(of: Place(file: id, start: offset, end: offset))
      #expect(location == Location(file: "f", line: line, column: column))
      offset += Int32(String(scalar).utf8.count)
      let isBeforeLF = index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !isBeforeLF {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
  }

  @Test("no place, no location")
  func none() {
    var sources = Sources()
    #expect(Place.none.isNone)
    #expect(sources.location(of: .none) == nil)
    let id = sources.add(SourceFile(name: "a", text: "x"))
    #expect(!Place(file: id, start: 0, end: 1).isNone)
    #expect(sources.location(of: Place(file: FileID(index: 1), start: 0, end: 0)) == nil)
    #expect(sources[FileID(index: 5)].bytes.isEmpty)
    #expect(sources[id].name == "a")
    #expect(sources.location(of: Place(file: id, start: -5, end: 0))?.description == "a:1:1")
  }

  @Test("places are ordered by file, start and end, and findings of one place stay in order")
  func order() {
    let first = FileID(index: 0)
    let second = FileID(index: 1)
    let places = [
      Place.none, Place(file: first, start: 1, end: 2), Place(file: first, start: 1, end: 3),
      Place(file: first, start: 2, end: 2), Place(file: second, start: 0, end: 0),
    ]
    var diagnostics: [Diagnostic] = []
    for place in places.reversed() {
      diagnostics.append(Diagnostic("x", at: place, "one"))
      diagnostics.append(Diagnostic("x", severity: .warning, at: place, "two"))
    }
    let ordered = diagnostics.inOrderOfPlace()
    #expect(ordered.map(\.place) == places.flatMap { [$0, $0] })
    #expect(ordered.map(\.message) == places.flatMap { _ in ["one", "two"] })
    #expect(diagnostics.hasErrors)
    #expect(![Diagnostic("x", severity: .warning, at: .none, "m")].hasErrors)
    #expect(Place(file: first, start: 5, end: 2).end == 5)
    #expect(MemoryLayout<Place>.size == 12)
  }
}
