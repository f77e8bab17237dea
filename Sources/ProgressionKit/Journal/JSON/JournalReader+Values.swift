import ProgressionText

/// Playthroughs, entries and links.
extension JournalReader {
  mutating func readPlaythrough(_ value: JSONValue) {
    guard isObject(value, "a playthrough") else { return }
    let (members, extras) = members(of: value, JournalWriter.playthroughKeys)
    guard let number = number(members["id"], of: value, "id"),
      let title = text(members["title"], .title, of: value)
    else { return }
    var playthrough = JournalPlaythrough(id: JournalPlaythrough.ID(number), title: title)
    playthrough.isCustom = flag(members["custom"])
    playthrough.note = optionalText(members["note"], .note) ?? ""
    playthrough.extras = extras
    let place = members["id"]?.place ?? value.place
    if let first = playthroughPlaces.updateValue(place, forKey: playthrough.id) {
      reportRepeat(
        .journalNumber, at: place, "two playthroughs have the number \(number)", first: first)
    }
    let titlePlace = members["title"]?.place ?? value.place
    if let first = titles.updateValue(titlePlace, forKey: title) {
      reportRepeat(
        .journalValue, at: titlePlace, "two playthroughs have the title `\(title)`", first: first)
    }
    journal.playthroughTable.insert(playthrough)
  }

  mutating func readEntry(_ value: JSONValue) {
    guard isObject(value, "an entry") else { return }
    let (members, extras) = members(of: value, JournalWriter.entryKeys)
    guard let number = number(members["id"], of: value, "id"),
      let playthrough = playthrough(members["playthrough"], of: value),
      let kind = kind(members["kind"], of: value),
      let name = text(members["name"], .name, of: value)
    else { return }
    var entry = JournalEntry(
      id: JournalEntry.ID(number), playthrough: playthrough, kind: kind, name: name,
      note: optionalText(members["note"], .note) ?? "", tags: tags(members["tags"]),
      isDone: flag(members["done"]), node: optionalText(members["node"], .node))
    entry.content.extras = extras
    let place = members["id"]?.place ?? value.place
    if let first = entryPlaces.updateValue(place, forKey: entry.id) {
      reportRepeat(.journalNumber, at: place, "two entries have the number \(number)", first: first)
    }
    let namePlace = members["name"]?.place ?? value.place
    let key = Name(playthrough: playthrough, kind: kind, name: name)
    if let first = names.updateValue(namePlace, forKey: key) {
      reportRepeat(
        .journalValue, at: namePlace, "two \(kind.plural) have the name `\(name)`", first: first)
    }
    if let node = entry.node, let nodePlace = members["node"]?.place,
      let first = nodes.updateValue(nodePlace, forKey: Node(playthrough: playthrough, node: node))
    {
      reportRepeat(
        .journalValue, at: nodePlace, "two entries stand for `\(node)`", first: first)
    }
    journal.entryTable.insert(entry)
  }

  mutating func readLink(_ value: JSONValue) {
    let numbers = value.elements.compactMap(\.integer)
    guard value.kind == .array, value.count == 2, numbers.count == 2 else {
      report(.journalValue, at: value.place, "a link is a list of the numbers of two entries")
      return
    }
    var ends: [JournalEntry] = []
    for element in value.elements {
      guard let entry = journal.entryTable[JournalEntry.ID(element.integer ?? 0)] else {
        report(.journalNumber, at: element.place, "no entry has this number")
        return
      }
      ends.append(entry)
    }
    if ends[0].id == ends[1].id {
      report(.journalValue, at: value.place, "an entry cannot be linked to itself")
    } else if ends[0].playthrough != ends[1].playthrough {
      report(
        .journalValue, at: value.place, "entries of two playthroughs cannot be linked")
    } else if !journal.linkTable.insert(JournalLink(ends[0].id, ends[1].id)) {
      report(
        .journalValue, at: value.place, "this link is there twice",
        help: ["each link is stored once, whichever end comes first"])
    }
  }

  private mutating func isObject(_ value: JSONValue, _ what: String) -> Bool {
    if value.kind == .object { return true }
    report(.journalValue, at: value.place, "\(what) is an object")
    return false
  }

  private mutating func missing(_ key: String, in value: JSONValue) {
    report(.journalKey, at: point(value), "the key `\(key)` is missing")
  }

  private mutating func number(
    _ member: JSONValue?, of value: JSONValue, _ key: String
  ) -> Int64? {
    guard let member else {
      missing(key, in: value)
      return nil
    }
    guard let number = member.integer, number >= 1, number <= JournalEntry.maximumNumber else {
      report(
        .journalNumber, at: member.place,
        "a number is an integer from 1 to \(JournalEntry.maximumNumber)")
      return nil
    }
    return number
  }

  private mutating func playthrough(
    _ member: JSONValue?, of value: JSONValue
  ) -> JournalPlaythrough.ID? {
    guard let number = number(member, of: value, "playthrough") else { return nil }
    let id = JournalPlaythrough.ID(number)
    if journal.playthroughTable[id] != nil { return id }
    report(
      .journalNumber, at: member?.place ?? value.place, "no playthrough has the number \(number)")
    return nil
  }

  private mutating func kind(_ member: JSONValue?, of value: JSONValue) -> JournalEntry.Kind? {
    guard let member else {
      missing("kind", in: value)
      return nil
    }
    if let kind = member.string.flatMap(JournalEntry.Kind.init(rawValue:)) { return kind }
    let kinds = JournalEntry.Kind.allCases.map { "`\($0)`" }.joined(separator: ", ")
    report(.journalValue, at: member.place, "a kind is one of \(kinds)")
    return nil
  }

  private mutating func flag(_ member: JSONValue?) -> Bool {
    guard let member else { return false }
    if member.boolean == nil {
      report(.journalValue, at: member.place, "this is `true` or `false`")
    }
    return member.boolean ?? false
  }

  private mutating func text(
    _ member: JSONValue?, _ field: JournalText.Field, of value: JSONValue
  ) -> String? {
    if member == nil { missing(field.rawValue, in: value) }
    return optionalText(member, field)
  }

  private mutating func optionalText(
    _ member: JSONValue?, _ field: JournalText.Field
  ) -> String? {
    guard let member else { return nil }
    guard let text = member.string else {
      report(.journalValue, at: member.place, "a \(field.rawValue) is a text")
      return nil
    }
    do {
      return try JournalText.normalized(text, field)
    } catch {
      report(.journalValue, at: member.place, error.description)
      return nil
    }
  }

  private mutating func tags(_ member: JSONValue?) -> [String] {
    var entry = JournalEntry(
      id: JournalEntry.ID(0), playthrough: JournalPlaythrough.ID(0), kind: .note, name: "")
    for element in elements(of: member) {
      guard let tag = optionalText(element, .tag) else { continue }
      let count = entry.tags.count
      do {
        try entry.add([tag])
        if entry.tags.count == count {
          report(.journalValue, at: element.place, "the tag `\(tag)` is there twice")
        }
      } catch {
        report(
          .journalValue, at: element.place, "an entry has at most \(JournalEntry.maximumTags) tags")
        break
      }
    }
    return entry.tags
  }
}
