public import ProgressionText

/// The canonical layout of rule packs, the files they include, and scenarios.
///
/// Two spaces a level, lines of at most 100 characters where words allow it, LF, a newline at the end.
/// What fits stands on one line; keys are ordered by what they mean, entries never; numbers and strings
/// are spelt as they were; comments stay with what they belong to. Laying out a second time changes
/// nothing.
public enum SourceLayout {
  /// The number of characters that a line should not pass.
  public static let width = 100

  /// What became of a file.
  public struct Result: Sendable {
    /// The text in the canonical layout; `nil` where the file is no JSON, repeats a key, or holds
    /// neither a rule pack nor scenarios.
    public let bytes: ContiguousArray<UInt8>?
    /// Why there is no text; empty for a JSON text that is no rule pack and no scenarios.
    public let diagnostics: [Diagnostic]
  }

  /// Lays one file out.
  ///
  /// A byte order mark is dropped, and trailing commas of a file with comments.
  ///
  /// - Parameters:
  ///   - file: The file; it is added to `sources` without its byte order mark.
  ///   - sources: The files that diagnostics point into.
  ///   - dialect: Whether comments are allowed.
  /// - Returns: The text, or what is wrong.
  /// - Complexity: Linear in the size of the file.
  public static func format(
    _ file: SourceFile, in sources: inout Sources, dialect: JSONDialect
  ) -> Result {
    let file = withoutMark(file)
    let id = sources.add(file)
    let (document, diagnostics) = JSONReader.read(file, as: id, dialect: dialect)
    guard let root = document?.root else { return Result(bytes: nil, diagnostics: diagnostics) }
    let repeats = repeatedKeys(in: root)
    guard repeats.isEmpty, let form = LayoutForm(fileWith: root) else {
      return Result(bytes: nil, diagnostics: repeats)
    }
    var builder = LayoutBuilder(bytes: file.bytes)
    let tree = builder.tree(of: root, as: LayoutKind(form))
    var printer = LayoutPrinter(tree: tree, bytes: file.bytes)
    return Result(bytes: printer.text(), diagnostics: [])
  }

  /// The file without the mark that some editors put before UTF-8.
  private static func withoutMark(_ file: SourceFile) -> SourceFile {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard file.bytes.starts(with: mark) else { return file }
    return SourceFile(name: file.name, bytes: ContiguousArray(file.bytes[mark.count...]))
  }

  private static func repeatedKeys(in root: JSONValue) -> [Diagnostic] {
    var reader = RepeatReader()
    if root.isInTextWithRepeats { reader.read(root) }
    return reader.report.diagnostics.inOrderOfPlace()
  }
}

/// Finds the keys that stand twice in one object.
private struct RepeatReader: ShapeReader {
  var report = Report()

  mutating func read(_ value: JSONValue) {
    for element in value.elements { read(element) }
    for member in value.members where !checkRepeats(member) { read(member.value) }
  }
}
