import ProgressionReference

/// Random damage to a saved state.
struct StateDamage {
  var random: ReferenceRandom

  init(seed: UInt64) { random = ReferenceRandom(seed: seed) }

  private mutating func below(_ bound: Int) -> Int {
    Int(random.next() % UInt64(max(bound, 1)))
  }

  /// One to three bytes are changed, taken away or put in.
  mutating func bytes(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var bytes = bytes
    for _ in 0...below(3) where !bytes.isEmpty {
      let position = below(bytes.count)
      switch below(4) {
      case 0: bytes[position] ^= 1 << UInt8(below(8))
      case 1: bytes.remove(at: position)
      case 2: bytes.insert(bytes[below(bytes.count)], at: position)
      default: bytes[position] = Array("0123456789-{}[]\",:tfn\\".utf8)[below(22)]
      }
    }
    return bytes
  }

  /// A key or a value is taken away, doubled, renamed, moved or replaced.
  mutating func structure(_ text: String) throws -> String {
    let json = try ReferenceJSON(parsing: text)
    var place = below(StateDamage.count(json))
    return changed(json, &place).line
  }

  private static func count(_ json: ReferenceJSON) -> Int {
    switch json {
    case .array(let elements): elements.reduce(1) { $0 + count($1) }
    case .object(let members): members.reduce(1) { $0 + count($1.value) }
    default: 1
    }
  }

  private mutating func changed(_ json: ReferenceJSON, _ place: inout Int) -> ReferenceJSON {
    if place == 0 {
      place = -1
      return replaced(json)
    }
    place -= 1
    switch json {
    case .array(let elements):
      var result: [ReferenceJSON] = []
      for element in elements { result.append(place < 0 ? element : changed(element, &place)) }
      return .array(result)
    case .object(let members):
      var result: [ReferenceMember] = []
      for member in members {
        result.append(
          place < 0
            ? member : ReferenceMember(member.key, changed(member.value, &place)))
      }
      return .object(result)
    default: return json
    }
  }

  private mutating func replaced(_ json: ReferenceJSON) -> ReferenceJSON {
    let numbers: [Int64] = [.min, -1, 0, 1, 2, 3, 7, 99, 1 << 41, 1 << 62, .max - 1, .max]
    switch json {
    case .int(let number):
      if below(3) == 0 { return .int(number &+ Int64(below(5)) &- 2) }
      return .int(numbers[below(numbers.count)])
    case .bool(let truth): return below(2) == 0 ? .bool(!truth) : .int(1)
    case .string(let text): return below(2) == 0 ? .string(text + "x") : .int(7)
    case .null: return .int(0)
    case .array(var elements):
      guard !elements.isEmpty, below(6) > 0 else { return .object([]) }
      let position = below(elements.count)
      switch below(3) {
      case 0: elements.remove(at: position)
      case 1: elements.append(elements[position])
      default: elements.swapAt(position, 0)
      }
      return .array(elements)
    case .object(var members):
      guard !members.isEmpty, below(8) > 0 else { return .array([]) }
      let position = below(members.count)
      switch below(5) {
      case 0, 1: members.remove(at: position)
      case 2: members.append(members[position])
      case 3: members[position].key = members[below(members.count)].key + (below(2) == 0 ? "x" : "")
      default: members[position].value = members[below(members.count)].value
      }
      return .object(members)
    }
  }
}
