/// Reads one text into nodes and findings.
///
/// A loop over states with a stack of open brackets; nothing recurses. The functions of this file are
/// the whole grammar and touch every byte of a good file; what to do about a bad one is in the
/// extensions, which only have to be right, not fast.
struct JSONParser {
  /// What may come next.
  enum State {
    /// The value of the file.
    case root
    /// An element or the end, after `[`.
    case firstElement
    /// An element, after a comma.
    case element
    /// A key or the end, after `{`.
    case firstKey
    /// A key, after a comma.
    case key
    /// The colon after a key.
    case colon
    /// The value after a colon.
    case memberValue
    /// A comma or the end, after an element or member.
    case comma
    /// Nothing but white space, after the value of the file.
    case end
  }

  /// An open bracket.
  struct Frame {
    /// The node of the array or object.
    var node: Int32
    /// The number of keys of outer objects.
    var firstKey: Int32
    /// The number of children so far.
    var count: Int32 = 0
    var isObject: Bool
    /// Whether colons and commas were reported to be mixed up here, which is one cause.
    var isConfused = false

    /// No bracket.
    static let nothing = Frame(node: 0, firstKey: 0, isObject: false)
  }

  let text: JSONBytes
  let file: FileID
  let dialect: JSONDialect
  let limits: JSONLimits

  /// The offset that is read next.
  var position = 0
  /// Where the last token ended, before white space and comments.
  var tokenEnd = 0
  /// The offset of the last comma or colon.
  var separator = 0
  var nodes: JSONList<JSONNode>
  /// The brackets around the innermost.
  var outer = JSONList<Frame>(capacity: 0, nothing: Frame.nothing)
  /// The innermost open bracket; meaningless when `depth` is 0.
  var frame = Frame.nothing
  var depth = 0
  /// The keys of all open objects.
  var keys = JSONList<JSONKeyIndex.Key>(
    capacity: 0, nothing: JSONKeyIndex.Key(fingerprint: 0, node: 0))

  /// The keys that repeat another.
  var repeats: ContiguousArray<JSONKeyIndex.Repeat> = []

  var diagnostics: [Diagnostic] = []
  /// The file is given up.
  var isStopped = false
  /// An error was reported that excuses what follows when the last token ended here.
  var forgivenAt = -1
  /// An error was reported that excuses text after the end of the value.
  var isEndForgiven = false
  /// That the file is not UTF-8 was reported.
  var isEncodingReported = false

  init(text: JSONBytes, file: FileID, dialect: JSONDialect, limits: JSONLimits) {
    self.text = text
    self.file = file
    self.dialect = dialect
    self.limits = limits
    // Memory that is never written costs nothing; growing would copy all.
    nodes = JSONList(capacity: text.count / 4 + 4, nothing: .nothing)
  }

  /// Reads all and gives the nodes, or `nil` when there were findings.
  mutating func parse() -> JSONList<JSONNode>? {
    if checkStart() { readAll() }
    outer.deallocate()
    keys.deallocate()
    if diagnostics.isEmpty, nodes.count > 0 { return nodes }
    nodes.deallocate()
    return nil
  }

  private mutating func readAll() {
    var state = State.root
    // The position, in a register: `position` is brought up to date for what is not in this file.
    var at = position
    while !isStopped {
      tokenEnd = at
      skipSpace(&at)
      switch state {
      case .root, .element, .memberValue: state = readValue(state, &at)
      case .firstElement:
        state = text[at] == 0x5D ? closeMatching(&at) : readValue(state, &at)
      case .firstKey:
        state = text[at] == 0x7D ? closeMatching(&at) : readKey(state, &at)
      case .key: state = readKey(state, &at)
      case .colon: state = readColon(&at)
      case .comma: state = readComma(&at)
      case .end:
        if at >= text.count { return }
        state = recovered(&at) { (parser: inout JSONParser) in parser.recoverAfterEnd() }
      }
    }
  }

  /// The state after a value.
  @inline(__always)
  var afterValue: State { depth == 0 ? .end : .comma }

  /// Does what is not in this file, which works on `position`.
  @inline(__always)
  private mutating func recovered<Result>(
    _ at: inout Int, _ body: (inout JSONParser) -> Result
  ) -> Result {
    position = at
    let result = body(&self)
    at = position
    return result
  }

  @inline(__always)
  private mutating func skipSpace(_ at: inout Int) {
    if text[at] <= 0x20 { at = text.endOfSpace(from: at) }
    if dialect == .withComments, text[at] == 0x2F {
      recovered(&at) { (parser: inout JSONParser) in parser.skipComments() }
    }
  }

  @inline(__always)
  private mutating func readValue(_ state: State, _ at: inout Int) -> State {
    let start = at
    switch text[start] {
    case 0x22:
      let end = text.endOfPlain(from: start &+ 1)
      if text[end] == 0x22 {
        at = end &+ 1
        nodes.append(JSONNode(.string, start, at))
      } else {
        recovered(&at) { (parser: inout JSONParser) in
          parser.readLongString(.string, from: start, plainUntil: end)
        }
      }
    case 0x7B: return open(isObject: true, &at)
    case 0x5B: return open(isObject: false, &at)
    case 0x30...0x39, 0x2D: readNumber(&at)
    case 0x74 where isWord("true", at): appendWord(.yes, 4, &at)
    case 0x66 where isWord("false", at): appendWord(.no, 5, &at)
    case 0x6E where isWord("null", at): appendWord(.null, 4, &at)
    default:
      return recovered(&at) { (parser: inout JSONParser) in parser.recoverValue(state) }
    }
    frame.count &+= 1
    return passComma(&at)
  }

  @inline(__always)
  private mutating func readKey(_ state: State, _ at: inout Int) -> State {
    let start = at
    guard text[start] == 0x22 else {
      return recovered(&at) { (parser: inout JSONParser) in parser.recoverKey(state) }
    }
    let end = text.endOfPlain(from: start &+ 1)
    if text[end] == 0x22 {
      at = end &+ 1
      appendKey(JSONNode(.key, start, at), text.fingerprint(start &+ 1, end))
    } else {
      recovered(&at) { (parser: inout JSONParser) in
        parser.readLongString(.key, from: start, plainUntil: end)
      }
    }
    // The usual colon; otherwise the loop looks for it behind white space.
    guard text[at] == 0x3A else { return .colon }
    separator = at
    at &+= 1
    return .memberValue
  }

  @inline(__always)
  private mutating func readColon(_ at: inout Int) -> State {
    guard text[at] == 0x3A else {
      return recovered(&at) { (parser: inout JSONParser) in parser.recoverColon() }
    }
    separator = at
    at &+= 1
    return .memberValue
  }

  @inline(__always)
  private mutating func readComma(_ at: inout Int) -> State {
    let byte = text[at]
    if byte == 0x2C { return passComma(&at) }
    if byte == (frame.isObject ? 0x7D : 0x5D) { return closeMatching(&at) }
    return recovered(&at) { (parser: inout JSONParser) in parser.recoverComma() }
  }

  /// Goes over the usual comma after a value; otherwise the loop looks for it behind white space.
  @inline(__always)
  private mutating func passComma(_ at: inout Int) -> State {
    guard text[at] == 0x2C, depth > 0 else { return afterValue }
    separator = at
    at &+= 1
    return frame.isObject ? .key : .element
  }

  @inline(__always)
  mutating func appendKey(_ node: JSONNode, _ fingerprint: UInt64) {
    let key = JSONKeyIndex.Key(
      fingerprint: fingerprint, node: Int32(truncatingIfNeeded: nodes.count))
    keys.append(key)
    nodes.append(node)
  }

  /// Opens the bracket at a position.
  @inline(__always)
  private mutating func open(isObject: Bool, _ at: inout Int) -> State {
    guard depth < limits.maximumDepth else {
      recovered(&at) { (parser: inout JSONParser) in parser.reportTooDeep() }
      return .end
    }
    if depth > 0 {
      frame.count &+= 1
      outer.append(frame)
    }
    depth &+= 1
    frame = Frame(
      node: Int32(truncatingIfNeeded: nodes.count),
      firstKey: Int32(truncatingIfNeeded: keys.count), isObject: isObject)
    nodes.append(JSONNode(isObject ? .object : .array, at, 0))
    at &+= 1
    return isObject ? .firstKey : .firstElement
  }

  @inline(__always)
  private mutating func closeMatching(_ at: inout Int) -> State {
    at &+= 1
    closeInnermost(end: at)
    return passComma(&at)
  }

  /// Closes the innermost bracket by the one at the position.
  mutating func closeMatching() -> State {
    position &+= 1
    closeInnermost(end: position)
    return afterValue
  }

  /// Closes the innermost bracket.
  mutating func closeInnermost(end: Int) {
    if frame.isObject {
      let first = Int(frame.firstKey)
      if keys.count &- first > 1 {
        JSONKeyIndex.link(keys, first..<keys.count, in: nodes, text: text, to: &repeats)
      }
      keys.truncate(to: first)
    }
    nodes.append(JSONNode(.end, end, Int(frame.count)))
    nodes[Int(frame.node)].close(next: nodes.count)
    depth &-= 1
    if depth > 0 {
      frame = outer[depth &- 1]
      outer.truncate(to: depth &- 1)
    }
  }

  /// Whether the word at a position is exactly this one.
  @inline(__always)
  func isWord(_ word: StaticString, _ at: Int) -> Bool {
    text.starts(word, at: at)
      && !JSONCharacters.isPartOfWord(text[at &+ word.utf8CodeUnitCount])
  }

  @inline(__always)
  private mutating func appendWord(_ kind: JSONNode.Kind, _ length: Int, _ at: inout Int) {
    nodes.append(JSONNode(kind, at, at &+ length))
    at &+= length
  }

  /// Reads the number at a position.
  @inline(__always)
  private mutating func readNumber(_ at: inout Int) {
    let start = at
    var end = start
    if text[end] == 0x2D { end &+= 1 }
    let firstDigit = end
    while text[end] &- 0x30 <= 9 { end &+= 1 }
    let digits = end &- firstDigit
    // 18 digits always fit.
    guard digits > 0, digits <= 18, digits == 1 || text[firstDigit] != 0x30,
      !JSONCharacters.isPartOfWord(text[end])
    else {
      recovered(&at) { (parser: inout JSONParser) in parser.readLongNumber(from: start) }
      return
    }
    nodes.append(JSONNode(.integer, start, end))
    at = end
  }
}
