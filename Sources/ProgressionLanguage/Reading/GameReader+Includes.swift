import ProgressionText

extension GameReader {
  /// Reads the files that a pack includes, in the order listed.
  mutating func readIncludes(
    _ pack: JSONValue, in sources: inout Sources, include: (String) -> SourceFile?
  ) -> [JSONValue] {
    guard let value = pack["include"] else { return [] }
    guard value.kind == .array else {
      miss()
      reportType(
        of: value, "`include` is a list of files",
        help: value.kind == .string ? ["write [\(value.sourceText)]"] : [])
      return []
    }
    var files: [JSONValue] = []
    var seen: [String: Place] = [:]
    for element in value.elements {
      guard let name = text(element, "include") else {
        miss()
        continue
      }
      if let first = seen[name] {
        report.error(
          .nestedInclude, at: element.place, "`\(name)` is included twice",
          related: [.init(place: first, message: "first here")])
        continue
      }
      seen[name] = element.place
      if let file = readIncluded(
        name, element.place, from: pack.place.file, in: &sources, include)
      {
        files.append(file)
      }
    }
    return files
  }

  private mutating func readIncluded(
    _ name: String, _ place: Place, from main: FileID, in sources: inout Sources,
    _ include: (String) -> SourceFile?
  ) -> JSONValue? {
    if name.hasPrefix("/") || name.split(separator: "/").contains("..") {
      miss()
      report.error(
        .missingInclude, at: place, "`\(name)` leaves the folder of the pack",
        help: ["an included file stays inside the folder of the main file"])
      return nil
    }
    guard let source = include(name) else {
      miss()
      report.error(
        .missingInclude, at: place, "there is no file `\(name)` beside the pack",
        help: ["the names in `include` are paths from the folder of the main file"])
      return nil
    }
    if source.name == sources[main].name {
      miss()
      report.error(.nestedInclude, at: place, "the pack includes itself")
      return nil
    }
    let file = sources.add(source)
    guard let root = RulePackReader.read(file, of: sources, into: &self) else {
      miss()
      return nil
    }
    guard root.kind == .object else {
      miss()
      reportType(of: root, "an included file is an object with tables")
      return nil
    }
    for member in root.members where member.keyIs("include") {
      miss()
      report.error(
        .nestedInclude, at: member.keyPlace, "an included file includes no others",
        related: [.init(place: place, message: "included here")],
        help: ["list all files in the main file"])
    }
    checkIncludedKeys(root)
    return root
  }

  /// Keys of the main file get a word of their own.
  private mutating func checkIncludedKeys(_ root: JSONValue) {
    var known = KeySet.included.keys
    for member in root.members where member.duplicateOf == nil {
      let key = member.key
      guard KeySet.pack.keys.contains(key), !KeySet.included.keys.contains(key) else { continue }
      known.append(key)
      if key == "include" { continue }
      report.error(
        .unknownKey, at: member.keyPlace, "`\(key)` stands in the main file only",
        help: ["an included file holds tables"])
    }
    let included = KeySet.included
    checkKeys(root, KeySet(included.owner, known))
  }
}
