import ProgressionModel
import ProgressionText

extension GameReader {
  /// The entries of a table in all files of the pack, in order.
  mutating func entries(of table: TableName, in files: [JSONValue]) -> [TableEntry] {
    var entries: [TableEntry] = []
    for file in files {
      if let value = file[table.rawValue] { read(value, table, into: &entries) }
      for value in misspelt.values(of: table, in: file) { read(value, table, into: &entries) }
    }
    return entries
  }

  private mutating func read(
    _ value: JSONValue, _ table: TableName, into entries: inout [TableEntry]
  ) {
    switch value.kind {
    case .object: readMap(value, table, into: &entries)
    case .array: readList(value, table, into: &entries)
    default:
      miss(table.kinds)
      let form = table == .worlds ? "a list" : "a map from ids"
      reportType(of: value, "`\(table.rawValue)` is \(form)")
    }
  }

  private mutating func readMap(
    _ map: JSONValue, _ table: TableName, into entries: inout [TableEntry]
  ) {
    if table == .worlds {
      report.error(
        .wrongType, at: map.place, "`worlds` is a list, since worlds have an order",
        help: ["write [{\"id\": \"…\", …}, …]"])
    }
    for member in map.members where isEntry(member, of: map) {
      entries.append(
        TableEntry(
          id: member.key, place: member.keyPlace, value: member.value, extent: member.place))
    }
  }

  private mutating func readList(
    _ list: JSONValue, _ table: TableName, into entries: inout [TableEntry]
  ) {
    let holdsObjects = table == .worlds
    if !holdsObjects, !table.takesIDs, list.count > 0 {
      miss(table.kinds)
      report.error(
        .wrongType, at: list.place,
        "`\(table.rawValue)` is a map: each entry has to say more than its id",
        help: ["write {\"id\": {…}, …}"])
      return
    }
    for element in list.elements {
      if let id = element.string {
        entries.append(
          TableEntry(id: id, place: element.place, value: nil, extent: element.place))
      } else if element.kind == .object, holdsObjects {
        readObject(element, "world", into: &entries)
      } else {
        miss(table.kinds)
        reportType(
          of: element, "the list `\(table.rawValue)` holds ids",
          help: element.kind == .object ? ["to say more of each, write a map: {\"id\": {…}}"] : [])
      }
    }
  }

  /// Reads an object that has its id inside.
  mutating func readObject(
    _ object: JSONValue, _ noun: String, into entries: inout [TableEntry]
  ) {
    let kinds: EntityKinds = noun == "world" ? [.world, .level] : .level
    guard let id = object[word: "id"] else {
      missID(of: kinds, at: object.place)
      if !isMisspelt("id", in: object, noun == "world" ? .world : .level) {
        report.error(
          .missingKey, at: object.place, "a \(noun) has an `id`", help: ["write \"id\": \"…\""])
      }
      entries.append(
        TableEntry(id: "", place: .none, value: object, extent: object.place))
      return
    }
    if let text = id.string {
      entries.append(TableEntry(id: text, place: id.place, value: object, extent: object.place))
      return
    }
    missID(of: kinds, at: object.place)
    let help = id.integer.map { ["write \"\($0)\""] } ?? []
    reportType(of: id, "`id` is a string", help: help)
    entries.append(TableEntry(id: "", place: .none, value: object, extent: object.place))
  }

  /// Binds the id of an entry; a malformed or repeated one is reported.
  mutating func declare(_ entry: TableEntry, _ entity: NameTable.Entity) {
    if entry.place.isNone { return }
    let id = entry.id
    if let complaint = IDSyntax.complaint(about: id) {
      report.error(
        .invalidID, at: entry.place, "`\(id)` is no id: \(complaint)",
        fix: mendingID(id, at: entry.place))
      unusable[id] = entry.place
      return
    }
    if IDSyntax.isReserved(id) {
      report.error(
        .reservedID, at: entry.place, "`\(id)` is a word of the language and can be no id",
        help: ["choose another id; titles may be anything"])
      unusable[id] = entry.place
      return
    }
    bind(id, entity, at: entry.place)
  }

  /// Binds a well-formed id; a repeated one is reported.
  mutating func bind(_ id: String, _ entity: NameTable.Entity, at place: Place) {
    if !unusable.isEmpty, names[id] == nil, let first = unusable[id] {
      report.error(
        .duplicateID, at: place, "`\(id)` is declared twice",
        related: [.init(place: first, message: "first here")])
      return
    }
    guard let first = names.bindUnlessBound(id, entity) else { return }
    let old = kind(of: first)
    let new = kind(of: entity)
    repeated.insert(id)
    // Tables are read in an order of their own; people read from above.
    let other = self.place(of: first)
    let isAbove = place.file == other.file && place.start < other.start
    let (here, there) = isAbove ? (old, new) : (new, old)
    report.error(
      .duplicateID, at: isAbove ? other : place, "`\(id)` is declared twice",
      related: [.init(place: isAbove ? place : other, message: "first here")],
      help: old == new
        ? ["give one of them another id"]
        : ["here it is \(here.withArticles), there \(there.withArticles): ids have one space"])
  }

  /// The fix that writes an id that is well formed; once all ids are declared, it has to be free.
  private mutating func mendingID(_ id: String, at place: Place) -> Fix? {
    guard let mended = Self.mendedID(id) else { return nil }
    mendedIDs[mended, default: []].append(place)
    return Self.writing(mended, at: place)
  }

  /// Takes back the fixes of ids that would be there twice.
  mutating func dropTakenIDs() {
    for (id, places) in mendedIDs
    where names[id] != nil || unusable[id] != nil || places.count > 1 {
      for place in places { report.dropFix(at: place) }
    }
  }

  /// An id with hyphens for what may not stand in one.
  static func mendedID(_ id: String) -> String? {
    var bytes: [UInt8] = []
    for byte in id.utf8 {
      if byte == 0x20 || byte == UInt8(ascii: "/") {
        bytes.append(UInt8(ascii: "-"))
      } else {
        bytes.append(byte)
      }
    }
    let mended = String(decoding: bytes, as: UTF8.self)
    return IDSyntax.complaint(about: mended) == nil ? mended : nil
  }

  /// Where what an id names is declared.
  func place(of entity: NameTable.Entity) -> Place {
    switch entity {
    case .node(let node): game[node].place
    case .holding(let holding): game[holding].place
    case .counter(let counter): game[counter].place
    case .flag(let flag): game[flag].place
    case .attribute(let attribute): game[attribute].place
    case .rule(let rule): game[rule].place
    case .collection(let collection): game[collection].place
    case .chest(let chest): game[chest].place
    case .timer(let timer): game[timer].place
    case .reset(let reset): game[reset].place
    }
  }

  /// The object of an entry, with its keys checked; `nil` for an id alone and after a mistake.
  ///
  /// `form` is the least that is to be written; `hint` says what to write for keys of other tools.
  mutating func object(
    of entry: TableEntry, _ keys: KeySet, form: String = "{} for one without keys",
    hint: (String) -> String? = { _ in nil }
  ) -> JSONValue? {
    guard let value = entry.value else { return nil }
    guard value.kind == .object else {
      reportType(of: value, "\(keys.owner) is an object", help: ["write \(form)"])
      return nil
    }
    var answered: [String] = []
    for member in value.members where member.duplicateOf == nil && !keys.contains(member) {
      guard let hint = hint(member.key) else { continue }
      report.error(
        .unknownKey, at: member.keyPlace, "\(keys.owner) has no key `\(member.key)`", help: [hint])
      answered.append(member.key)
    }
    checkKeys(value, keys, extent: entry.extent, besides: answered)
    return value
  }

  mutating func title(_ object: JSONValue?, _ id: String) -> String {
    guard let value = object?[word: "title"] else { return id }
    return text(value, "title") ?? id
  }

  mutating func scope(_ value: JSONValue?, default standard: Scope = .playthrough) -> Scope {
    guard let value else { return standard }
    if value.equals("playthrough") { return .playthrough }
    if value.equals("account") { return .account }
    if let word = value.string {
      if let reset = resetNames[word] { return .reset(reset) }
      // A reset of a file that could not be read is no mistake here.
      if isExcused(word, .reset) { return standard }
    }
    reportWord(
      value, "scope", ["playthrough", "account"] + resetEntries.map { $0.id })
    return standard
  }
}
