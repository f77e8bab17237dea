import Testing

/// The core stays within what Embedded Swift and old systems have.
struct CoreTests {
  struct Ban: CustomTestStringConvertible, Sendable {
    let name: String
    let pattern: String
    var testDescription: String { name }
  }

  static let bans: [Ban] = [
    Ban(name: "existential", pattern: #"\bany\s+[A-Z(]"#),
    Ban(name: "untyped throws", pattern: #"\bthrows\b(?!\()"#),
    Ban(name: "rethrows", pattern: #"\brethrows\b"#),
    Ban(name: "key path", pattern: #"\\\.?[A-Za-z_]"#),
    Ban(name: "String(describing:)", pattern: #"String\((describing|reflecting|format):"#),
    Ban(name: "weak or unowned", pattern: #"\b(weak|unowned)\b"#),
    Ban(name: "type erasure", pattern: #"\bAny(Hashable|Sequence|Collection|Iterator|Object)\b"#),
    Ban(name: "cast", pattern: #"\bas[?!]|\bis\s+[A-Z]"#),
    Ban(name: "concurrency", pattern: #"\b(async|await|actor|Task|Mutex|Atomic)\b"#),
    Ban(name: "what needs the systems of 2024", pattern: #"\bU?Int128\b"#),
    Ban(
      name: "what needs the systems of 2025",
      pattern: #"\b(InlineArray|UTF8Span)\b|\butf8\.span\b"#),
    Ban(name: "coding", pattern: #"\b(Codable|Encodable|Decodable)\b"#),
    Ban(name: "reflection", pattern: #"\bMirror\b"#),
    Ban(name: "trap", pattern: #"\b(fatalError|preconditionFailure|precondition)\(|\btry!"#),
    Ban(
      name: "random or clock",
      pattern: #"\b(random|SystemRandomNumberGenerator|ContinuousClock)\b"#),
    Ban(name: "hash value", pattern: #"\bhashValue\b|\bHasher\(\)"#),
    Ban(name: "print", pattern: #"(^|[^.\w])print\("#),
  ]

  @Test("no file of the core has", arguments: bans)
  func ban(_ ban: Ban) throws {
    let regex = try Regex(ban.pattern)
    for (file, code) in Self.files {
      for (number, line) in code.lines.enumerated() where !line.isEmpty {
        #expect(line.firstMatch(of: regex) == nil, "\(file):\(number + 1): \(line)")
      }
    }
  }

  /// The code of the core, stripped once for all bans.
  private static let files: [(path: String, code: SwiftCode)] = Modules.core.flatMap { module in
    Repository.swiftFiles(in: "Sources/\(module)").compactMap { path in
      (try? Repository.text(path)).map { (path, SwiftCode($0)) }
    }
  }

  @Test("there is a core to look at")
  func core() {
    #expect(Self.files.count > 50)
  }

  @Test("the bans see what they forbid")
  func bansWork() throws {
    let code = SwiftCode(
      """
      let a: any Sendable // any Error
      let b = x.map(\\.id) /* nested /* any Error */ */
      func c() throws -> Int { 1 }
      let d = "any Error \\(f("}") as? Int) any"
      let e = \"\"\"
        any Error
        \"\"\"
      """)
    let hits = try Self.bans.map { ban in
      let regex = try Regex(ban.pattern)
      return code.lines.contains { $0.firstMatch(of: regex) != nil } ? ban.name : nil
    }
    #expect(hits.compactMap { $0 } == ["existential", "untyped throws", "key path", "cast"])
    #expect(code.lines.count == 7)
    #expect(!code.lines[4...].contains { $0.contains("Error") })
  }

  @Test("no type has the name of a module")
  func names() throws {
    let modules = Modules.direction.map(\.name).joined(separator: "|")
    let regex = try Regex("\\b(struct|enum|class|actor|protocol|typealias) (\(modules))\\b")
    for (module, _) in Modules.direction {
      for file in Repository.swiftFiles(in: "Sources/\(module)") {
        let code = SwiftCode(try Repository.text(file)).lines.joined(separator: "\n")
        #expect(code.firstMatch(of: regex) == nil, "\(file)")
      }
    }
  }
}
