/// Reads JSON and keeps the place of everything.
///
/// Strict RFC 8259: the text is checked UTF-8, numbers and escapes are as the grammar has them, and a
/// file holds one value. What the grammar leaves open is decided so:
///
/// - Keys may repeat; every repeat knows the first (`JSONMember.duplicateOf`).
/// - A number is an integer when it is written as one and fits in 64 bits; `-0` is 0. Every other valid
///   number is kept as `.number`, however large.
/// - A byte order mark, a surrogate without its other half, and what is nested deeper than the limit
///   are refused.
public enum JSONReader {
  /// Reads one file.
  ///
  /// Never fails otherwise than by diagnostics and recurses for nothing, so no input overflows the
  /// stack. After an error it goes on, up to `limits.maximumErrors`; a consequence of an error that was
  /// reported is not reported again.
  ///
  /// - Returns: the document, or `nil` when there was any error; and the findings in order of place.
  /// - Complexity: linear in the size of the file.
  public static func read(
    _ file: SourceFile,
    as id: FileID,
    dialect: JSONDialect = .strict,
    limits: JSONLimits = JSONLimits()
  ) -> (document: JSONDocument?, diagnostics: [Diagnostic]) {
    let (nodes, repeats, diagnostics) = file.bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(
        text: JSONBytes(buffer), file: id, dialect: dialect, limits: limits)
      let nodes = parser.parse()
      return (nodes, parser.repeats, parser.diagnostics)
    }
    guard let nodes else { return (nil, diagnostics.inOrderOfPlace()) }
    let storage = JSONStorage(file: id, bytes: file.bytes, nodes: nodes, repeats: repeats)
    return (JSONDocument(storage: storage), [])
  }
}
