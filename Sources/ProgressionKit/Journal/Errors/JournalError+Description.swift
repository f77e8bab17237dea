extension JournalError: CustomStringConvertible {
  /// One sentence in lower case, without a final period; what helps is in ``help``.
  public var description: String {
    switch self {
    case .invalidText(let error): error.description
    case .unknownEntry(let name, _): "there is no entry `\(name)` in this playthrough"
    case .ambiguousEntry(let name, _): "`\(name)` names more than one entry"
    case .unknownEntryID(let id): "there is no entry \(id)"
    case .duplicateEntry(let label):
      "there is a \(label.kind) `\(label.name)` already (\(label.id))"
    case .duplicateNode(let node, let label): "\(label) stands for `\(node)` already"
    case .unknownNode(let node, _): "the rule pack has no node `\(node)`"
    case .wrongKind(let label, let needed): "\(label) is no \(needed)"
    case .tooManyTags(let label, let limit): "\(label) has \(limit) tags, and cannot have more"
    case .unknownPlaythrough(let title, _): "there is no playthrough `\(title)`"
    case .ambiguousPlaythrough(let title, _): "`\(title)` names more than one playthrough"
    case .unknownPlaythroughID(let id): "there is no playthrough \(id)"
    case .duplicatePlaythrough(let title): "there is a playthrough `\(title)` already"
    case .linkedToItself(let label): "\(label) cannot be linked to itself"
    case .alreadyLinked(let one, let other): "\(one) and \(other) are linked already"
    case .notLinked(let one, let other): "\(one) and \(other) are not linked"
    case .differentPlaythroughs(let one, let other):
      "\(one) and \(other) belong to different playthroughs"
    case .notOnePlaythrough(let count):
      "a new title is for one playthrough, and there are \(count)"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to do again"
    case .full: "the journal is full: no number is left"
    }
  }

  /// Lines that say what to do, each in lower case and without a final period.
  public var help: [String] {
    switch self {
    case .unknownEntry(_, let nearest?): ["did you mean \(nearest)?"]
    case .ambiguousEntry(_, let candidates):
      ["name one by its number:"] + candidates.map { "\($0.id) is the \($0.kind) `\($0.name)`" }
    case .unknownNode(_, let nearest?), .unknownPlaythrough(_, let nearest?):
      ["did you mean `\(nearest)`?"]
    case .ambiguousPlaythrough(_, let candidates):
      ["write one of them exactly: " + candidates.map { "`\($0)`" }.joined(separator: ", ")]
    default: []
    }
  }
}
