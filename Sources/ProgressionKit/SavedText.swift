import ProgressionText

/// A saved text, as the only source that diagnostics about it name.
struct SavedText {
  let file: SourceFile
  let id: FileID

  init(_ bytes: some Sequence<UInt8>, named name: String) {
    file = SourceFile(name: name, bytes: ContiguousArray(bytes))
    id = FileID(index: 0)
  }
}
