import ProgressionText

extension ShapeReader {
  /// Whether a key is ignored wherever it stands.
  func isIgnored(_ member: JSONMember) -> Bool {
    switch member.firstByte {
    case UInt8(ascii: "x"): member.keyUTF8.starts(with: "x-".utf8)
    case UInt8(ascii: "$"):
      member.keyIs("$comment") || member.keyIs("$schema") || member.keyIs("$allow")
    default: false
    }
  }

  /// Reports repeated and unknown keys of an object and takes note of its `$allow`.
  ///
  /// `extent` is what an `$allow` in the object covers, if more than the object; `besides` are keys
  /// that were reported already.
  mutating func checkKeys(
    _ object: JSONValue, _ set: KeySet, extent: Place? = nil, besides: [String] = []
  ) {
    for member in object.members {
      if checkRepeats(member) { continue }
      if isIgnored(member) {
        noteAllowance(member, extent: extent ?? object.place)
        continue
      }
      if !set.contains(member), !besides.contains(member.key) {
        reportUnknown(member, of: object, set)
      }
    }
  }

  /// Whether a member of a map from ids or names is an entry, no repeat, which is reported, and no
  /// ignored key.
  mutating func isEntry(_ member: JSONMember, of map: JSONValue) -> Bool {
    if checkRepeats(member) { return false }
    if !isIgnored(member) { return true }
    noteAllowance(member, extent: map.place)
    return false
  }

  /// Reports a key that stands a second time; whether it does.
  mutating func checkRepeats(_ member: JSONMember) -> Bool {
    guard let first = member.duplicateOf else { return false }
    report.error(
      .duplicateKey, at: member.keyPlace, "the key `\(member.key)` stands twice in one object",
      related: [.init(place: first, message: "first here")],
      help: ["keep one of them; nothing says which would count"])
    return true
  }

  /// Reports a key that the object does not have, with the key that was probably meant.
  mutating func reportUnknown(_ member: JSONMember, of object: JSONValue, _ set: KeySet) {
    let key = member.key
    var help: [String] = []
    var fix: Fix?
    if let meant = Self.meant(by: key, in: set, of: object) {
      help.append("did you mean `\(meant)`?")
      // What a node unlocks is not what unlocks it.
      if key != "unlocks" {
        fix = correctingKey(key, to: meant, at: member.keyPlace, in: object)
      }
    } else if !set.keys.isEmpty {
      help.append("the keys are \(Self.list(set.keys))")
    }
    report.error(
      .unknownKey, at: member.keyPlace, "\(set.owner) has no key `\(key)`", help: help, fix: fix)
  }

  /// Whether an unknown key of the object, which was reported, stands for a key of the set.
  func isMisspelt(_ key: String, in object: JSONValue, _ set: KeySet) -> Bool {
    for member in object.members where !isIgnored(member) && !set.contains(member) {
      if Self.meant(by: member.key, in: set, of: object) == key { return true }
    }
    return false
  }

  /// The key of the set that an unknown key of the object probably stands for.
  private static func meant(by key: String, in set: KeySet, of object: JSONValue) -> String? {
    // Without an id, the name is the id.
    if key == "name", set.keys.contains("id"), object["id"] == nil { return "id" }
    return meant(by: key, in: set)
  }

  /// The key of the set that an unknown key probably stands for.
  static func meant(by key: String, in set: KeySet) -> String? {
    for synonym in KeySet.synonyms where synonym.written == key {
      for meant in synonym.meant where set.keys.contains(meant) { return meant }
    }
    return NameSuggestion.nearest(to: key, in: set.keys)
  }

  /// As in `a`, `b`, `c`.
  static func list(_ words: [String]) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      text += index == 0 ? "`\(word)`" : ", `\(word)`"
    }
    return text
  }
}
