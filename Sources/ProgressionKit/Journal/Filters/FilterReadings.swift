extension FilterParser {
  /// Where a part of a filter stands in its text.
  struct Term {
    let first: Int32
    var end: Int32 = 0
  }

  /// The two ways to read `and` beside `or`.
  struct Readings {
    /// With brackets around what `and` joins.
    let andFirst: String
    /// With brackets around what `or` joins.
    let orFirst: String

    init(_ text: String, _ terms: [Term], _ joints: [String]) {
      let bytes = Array(text.utf8)
      let parts = terms.map { term in
        String(
          decoding: bytes[Int(term.first)..<max(Int(term.first), Int(term.end))], as: UTF8.self)
      }
      andFirst = Self.grouped(parts, joints, by: "and")
      orFirst = Self.grouped(parts, joints, by: "or")
    }

    /// The parts, with brackets around each run that one joint joins.
    private static func grouped(
      _ parts: [String], _ joints: [String], by joint: String
    ) -> String {
      var result = ""
      var run: [String] = []
      for (index, part) in parts.enumerated() {
        run.append(part)
        let next = index < joints.count ? joints[index] : nil
        if next == joint { continue }
        let group = run.joined(separator: " \(joint) ")
        result += run.count > 1 ? "(\(group))" : group
        if let next { result += " \(next) " }
        run = []
      }
      return result
    }
  }
}
