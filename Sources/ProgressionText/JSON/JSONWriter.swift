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
  private(set) var bytes: ContiguousArray<UInt8> = []
  private var open: [Container] = []
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
    guard open.last == .object, !hasKey else { return }
    separate()
    appendQuoted(key.utf8)
    bytes.append(UInt8(ascii: ":"))
    if style == .indented { bytes.append(0x20) }
    hasKey = true
  }

  /// Writes a string.
  public mutating func string(_ string: String) {
    guard beginValue() else { return }
    appendQuoted(string.utf8)
    endValue()
  }

  /// Writes an integer.
  public mutating func integer(_ integer: Int64) {
    raw("\(integer)")
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ boolean: Bool) {
    raw(boolean ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    raw("null")
  }

  /// Writes text that is one JSON value already; it is taken as it is.
  public mutating func raw(_ text: String) {
    guard beginValue() else { return }
    bytes.append(contentsOf: text.utf8)
    endValue()
  }

  /// The text so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Closes what is open and gives the bytes.
  public consuming func finish() -> ContiguousArray<UInt8> {
    while let container = open.last {
      if hasKey { null() }
      switch container {
      case .array: endArray()
      case .object: endObject()
      }
    }
    return bytes
  }

  /// Writes a string of bytes that are UTF-8.
  mutating func string(utf8: ArraySlice<UInt8>) {
    guard beginValue() else { return }
    appendQuoted(utf8)
    endValue()
  }

  /// Writes a key of bytes that are UTF-8.
  mutating func key(utf8: ArraySlice<UInt8>) {
    guard open.last == .object, !hasKey else { return }
    separate()
    appendQuoted(utf8)
    bytes.append(UInt8(ascii: ":"))
    if style == .indented { bytes.append(0x20) }
    hasKey = true
  }

  private mutating func begin(_ container: Container, _ bracket: UInt8) {
    guard beginValue() else { return }
    bytes.append(bracket)
    open.append(container)
    isFirst = true
  }

  private mutating func end(_ container: Container, _ bracket: UInt8) {
    guard open.last == container, !hasKey else { return }
    open.removeLast()
    if !isFirst { breakLine() }
    bytes.append(bracket)
    endValue()
  }

  /// Puts what stands before a value; `false` where no value may stand.
  private mutating func beginValue() -> Bool {
    switch open.last {
    case .array: separate()
    case .object where !hasKey: return false
    case .object: hasKey = false
    case nil where isComplete: return false
    case nil: break
    }
    return true
  }

  private mutating func endValue() {
    isFirst = false
    guard open.isEmpty else { return }
    isComplete = true
    if style == .indented { bytes.append(0x0A) }
  }

  /// Puts what stands before an element or key.
  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    breakLine()
  }

  private mutating func breakLine() {
    guard style == .indented else { return }
    bytes.append(0x0A)
    for _ in 0..<open.count {
      bytes.append(0x20)
      bytes.append(0x20)
    }
  }

  private mutating func appendQuoted(_ utf8: some Sequence<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        appendEscaped(byte)
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ control: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch control {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      let low = control & 15
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(UInt8(ascii: "0") + control >> 4)
      bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + (low - 10))
    }
  }
}
