import ProgressionText

/// Turns changed cells into edits of the files that they are written in.
struct TableEdits {
  /// What is to be set under a path, or taken away.
  struct Setting {
    let path: ArraySlice<TableStep>
    let text: String?

    var inner: Setting { Setting(path: path.dropFirst(), text: text) }
  }

  private let sources: Sources
  private var edits: [Edit] = []
  private var isPossible = true

  /// The files with the changes; `nil` where one cannot be made.
  static func files(
    _ changes: [TableChange], in table: BalanceTable, _ sources: Sources
  ) -> [(index: Int, file: SourceFile)]? {
    var editor = TableEdits(sources: sources)
    guard var settings = settings(of: changes, in: table) else { return nil }
    for (world, text) in editor.borrowedLists(&settings, table.owners) {
      settings[world, default: []].append(Setting(path: [.key("levels")], text: text))
    }
    var counts: [Place: CountedLevels] = [:]
    for index in settings.keys.sorted() {
      let owner = table.owners[index]
      let inner = settings[index] ?? []
      switch owner.form {
      case .object(let value): editor.edit(value, inner) { owner.inherited($0) }
      case .name(let value): editor.replace(value.place, editor.plain(owner, inner))
      case .counted(let value, let number, let isElement):
        let none = CountedLevels(count: value.integer ?? 0, isElement: isElement)
        counts[value.place, default: none].changed[number] = editor.plain(owner, inner)
      }
    }
    for (place, levels) in counts { editor.replace(place, levels.text) }
    return editor.isPossible ? editor.files() : nil
  }

  private static func settings(
    of changes: [TableChange], in table: BalanceTable
  ) -> [Int: [Setting]]? {
    var settings: [Int: [Setting]] = [:]
    for change in changes {
      let row = table.rows[change.row]
      let cell = row.cells[change.cell]
      guard let path = cell.path else { return nil }
      var text: String?
      if !change.new.isEmpty {
        let content = table.columns[change.cell].content
        text = TableText.json(change.new, content, isInteger: cell.isInteger).json
      }
      settings[row.owner, default: []].append(Setting(path: path[...], text: text))
    }
    return settings
  }

  private init(sources: Sources) {
    self.sources = sources
  }

  private mutating func replace(_ place: Place, _ text: String) {
    edits.append(Edit(place, replacement: text))
  }

  // MARK: - Objects that are written

  /// Edits a value; `base` gives what a key is where the value does not have it.
  private mutating func edit(
    _ value: JSONValue, _ settings: [Setting], base: (String) -> JSONValue? = { _ in nil }
  ) {
    var steps: [TableStep] = []
    for setting in settings {
      if let step = setting.path.first, !steps.contains(step) { steps.append(step) }
    }
    var removed: [JSONMember] = []
    var added: [(key: String, text: String)] = []
    for step in steps {
      let inner = settings.filter { $0.path.first == step }.map(\.inner)
      switch step {
      case .index:
        guard let element = value.part([step]) else {
          isPossible = false
          continue
        }
        set(element, inner)
      case .key(let key):
        if let member = value.members.first(where: { $0.key == key }) {
          if inner.contains(where: { $0.path.isEmpty && $0.text == nil }) {
            removed.append(member)
          } else {
            set(member.value, inner)
          }
        } else if let text = made(base(key), inner) {
          added.append((key, text))
        }
      }
    }
    guard !removed.isEmpty || !added.isEmpty else { return }
    let members = MemberEdits(value, in: sources[value.place.file])
    edits += members.edits(removing: removed, adding: added)
  }

  private mutating func set(_ value: JSONValue, _ settings: [Setting]) {
    if let whole = settings.first(where: { $0.path.isEmpty }) {
      guard let text = whole.text else {
        isPossible = false
        return
      }
      replace(value.place, text)
    } else {
      edit(value, settings)
    }
  }

  /// The text of a value that is not written yet, from the one that stands for it.
  private mutating func made(_ base: JSONValue?, _ settings: [Setting]) -> String? {
    var value = base.map { PlainJSON($0) } ?? .object([])
    for setting in settings {
      if !value.set(setting.path, to: setting.text) {
        isPossible = false
        return nil
      }
    }
    return value.text
  }

  // MARK: - Levels that are ids, counted or borrowed

  /// A level written out, with what is set.
  private mutating func plain(_ owner: TableOwner, _ settings: [Setting]) -> String {
    var value: PlainJSON
    switch owner.form {
    case .object(let object): value = PlainJSON(object)
    case .name(let name): value = .object([("\"id\"", .scalar(name.sourceText))])
    case .counted(_, let number, _): value = .object([("\"id\"", .scalar("\"\(number)\""))])
    }
    var keys: [String] = []
    for setting in settings {
      if case .key(let key)? = setting.path.first, !keys.contains(key) { keys.append(key) }
    }
    for key in keys {
      let inner = settings.filter { $0.path.first == .key(key) }
      if owner.own(key) != nil {
        for setting in inner where !value.set(setting.path, to: setting.text) { isPossible = false }
      } else if let text = made(owner.inherited(key), inner.map(\.inner)) {
        isPossible = value.set([.key(key)], to: text) && isPossible
      }
    }
    return value.text
  }

  /// The lists of levels that worlds had from defaults and must have themselves; takes what is set of
  /// their levels.
  private mutating func borrowedLists(
    _ settings: inout [Int: [Setting]], _ owners: [TableOwner]
  ) -> [(world: Int, text: String)] {
    var lists: [(world: Int, text: String)] = []
    for world in Set(settings.keys.compactMap { owners[$0].borrower }).sorted() {
      var texts: [String] = []
      var counted: CountedLevels?
      var isList = true
      for index in owners.indices where owners[index].borrower == world {
        let inner = settings.removeValue(forKey: index)
        let text = inner.map { plain(owners[index], $0) }
        guard case .counted(let value, let number, let isElement) = owners[index].form else {
          if let levels = counted { texts.append(levels.text) }
          counted = nil
          texts.append(text ?? Self.written(owners[index]))
          continue
        }
        isList = isElement
        var levels =
          counted ?? CountedLevels(count: value.integer ?? 0, isElement: isElement)
        levels.changed[number] = text
        counted = levels
      }
      if let levels = counted { texts.append(levels.text) }
      let list = texts.joined(separator: ", ")
      lists.append((world, isList ? "[\(list)]" : list))
    }
    return lists
  }

  /// A level as it is written, on one line.
  private static func written(_ owner: TableOwner) -> String {
    switch owner.form {
    case .object(let value), .name(let value), .counted(let value, _, _): PlainJSON(value).text
    }
  }

  // MARK: - Files

  private func files() -> [(index: Int, file: SourceFile)]? {
    var files: [(index: Int, file: SourceFile)] = []
    for (index, file) in sources.files.enumerated() {
      let edits = edits.filter { Int($0.place.file.index) == index }.sorted { $0.place < $1.place }
      if edits.isEmpty { continue }
      var bytes: ContiguousArray<UInt8> = []
      var position = 0
      for edit in edits {
        guard Int(edit.place.start) >= position else { return nil }
        bytes += file.bytes[position..<Int(edit.place.start)]
        bytes += edit.replacement.utf8
        position = Int(edit.place.end)
      }
      bytes += file.bytes[position...]
      files.append((index, SourceFile(name: file.name, bytes: bytes)))
    }
    return files
  }
}

/// Levels of which there was a number, and some are no longer as the others.
private struct CountedLevels {
  let count: Int64
  /// Whether the number is one of several elements.
  let isElement: Bool
  /// The levels that are different, as JSON.
  var changed: [Int64: String] = [:]

  /// The levels written out from the first that is different on; those before stay a number.
  var text: String {
    guard let first = changed.keys.min(), first <= count else { return "\(count)" }
    var texts = first > 1 ? ["\(first - 1)"] : []
    for number in first...count { texts.append(changed[number] ?? "\"\(number)\"") }
    let list = texts.joined(separator: ", ")
    return isElement ? list : "[\(list)]"
  }
}
