import ProgressionText
import Testing

@Suite("Mistakes in JSON")
struct JSONErrorTests {
  @Test("one cause, one sentence, its place", arguments: JSONErrorCase.all)
  func mistake(_ example: JSONErrorCase) {
    let reading = Reading(bytes: example.bytes, dialect: example.dialect)
    #expect(reading.lines == example.expected)
    #expect(reading.isSound)
  }

  @Test("every code has an example")
  func everyCodeHasAnExample() {
    var seen: Set<DiagnosticCode> = []
    for example in JSONErrorCase.all {
      let reading = Reading(bytes: example.bytes, dialect: example.dialect)
      for diagnostic in reading.diagnostics { seen.insert(diagnostic.code) }
    }
    // These need limits and have tests of their own.
    seen.formUnion([.jsonTooDeep, .jsonTooLarge, .jsonTooManyErrors])
    #expect(Set(DiagnosticCode.allJSON) == seen)
  }

  @Test("a sentence has small letters, backticks in pairs and no final period")
  func houseStyle() {
    for example in JSONErrorCase.all {
      let reading = Reading(bytes: example.bytes, dialect: example.dialect)
      for diagnostic in reading.diagnostics {
        let message = diagnostic.message
        let first = message.unicodeScalars.first
        #expect(!message.hasSuffix("."), "\(message)")
        #expect(first?.properties.isUppercase == false || message.hasPrefix("JSON"), "\(message)")
      }
    }
  }

  @Test("brackets say where they were opened")
  func relatedPlaces() {
    let cases: [(text: String, opened: [Int32])] = [
      ("{\"a\": [1, 2}", [6]),
      ("[{\"a\": {\"b\": 1]", [7, 1]),
      ("[1, 2}", [0]),
      ("{\"a\": [1, 2}, \"b\": 3}", [6]),
      ("{\"a\": [1, {\"b\": 2", [10, 6, 0]),
      ("[[[[[[1", [5, 4, 3, 2]),
    ]
    for (text, opened) in cases {
      let diagnostics = Reading(text).diagnostics
      #expect(diagnostics.count == 1)
      #expect(diagnostics.first?.related.map(\.place.start) == opened, "\(text)")
    }
  }

  @Test("a fix mends what it is offered for")
  func fixesMend() {
    for example in JSONErrorCase.all {
      let reading = Reading(bytes: example.bytes, dialect: example.dialect)
      guard reading.diagnostics.count == 1, let fix = reading.diagnostics.first?.fix else {
        continue
      }
      var bytes = example.bytes
      for edit in fix.edits.reversed() {
        bytes.replaceSubrange(
          Int(edit.place.start)..<Int(edit.place.end), with: Array(edit.replacement.utf8))
      }
      let mended = Reading(bytes: bytes, dialect: example.dialect)
      let isSame = mended.lines == reading.lines
      #expect(!isSame, "\(example.name): \(mended.lines)")
    }
  }

  @Test("after the limit of errors reading stops and says so")
  func tooManyErrors() {
    let text = "[" + String(repeating: "01,\n", count: 500) + "1]"
    let reading = Reading(text)
    #expect(reading.diagnostics.count == 101)
    #expect(reading.diagnostics.last?.code == .jsonTooManyErrors)
    #expect(
      reading.diagnostics.last?.message
        == "stopped here after 100 errors: the rest of the file was not read")
    let exact = Reading("[" + String(repeating: "01,\n", count: 100) + "1]")
    #expect(exact.diagnostics.count == 100)
    let one = Reading("[01, 02]", limits: JSONLimits(maximumErrors: 1))
    #expect(
      one.diagnostics.last?.message
        == "stopped here after 1 error: the rest of the file was not read")
    #expect(Reading("[01]", limits: JSONLimits(maximumErrors: 0)).diagnostics.count == 1)
  }

  @Test("words and numbers between foreign white space are read as they are")
  func foreignSpaceAfterWords() {
    for word in ["true", "null", "12", "1.5", "-3e2"] {
      #expect(Reading("[\(word)\u{A0}]").diagnostics.map(\.code) == [.jsonCharacter])
    }
  }
}
