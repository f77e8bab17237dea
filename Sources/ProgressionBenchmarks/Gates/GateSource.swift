/// Writes gates as Swift source.
enum GateSource {
  /// The source of one file.
  ///
  /// - Throws: `BenchmarkFailure` where a gate has a form that cannot be written so.
  static func file(_ gates: [GateCondition]) throws -> String {
    let sets = stride(from: 0, to: gates.count, by: FlatWorld.gates).map {
      $0..<min($0 + FlatWorld.gates, gates.count)
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
    let functions = [
      Function(
        name: "ordinary", isFlat: false, isSplit: false,
        parameters: "_ w: [OrdinaryWorld], _ open: inout [Bool]",
        arguments: "w, &open"),
      Function(
        name: "flat", isFlat: true, isSplit: true,
        parameters: "_ w: [FlatWorld], _ open: inout [Bool]",
        arguments: "w, &open"),
      Function(
        name: "unsafe", isFlat: true, isSplit: true,
        parameters: "_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>",
        arguments: "w, open"),
    ]
    for function in functions { text += try function.text(gates, sets) }
    return text + "}\n"
  }

  /// One way to write the gates: a function for all that calls one for each world.
  private struct Function {
    let name: String
    let isFlat: Bool
    let isSplit: Bool
    let parameters: String
    let arguments: String

    func text(_ gates: [GateCondition], _ sets: [Range<Int>]) throws -> String {
      var text = "\n  static func \(name)(\(parameters)) {\n"
      if !isSplit { return text + (try assignments(gates, gates.indices)) + "  }\n" }
      for set in sets.indices { text += "    \(name)\(set)(\(arguments))\n" }
      text += "  }\n"
      for (index, set) in sets.enumerated() {
        text += "\n  private static func \(name)\(index)(\(parameters)) {\n"
        text += try assignments(gates, set) + "  }\n"
      }
      return text
    }

    private func assignments(_ gates: [GateCondition], _ set: Range<Int>) throws -> String {
      try set.map { "    open[\($0)] = \(try gates[$0].swift(isFlat: isFlat))\n" }.joined()
    }
  }
}
