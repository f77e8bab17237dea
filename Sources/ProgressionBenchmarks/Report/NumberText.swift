/// Numbers as people read them, the same on every machine.
enum NumberText {
  /// A number with three digits that say something, as in `0.123`, `12.3` and `1234`.
  static func text(_ value: Double) -> String {
    let size = abs(value)
    if size >= 99.95 { return fixed(value, digits: 0) }
    if size >= 9.995 { return fixed(value, digits: 1) }
    if size >= 0.9995 { return fixed(value, digits: 2) }
    return fixed(value, digits: 3)
  }

  /// A number with so many digits after the point.
  static func fixed(_ value: Double, digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "?" }
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    let scaled = Int64((abs(value) * Double(scale)).rounded())
    let sign = value < 0 && scaled != 0 ? "-" : ""
    let whole = "\(sign)\(scaled / Int64(scale))"
    if digits == 0 { return whole }
    let rest = String(scaled % Int64(scale))
    return whole + "." + String(repeating: "0", count: digits - rest.utf8.count) + rest
  }

  /// A time that is given in nanoseconds.
  static func duration(_ nanoseconds: Double) -> String {
    switch abs(nanoseconds) {
    case ..<999.5: "\(text(nanoseconds)) ns"
    case ..<999_500: "\(text(nanoseconds / 1e3)) us"
    case ..<999_500_000: "\(text(nanoseconds / 1e6)) ms"
    default: "\(text(nanoseconds / 1e9)) s"
    }
  }

  /// A size that is given in bytes; a KB has 1,024.
  static func size(_ bytes: Double) -> String {
    switch abs(bytes) {
    case ..<1_024: "\(fixed(bytes, digits: 0)) bytes"
    case ..<1_048_576: "\(text(bytes / 1_024)) KB"
    default: "\(text(bytes / 1_048_576)) MB"
    }
  }
}
