/// Writes JSON as bytes, always the same for the same calls.
///
/// Members come in the caller's order, strings are escaped only where they must be, numbers are
/// integers. The writer puts the commas, colons and line ends; a call that fits nowhere (a value in an
/// object without its key, a closing without an opening) is left out rather than written wrong.
///
/// ```swift
/// var writer = JSONWriter(style: .compact)
/// writer.beginObject()
/// writer.key("coins")
/// writer.integer(50)
/// writer.endObject()
/// let bytes = writer.finish()  // {"coins":50}
/// ```
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Style: Hashable, Sendable {
    /// No white space at all.
    case compact
    /// Two spaces for each level, one member or element on a line, a line end after the last.
    case indented
  }

  /// What is open, from the outside in.
  enum Container: Sendable {
    case array
    case object
  }

  let style: Style
  private var sink = JSONSink()
  /// The containers around the innermost.
  private var outer: [Container] = []
  private var innermost: Container?
  /// Whether the innermost container has nothing in it yet.
  private var isFirst = true
  /// Whether a key was written whose value is still to come.
  private var hasKey = false
  private var isComplete = false

  /// Makes a writer.
  public init(style: Style = .compact) {
    self.style = style
  }

  /// Opens an object.
  public mutating func beginObject() {
    begin(.object, UInt8(ascii: "{"))
  }

  /// Closes the innermost container, which is an object.
  public mutating func endObject() {
    end(.object, UInt8(ascii: "}"))
  }

  /// Opens an array.
  public mutating func beginArray() {
    begin(.array, UInt8(ascii: "["))
  }

  /// Closes the innermost container, which is an array.
  public mutating func endArray() {
    end(.array, UInt8(ascii: "]"))
  }

  /// Writes the key of the next value.
  public mutating func key(_ key: String) {
    guard beginKey() else { return }
    if style == .compact {
      sink.append(quoted: key, after: isFirst ? 0 : comma, before: UInt8(ascii: ":"))
    } else {
      separate()
      sink.append(quoted: key, before: UInt8(ascii: ":"))
      sink.append(0x20)
    }
  }

  /// Writes a key that is a word, which takes less time than one that is a text.
  ///
  /// `.other`, which is no text, fits nowhere.
  public mutating func key(word key: KeyWord) {
    guard style == .compact, !key.needsEscapes else {
      if key != .other { self.key(key.text) }
      return
    }
    guard beginKey() else { return }
    sink.append(key: key, after: isFirst ? 0 : comma)
  }

  /// Writes a key that is a word, and an integer as its value.
  public mutating func member(_ key: KeyWord, _ integer: Int64) {
    guard innermost == .object, !hasKey, key != .other else { return }
    guard style == .compact, !key.needsEscapes else {
      self.key(word: key)
      return self.integer(integer)
    }
    sink.append(key: key, after: isFirst ? 0 : comma, integer: integer)
    isFirst = false
  }

  /// Writes a key that is a word, and `true` or `false` as its value.
  public mutating func member(_ key: KeyWord, _ boolean: Bool) {
    guard innermost == .object, !hasKey, key != .other else { return }
    self.key(word: key)
    self.boolean(boolean)
  }

  /// Writes a string that is a word; `.other`, which is no text, fits nowhere.
  public mutating func string(word: KeyWord) {
    guard !word.needsEscapes else {
      if word != .other { string(word.text) }
      return
    }
    guard beginValue() else { return }
    sink.append(quoted: word)
    endValue()
  }

  /// Writes a string.
  public mutating func string(_ string: String) {
    guard beginValue() else { return }
    sink.append(quoted: string)
    endValue()
  }

  /// Writes an integer.
  public mutating func integer(_ integer: Int64) {
    guard beginValue() else { return }
    sink.append(integer: integer)
    endValue()
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ boolean: Bool) {
    guard beginValue() else { return }
    sink.append(boolean: boolean)
    endValue()
  }

  /// Writes `null`.
  public mutating func null() {
    raw("null")
  }

  /// Writes text that is one JSON value already; it is taken as it is.
  public mutating func raw(_ text: String) {
    guard beginValue() else { return }
    sink.append(text)
    endValue()
  }

  /// Writes bytes that are the UTF-8 of one JSON value already; they are taken as they are.
  public mutating func raw(utf8: ContiguousArray<UInt8>) {
    guard beginValue() else { return }
    sink.append(utf8)
    endValue()
  }

  /// The text so far.
  public var text: String { String(decoding: sink.bytes, as: UTF8.self) }

  /// Closes what is open and gives the bytes.
  public consuming func finish() -> ContiguousArray<UInt8> {
    while let container = innermost {
      if hasKey { null() }
      switch container {
      case .array: endArray()
      case .object: endObject()
      }
    }
    return sink.bytes
  }

  /// Writes a string of bytes that are UTF-8.
  mutating func string(utf8: ArraySlice<UInt8>) {
    guard beginValue() else { return }
    sink.append(quoted: utf8)
    endValue()
  }

  /// Writes a key of bytes that are UTF-8.
  mutating func key(utf8: ArraySlice<UInt8>) {
    guard beginKey() else { return }
    separate()
    sink.append(quoted: utf8, before: UInt8(ascii: ":"))
    if style == .indented { sink.append(0x20) }
  }

  private mutating func begin(_ container: Container, _ bracket: UInt8) {
    guard beginValue() else { return }
    sink.append(bracket)
    if let innermost { outer.append(innermost) }
    innermost = container
    isFirst = true
  }

  private mutating func end(_ container: Container, _ bracket: UInt8) {
    guard innermost == container, !hasKey else { return }
    innermost = outer.popLast()
    if !isFirst { breakLine() }
    sink.append(bracket)
    endValue()
  }

  /// Takes note of a key; `false` where none may stand.
  @inline(__always)
  private mutating func beginKey() -> Bool {
    guard innermost == .object, !hasKey else { return false }
    hasKey = true
    return true
  }

  /// Puts what stands before a value; `false` where no value may stand.
  @inline(__always)
  private mutating func beginValue() -> Bool {
    switch innermost {
    case .array: separate()
    case .object where !hasKey: return false
    case .object: hasKey = false
    case nil where isComplete: return false
    case nil: break
    }
    return true
  }

  @inline(__always)
  private mutating func endValue() {
    isFirst = false
    guard innermost == nil else { return }
    isComplete = true
    if style == .indented { sink.append(0x0A) }
  }

  /// Puts what stands before an element or key.
  @inline(__always)
  private mutating func separate() {
    if !isFirst { sink.append(comma) }
    breakLine()
  }

  @inline(__always)
  private mutating func breakLine() {
    guard style == .indented else { return }
    sink.append(0x0A)
    for _ in 0..<depth {
      sink.append(0x20)
      sink.append(0x20)
    }
  }

  private var comma: UInt8 { UInt8(ascii: ",") }

  /// The number of open containers.
  private var depth: Int { innermost == nil ? 0 : outer.count + 1 }
}
