/// The fixes of findings, as many as fit together, applied to the files of a load.
///
/// Edits that overlap, or put something in at the same point, do not fit together: of two fixes the first
/// in order of place is applied and the other waits until the text has been read again.
public struct FixRound: Sendable {
  /// A file as it is afterwards.
  public struct ChangedFile: Sendable {
    /// Which file it is.
    public let file: FileID
    /// All of its text afterwards.
    public let bytes: ContiguousArray<UInt8>
    /// The edits that were made, in order of place; the places are those of the text before.
    public let edits: [Edit]
  }

  /// The findings whose fixes were applied, in order of place.
  public private(set) var applied: [Diagnostic] = []
  /// The findings whose fixes wait.
  public private(set) var waiting: [Diagnostic] = []
  /// The files that have changed, in the order of the load.
  public private(set) var files: [ChangedFile] = []

  /// The edits of each file so far, in order of place.
  private var edits: [[Edit]]

  /// Applies what fits together.
  ///
  /// A fix is applied whole or not at all; one with a place outside the files is left out.
  ///
  /// - Complexity: O(n log n) for n edits, and linear in the size of the files that change.
  public init(of diagnostics: [Diagnostic], in sources: Sources) {
    edits = Array(repeating: [], count: sources.files.count)
    for diagnostic in diagnostics.inOrderOfPlace() {
      guard let fix = diagnostic.fix, FixRound.isInside(fix, sources) else { continue }
      if add(fix) { applied.append(diagnostic) } else { waiting.append(diagnostic) }
    }
    for (index, edits) in edits.enumerated() where !edits.isEmpty {
      let id = FileID(index: Int32(truncatingIfNeeded: index))
      files.append(
        ChangedFile(
          file: id, bytes: FixRound.text(of: sources[id].bytes, after: edits), edits: edits))
    }
  }

  private static func isInside(_ fix: Fix, _ sources: Sources) -> Bool {
    fix.edits.allSatisfy { edit in
      let index = Int(edit.place.file.index)
      return index >= 0 && index < sources.files.count && edit.place.start >= 0
        && Int(edit.place.end) <= sources.files[index].bytes.count
    } && !fix.edits.isEmpty
  }

  /// Takes the edits of a fix up, all or none.
  private mutating func add(_ fix: Fix) -> Bool {
    var added: [Edit] = []
    for edit in fix.edits {
      let file = Int(edit.place.file.index)
      let position = position(of: edit.place, in: edits[file])
      let clashes =
        position > 0 && FixRound.clash(edits[file][position - 1].place, edit.place)
        || position < edits[file].count && FixRound.clash(edit.place, edits[file][position].place)
      if clashes {
        for edit in added {
          let file = Int(edit.place.file.index)
          edits[file].remove(at: self.position(of: edit.place, in: edits[file]))
        }
        return false
      }
      edits[file].insert(edit, at: position)
      added.append(edit)
    }
    return true
  }

  /// Where an edit of a place stands among edits in order, or would stand.
  private func position(of place: Place, in edits: [Edit]) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = low + (high - low) / 2
      if edits[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether of two places in order nobody could tell which edit comes first.
  private static func clash(_ first: Place, _ second: Place) -> Bool {
    first == second || second.start < first.end
  }

  private static func text(
    of bytes: ContiguousArray<UInt8>, after edits: [Edit]
  ) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(bytes.count + 16 * edits.count)
    var end = 0
    for edit in edits {
      result += bytes[end..<Int(edit.place.start)]
      result += edit.replacement.utf8
      end = Int(edit.place.end)
    }
    result += bytes[end...]
    return result
  }
}
