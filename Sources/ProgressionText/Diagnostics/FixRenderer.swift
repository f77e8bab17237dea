/// Turns applied fixes into text for people.
///
/// ```
/// Rules/saga/rules.json:3:14: fixed: add the comma [json-missing-comma]
/// 3 -   "id": "saga"
/// 3 +   "id": "saga",
/// ```
///
/// Of long lines a part is shown, as in findings; of many lines the first.
public enum FixRenderer {
  /// How many old and how many new lines of one change are shown.
  private static let maximumLines = 8

  /// The text of a round: what was fixed, and the lines before and after.
  ///
  /// - Parameters:
  ///   - round: What was applied.
  ///   - sources: The files before.
  ///   - word: What has become of the findings, such as `fixed`.
  ///   - color: Whether a terminal colours it.
  /// - Returns: Lines, each with its end; nothing for a round that applied nothing.
  /// - Complexity: O(n log n) for n edits, and linear in what is printed and in files that changed.
  public static func text(
    _ round: FixRound, sources: Sources, word: String = "fixed", color: Bool
  ) -> String {
    let style = TerminalStyle(isOn: color)
    var after = Sources()
    var result = ""
    var rest = round.applied[...]
    for changed in round.files {
      let id = after.add(SourceFile(name: sources[changed.file].name, bytes: changed.bytes))
      for hunk in hunks(of: changed, in: sources) {
        while let first = rest.first, isIn(hunk, first.place) {
          result += title(first, sources, word, style)
          rest.removeFirst()
        }
        result += lines(hunk.before, in: sources, "-", style.error, style)
        result += lines(hunk.after(in: id), in: after, "+", style.mark, style)
      }
    }
    // Findings about one file that are fixed in another.
    for diagnostic in rest { result += title(diagnostic, sources, word, style) }
    return result
  }

  private static func isIn(_ hunk: FixHunk, _ place: Place) -> Bool {
    place.file < hunk.before.file
      || (place.file == hunk.before.file && place.start <= hunk.before.end)
  }

  private static func title(
    _ diagnostic: Diagnostic, _ sources: Sources, _ word: String, _ style: TerminalStyle
  ) -> String {
    let place = sources.location(of: diagnostic.place).map { "\($0): " } ?? ""
    let title = DisplayText.escaped(diagnostic.fix?.title ?? diagnostic.message)
    return style.strong(DisplayText.escaped(place)) + style.mark("\(word):") + " "
      + "\(title) [\(diagnostic.code.name)]\n"
  }

  /// Edits that share lines, together.
  private static func hunks(of changed: FixRound.ChangedFile, in sources: Sources) -> [FixHunk] {
    var hunks: [FixHunk] = []
    var shift: Int32 = 0
    for edit in changed.edits {
      let hunk = FixHunk(edit, shiftedBy: shift)
      shift += hunk.growth
      if let last = hunks.last,
        let end = sources.end(of: last.before), let start = sources.location(of: hunk.before),
        end.line == start.line
      {
        hunks[hunks.count - 1] = last.joined(with: hunk)
      } else {
        hunks.append(hunk)
      }
    }
    return hunks
  }

  private static func lines(
    _ place: Place, in sources: Sources, _ sign: String, _ dressed: (String) -> String,
    _ style: TerminalStyle
  ) -> String {
    guard let first = sources.location(of: place), let last = sources.end(of: place) else {
      return ""
    }
    let bytes = sources[place.file].bytes
    var result = ""
    var start = place.start
    for number in first.line...last.line {
      if number - first.line == Int64(maximumLines) {
        return result + "  … and \(last.line - number + 1) more\n"
      }
      let point = Place(file: place.file, start: start, end: start)
      guard let line = sources.line(of: point) else { return result }
      let excerpt = SourceExcerpt(bytes, line: line, marked: Int(start)..<Int(start))
      result += style.note("\(number)") + " " + dressed("\(sign) \(excerpt.line)") + "\n"
      // The next line begins after the end of this one, which has one byte or two.
      let isPair =
        line.upperBound + 1 < bytes.count && bytes[line.upperBound] == 0x0D
        && bytes[line.upperBound + 1] == 0x0A
      start = Int32(truncatingIfNeeded: line.upperBound + (isPair ? 2 : 1))
    }
    return result
  }
}

/// Edits beside each other: what they replaced and what is there instead.
struct FixHunk {
  /// From the first edit to the last, in the text before.
  let before: Place
  /// The same in the text after.
  private let start: Int32
  private let end: Int32

  /// How much longer the text has become.
  var growth: Int32 { (end - start) - (before.end - before.start) }

  /// One edit; `shift` is how much longer the text before it has become.
  init(_ edit: Edit, shiftedBy shift: Int32) {
    before = edit.place
    start = edit.place.start + shift
    end = start + Int32(truncatingIfNeeded: edit.replacement.utf8.count)
  }

  private init(before: Place, start: Int32, end: Int32) {
    self.before = before
    self.start = start
    self.end = end
  }

  func joined(with next: FixHunk) -> FixHunk {
    FixHunk(
      before: Place(file: before.file, start: before.start, end: next.before.end), start: start,
      end: next.end)
  }

  func after(in file: FileID) -> Place { Place(file: file, start: start, end: end) }
}
