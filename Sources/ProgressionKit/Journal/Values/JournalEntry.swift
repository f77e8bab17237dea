/// One thing that a player keeps track of: a quest, a location, a person or a note.
///
/// A value without links: those belong to the journal, which tells both ends of each.
public struct JournalEntry: Identifiable, Sendable {
  /// The content, shared by all copies until one changes.
  private var storage: Storage

  init(
    id: ID, playthrough: JournalPlaythrough.ID, kind: Kind, name: String, note: String = "",
    tags: [String] = [], isDone: Bool = false, node: String? = nil
  ) {
    var content = Content(id: id, playthrough: playthrough, kind: kind)
    content.name = name
    content.note = note
    content.tags = tags
    content.isDone = isDone
    content.node = node
    storage = Storage(content)
  }

  /// All that is stored, changed as a whole.
  var content: Content {
    get { storage.content }
    set { storage = Storage(newValue) }
  }

  /// The number of the entry in its journal.
  public var id: ID { storage.content.id }

  /// The playthrough that it belongs to, for good.
  public var playthrough: JournalPlaythrough.ID { storage.content.playthrough }

  /// What it is, for good.
  public var kind: Kind { storage.content.kind }

  /// Its name: 1 to 200 scalars in normal form C, in any language.
  public var name: String { storage.content.name }

  /// What the player wrote about it; empty for nothing.
  public var note: String { storage.content.note }

  /// Its tags, such as `merchant`, without repeats, ordered by their bytes.
  public var tags: [String] { storage.content.tags }

  /// Whether the quest is done, the location cleared, the person met.
  public var isDone: Bool { storage.content.isDone }

  /// The id of the node of a rule pack that it stands for.
  public var node: String? { storage.content.node }

  /// The name as search compares it.
  var foldedName: FoldedText { storage.foldedName }

  /// The note and the tags as search compares them.
  var foldedRest: FoldedText { storage.foldedRest }

  /// Whether it has a tag, whatever the case and the accents.
  ///
  /// - Complexity: linear in the number of its tags.
  public func has(tag: String) -> Bool { has(tag: FoldedText(tag)) }

  func has(tag: FoldedText) -> Bool { tags.contains { FoldedText($0) == tag } }

  /// Its number, kind and name.
  public var label: Label { Label(id: id, kind: kind, name: name) }
}

extension JournalEntry {
  /// What is stored of an entry.
  struct Content: Hashable, Sendable {
    let id: ID
    let playthrough: JournalPlaythrough.ID
    let kind: Kind
    var name = ""
    var note = ""
    var tags: [String] = []
    var isDone = false
    var node: String?
    /// What a newer version wrote about it.
    var extras = JournalExtras()
  }

  /// The content in one place, so that a page of entries is copied at the price of one reference each.
  private final class Storage: Sendable {
    let content: Content
    let foldedName: FoldedText
    let foldedRest: FoldedText

    init(_ content: Content) {
      self.content = content
      foldedName = FoldedText(content.name)
      let tags = content.tags.joined(separator: "\n")
      foldedRest = FoldedText(tags.isEmpty ? content.note : content.note + "\n" + tags)
    }
  }
}

extension JournalEntry: Hashable {
  /// Whether all that is stored is the same.
  public static func == (left: JournalEntry, right: JournalEntry) -> Bool {
    left.storage === right.storage || left.content == right.content
  }

  /// Hashes all that is stored.
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension JournalEntry: Keyed {
  var key: ID { id }
}
