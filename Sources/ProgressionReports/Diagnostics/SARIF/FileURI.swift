/// The name of a file as a URI reference.
///
/// Source: RFC 3986, "Uniform Resource Identifier (URI): Generic Syntax".
struct FileURI {
  /// The reference: relative where the path is, else with the scheme `file`.
  let text: String
  /// Whether it is relative and stays below the folder that it is relative to.
  let isInside: Bool

  init(path: String) {
    var parts: [String] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
    where !part.elementsEqual(".".utf8) {
      parts.append(Self.encoded(part))
    }
    let joined = parts.joined(separator: "/")
    if path.utf8.first == UInt8(ascii: "/") {
      text = "file:///" + joined
      isInside = false
    } else {
      text = joined.isEmpty ? "." : joined
      isInside = !parts.contains("..")
    }
  }

  /// A part of a path, in which only letters, digits and `-._~` stand for themselves.
  private static func encoded(_ part: Substring.UTF8View) -> String {
    var text = ""
    for byte in part {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
