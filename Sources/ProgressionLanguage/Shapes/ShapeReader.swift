import ProgressionText

/// Reads the shapes of JSON values: keys, types and ranges.
///
/// What it finds wrong goes to its report.
protocol ShapeReader {
  var report: Report { get set }

  /// Takes note of an `$allow`, which covers `extent`; nothing for other keys.
  mutating func noteAllowance(_ member: JSONMember, extent: Place)
}

extension ShapeReader {
  mutating func noteAllowance(_ member: JSONMember, extent: Place) {}
}
