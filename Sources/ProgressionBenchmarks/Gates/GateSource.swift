/// Writes gates as Swift source.
enum GateSource {
  /// The source of one file.
  ///
  /// - Throws: `BenchmarkFailure` where a gate has a form that cannot be written so.
  static func file(_ gates: [GateCondition]) throws -> String {
    let sets = stride(from: 0, to: gates.count, by: GateWorld.gates).map {
      $0..<min($0 + GateWorld.gates, gates.count)
    }
    var text = """
      // swift-format-ignore-file
      // Written by `progression-bench source`: change that, not this.

      /// \(gates.count) gates, as rule packs have them and as Swift.
      enum GatesOf\(gates.count) {
        static let digest: UInt64 = \(GateCondition.digest(gates))

        static let conditions = #\"\"\"

      """
    for gate in gates { text += "    \(gate.json)\n" }
    text += "    \"\"\"#\n"
    text += try functions(
      "ordinary", "_ w: [GateWorld], _ open: inout [Bool]", "w, &open", gates, sets)
    text += try functions(
      "unsafe", "_ w: UnsafePointer<GateWorld>, _ open: UnsafeMutablePointer<Bool>", "w, open",
      gates, sets)
    return text + "}\n"
  }

  private static func functions(
    _ name: String, _ parameters: String, _ arguments: String, _ gates: [GateCondition],
    _ sets: [Range<Int>]
  ) throws -> String {
    var text = "\n  static func \(name)(\(parameters)) {\n"
    for set in sets.indices { text += "    \(name)\(set)(\(arguments))\n" }
    text += "  }\n"
    for (index, set) in sets.enumerated() {
      text += "\n  private static func \(name)\(index)(\(parameters)) {\n"
      for gate in set { text += "    open[\(gate)] = \(try gates[gate].swift())\n" }
      text += "  }\n"
    }
    return text
  }
}
