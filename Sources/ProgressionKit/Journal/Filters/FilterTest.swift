/// A filter made ready for many entries: words are folded, names are looked up.
indirect enum FilterTest {
  case all([FilterTest])
  case any([FilterTest])
  case not(FilterTest)
  case kind(JournalEntry.Kind)
  case done([JournalEntry.Kind], Bool)
  case tagged(FoldedText)
  case named(FoldedText)
  case nameHas([FoldedText])
  case textHas([FoldedText])
  case node(String)
  case oneOf(Set<JournalEntry.ID>)

  init(_ filter: JournalFilter, _ names: FilterNames) {
    switch filter {
    case .all(let filters): self = .all(filters.map { FilterTest($0, names) })
    case .any(let filters): self = .any(filters.map { FilterTest($0, names) })
    case .not(let filter): self = .not(FilterTest(filter, names))
    case .kind(let kind): self = .kind(kind)
    case .done(let kinds, let isDone): self = .done(kinds, isDone)
    case .tagged(let tag): self = .tagged(FoldedText(tag))
    case .named(let name): self = .named(FoldedText(name))
    case .nameHas(let words): self = .nameHas(FoldedText(words).words)
    case .textHas(let words): self = .textHas(FoldedText(words).words)
    case .node(let node): self = .node(node)
    case .at(let name):
      self = .oneOf(names.linked(to: name, .location, [.here, .questsHere]))
    case .by(let name): self = .oneOf(names.linked(to: name, .npc, [.gives]))
    case .linked(let name): self = .oneOf(names.linked(to: name, nil, nil))
    }
  }

  func holds(for entry: JournalEntry) -> Bool {
    switch self {
    case .all(let tests): tests.allSatisfy { $0.holds(for: entry) }
    case .any(let tests): tests.contains { $0.holds(for: entry) }
    case .not(let test): !test.holds(for: entry)
    case .kind(let kind): entry.kind == kind
    case .done(let kinds, let isDone): entry.isDone == isDone && kinds.contains(entry.kind)
    case .tagged(let tag): entry.has(tag: tag)
    case .named(let name): entry.foldedName == name
    case .nameHas(let words): words.allSatisfy { entry.foldedName.contains($0) }
    case .textHas(let words):
      words.allSatisfy { entry.foldedName.contains($0) || entry.foldedRest.contains($0) }
    case .node(let node): entry.node == node
    case .oneOf(let ids): ids.contains(entry.id)
    }
  }
}
