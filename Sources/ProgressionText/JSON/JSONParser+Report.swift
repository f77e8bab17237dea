extension JSONParser {
  /// The place of a run of bytes.
  func place(_ start: Int, _ end: Int) -> Place {
    Place(
      file: file, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
  }

  /// Reports an error, unless there were too many already.
  mutating func report(
    _ code: DiagnosticCode, _ start: Int, _ end: Int, _ message: String,
    related: [Diagnostic.Related] = [], help: [String] = [], fix: Fix? = nil
  ) {
    if isStopped { return }
    if diagnostics.count >= limits.maximumErrors {
      let count = diagnostics.count
      diagnostics.append(
        Diagnostic(
          .jsonTooManyErrors, at: place(start, end),
          "stopped here after \(count) \(count == 1 ? "error" : "errors"): the rest of the file was"
            + " not read"))
      isStopped = true
      return
    }
    diagnostics.append(
      Diagnostic(
        code, at: place(start, end), message, related: related, help: help, fix: fix))
  }

  /// Whether an error that was just reported explains what is found at the position.
  var isForgiven: Bool { tokenEnd == forgivenAt }

  /// Excuses what is found next: it follows from an error that was reported.
  mutating func forgiveNext() {
    forgivenAt = position
  }

  /// A run of the file in backticks, shortened when it is long.
  func quoted(_ start: Int, _ end: Int) -> String {
    let limit = 40
    var result = "`"
    var count = 0
    for scalar in text.text(start..<min(end, start + 4 * limit)).unicodeScalars {
      if count == limit { return result + "…`" }
      result.unicodeScalars.append(scalar)
      count += 1
    }
    return result + (end > start + 4 * limit ? "…`" : "`")
  }

  /// A fix of one edit.
  func fix(_ title: String, _ start: Int, _ end: Int, _ replacement: String) -> Fix {
    Fix(title, edits: [Edit(place(start, end), replacement: replacement)])
  }

  /// Where a bracket was opened.
  func opened(_ frame: Frame) -> Diagnostic.Related {
    let start = nodes[Int(frame.node)].offset
    return Diagnostic.Related(
      place: place(start, start + 1), message: "`\(frame.isObject ? "{" : "[")` was opened here")
  }

  /// The key whose value is due or was just read, in backticks.
  var lastKey: String {
    guard depth > 0, frame.isObject, keys.count > Int(frame.firstKey) else { return "the key" }
    let node = nodes[Int(keys[keys.count - 1].node)]
    let isBare = JSONCharacters.isPartOfWord(text[node.offset])
    let content = isBare ? node.offset..<node.end : node.content
    return "the key " + quoted(content.lowerBound, content.upperBound)
  }

  mutating func reportTooDeep() {
    report(
      .jsonTooDeep, position, position + 1,
      "brackets are nested deeper than \(limits.maximumDepth)")
    isStopped = true
  }
}
