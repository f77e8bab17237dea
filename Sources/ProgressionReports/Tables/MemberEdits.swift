import ProgressionText

/// Takes members out of an object and adds others, comments and white space of the rest untouched.
struct MemberEdits {
  private let object: JSONValue
  private let file: SourceFile
  private let members: [JSONMember]

  init(_ object: JSONValue, in file: SourceFile) {
    self.object = object
    self.file = file
    members = object.members.map { $0 }
  }

  func edits(removing removed: [JSONMember], adding added: [(key: String, text: String)]) -> [Edit]
  {
    if added.isEmpty, removed.count == members.count, !hasComments {
      return [Edit(object.place, replacement: "{}")]
    }
    let gone = removed.map(\.keyPlace)
    let stays = members.filter { !gone.contains($0.keyPlace) }
    var edits: [Edit] = []
    for (index, member) in members.enumerated() where gone.contains(member.keyPlace) {
      let hasBefore = members[..<index].contains { !gone.contains($0.keyPlace) }
      edits += removal(of: index, withCommaBefore: hasBefore)
    }
    guard !added.isEmpty else { return edits }
    let texts = added.map { "\(PlainJSON.quoted($0.key)): \($0.text)" }
    guard let last = stays.last else {
      let start = object.place.start + 1
      let text = " " + texts.joined(separator: ", ") + (members.isEmpty ? " " : "")
      edits.append(Edit(point(start), replacement: text))
      return edits
    }
    let separator = JSONPlaces.lineStart(before: last.keyPlace, in: file).map { ",\n\($0)" } ?? ", "
    edits.append(
      Edit(
        point(last.value.place.end),
        replacement: texts.map { separator + $0 }.joined()))
    return edits
  }

  /// Whether there is more than white space and commas between the members.
  private var hasComments: Bool {
    var gaps: [Range<Int32>] = []
    var start = object.place.start + 1
    for member in members {
      gaps.append(start..<member.keyPlace.start)
      gaps.append(member.keyPlace.end..<member.value.place.start)
      start = member.value.place.end
    }
    gaps.append(start..<object.place.end - 1)
    return gaps.contains { gap in
      file.bytes[Int(gap.lowerBound)..<Int(gap.upperBound)].contains(UInt8(ascii: "/"))
    }
  }

  private func removal(of index: Int, withCommaBefore isBefore: Bool) -> [Edit] {
    let member = members[index]
    var start = member.keyPlace.start
    let floor = index > 0 ? members[index - 1].value.place.end : object.place.start + 1
    while start > floor, JSONPlaces.isSpace(file.bytes[Int(start) - 1]) { start -= 1 }
    let ceiling =
      index + 1 < members.count ? members[index + 1].keyPlace.start : object.place.end - 1
    let gap = isBefore ? floor..<member.keyPlace.start : member.value.place.end..<ceiling
    var edits: [Edit] = []
    if let comma = JSONPlaces.comma(in: Int(gap.lowerBound)..<Int(gap.upperBound), file) {
      let place = Place(file: member.place.file, start: Int32(comma), end: Int32(comma) + 1)
      // A comma right before what goes is part of it.
      if Int32(comma) + 1 == start {
        start -= 1
      } else {
        edits.append(Edit(place, replacement: ""))
      }
    }
    let whole = Place(file: member.place.file, start: start, end: member.value.place.end)
    return [Edit(whole, replacement: "")] + edits
  }

  private func point(_ offset: Int32) -> Place {
    Place(file: object.place.file, start: offset, end: offset)
  }
}

/// Looks around places of a JSON text that is well formed.
enum JSONPlaces {
  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

  /// The comma in a gap between two tokens, comments left aside.
  static func comma(in gap: Range<Int>, _ file: SourceFile) -> Int? {
    var offset = gap.lowerBound
    while offset < gap.upperBound {
      let byte = file.bytes[offset]
      if byte == UInt8(ascii: ",") { return offset }
      offset = byte == UInt8(ascii: "/") ? endOfComment(offset, gap.upperBound, file) : offset + 1
    }
    return nil
  }

  private static func endOfComment(_ start: Int, _ end: Int, _ file: SourceFile) -> Int {
    let isLine = file.bytes[start + 1] == UInt8(ascii: "/")
    var offset = start + 2
    while offset < end {
      let byte = file.bytes[offset]
      if isLine, byte == 10 || byte == 13 { return offset }
      if !isLine, byte == UInt8(ascii: "*"), file.bytes[offset + 1] == UInt8(ascii: "/") {
        return offset + 2
      }
      offset += 1
    }
    return end
  }

  /// The white space before a place where only that is before it in its line.
  static func lineStart(before place: Place, in file: SourceFile) -> String? {
    var offset = Int(place.start)
    while offset > 0, file.bytes[offset - 1] == 32 || file.bytes[offset - 1] == 9 { offset -= 1 }
    guard offset > 0, file.bytes[offset - 1] == 10 || file.bytes[offset - 1] == 13 else {
      return nil
    }
    return String(decoding: file.bytes[offset..<Int(place.start)], as: UTF8.self)
  }
}
