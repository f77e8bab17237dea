import ProgressionText

/// What stands under keys that are not the name of a table, but nearly.
///
/// The key is reported; what refers to the ids under it made no mistake of its own.
struct MisspeltTables: Sendable {
  private var tables: [TableName: [JSONValue]] = [:]
  /// Ids under keys of which it is less clear what is meant.
  private(set) var ids: Set<String> = []

  init() {}

  /// Looks through the outermost keys of a pack.
  ///
  /// - Complexity: linear in the number of these keys, and of what stands under those that are unknown.
  init(in files: [JSONValue]) {
    for (index, file) in files.enumerated() {
      let keys = index == 0 ? KeySet.pack : KeySet.included
      for member in file.members where member.duplicateOf == nil && !keys.contains(member) {
        guard !member.keyUTF8.starts(with: "x-".utf8),
          let meant = GameReader.meant(by: member.key, in: keys),
          let table = TableName(rawValue: meant)
        else { continue }
        if Self.isSure(member.key, table) {
          tables[table, default: []].append(member.value)
        } else {
          note(member.value)
        }
      }
    }
  }

  /// What is read as a table of a file besides the table itself.
  func values(of table: TableName, in file: JSONValue) -> [JSONValue] {
    if tables.isEmpty { return [] }
    return (tables[table] ?? []).filter { $0.place.file == file.place.file }
  }

  /// Whether a key is the name with a slip, or in another number, as in `currency`.
  private static func isSure(_ key: String, _ table: TableName) -> Bool {
    if NameSuggestion.isSlip(key, of: table.rawValue) { return true }
    if table == .currencies { return key == "currency" }
    return key.utf8.elementsEqual(table.rawValue.utf8.dropLast())
  }

  private mutating func note(_ value: JSONValue) {
    for member in value.members { ids.insert(member.key) }
    for element in value.elements {
      if let id = element.string ?? element["id"]?.string { ids.insert(id) }
    }
  }
}
