import ProgressionModel
import ProgressionText

/// Names for findings by which a later report knows them again.
///
/// A name comes from the code, the file and the text around the place in its line, not from the numbers
/// of lines. Of findings that would have one name, the second gets `:2` after it.
struct Fingerprints {
  /// What the names are called in a report; another way of making them gets another number.
  static let key = "progressionFinding/v1"

  /// How much of the line before and after the start of a place counts, in bytes: a line may be a
  /// whole minified file.
  private static let reach = 200

  private var counts: [UInt64: Int] = [:]

  /// The name of the next finding of a report.
  mutating func next(of diagnostic: Diagnostic, _ sources: Sources) -> String {
    var bytes = Array(diagnostic.code.name.utf8) + [0]
    if let line = sources.line(of: diagnostic.place) {
      let file = sources[diagnostic.place.file]
      bytes += Array(file.name.utf8) + [0]
      let start = max(line.lowerBound, min(Int(diagnostic.place.start), line.upperBound))
      let marked = start..<max(start, min(Int(diagnostic.place.end), start + Self.reach))
      bytes += file.bytes[marked.clamped(to: file.bytes.indices)] + [0]
      let around =
        max(line.lowerBound, start - Self.reach)..<min(line.upperBound, start + Self.reach)
      // Without white space, so that laying a file out anew changes no more than it must.
      for byte in file.bytes[around] where byte > 0x20 { bytes.append(byte) }
    } else {
      bytes += Array(diagnostic.message.utf8)
    }
    let hash = Chance.hash(bytes)
    let count = (counts[hash] ?? 0) + 1
    counts[hash] = count
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits + ":\(count)"
  }
}
