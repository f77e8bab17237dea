import Foundation
import Testing

/// The modules use each other in one direction only.
struct DirectionTests {
  @Test("the manifest gives each module no more than the design does")
  func manifest() throws {
    let targets = try ManifestTargets(Repository.text("Package.swift"))
    for (name, mayUse) in Modules.direction {
      let needs = try #require(targets.needs[name], "the manifest has no target \(name)")
      for need in needs {
        #expect(mayUse.contains(need), "\(name) must not depend on \(need)")
      }
    }
  }

  @Test("the reference evaluator shares nothing with the engine")
  func reference() throws {
    let targets = try ManifestTargets(Repository.text("Package.swift"))
    #expect(targets.needs["ProgressionReference"] == [])
    for file in Repository.swiftFiles(in: "Tests/Reference") {
      let imports = SwiftCode(try Repository.text(file)).imports
      #expect(!imports.contains { $0.hasPrefix("Progression") }, "\(file)")
    }
  }

  @Test("imports stay within the design", arguments: Modules.direction.map(\.name))
  func imports(module: String) throws {
    let mayUse = try #require(Modules.direction.first { $0.name == module }).mayUse
    let files = Repository.swiftFiles(in: "Sources/\(module)")
    #expect(!files.isEmpty)
    for file in files {
      let allowed = Set(mayUse).union(Modules.outside[file] ?? [])
      for name in SwiftCode(try Repository.text(file)).imports {
        #expect(allowed.contains(name), "\(file) must not import \(name)")
      }
    }
  }

  @Test("every folder of Sources is known here")
  func folders() throws {
    let found = try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appending(path: "Sources").path)
      .filter { !$0.hasPrefix(".") }.sorted()
    #expect(found == (Modules.direction.map(\.name) + ["Examples"]).sorted())
  }

  @Test("there are no dependencies on other packages")
  func packages() throws {
    #expect(!(try Repository.text("Package.swift")).contains(".package("))
  }
}

/// The targets of the manifest and what they need, read as text.
struct ManifestTargets {
  let needs: [String: [String]]

  init(_ text: String) throws {
    let target =
      #/(?:module|program|tests|helper)\(\s*"(\w+)"(?:,\s*needs:([^)]*?))?(?:,\s*path:|\))/#
    let names = #/"(\w+)"/#
    let list = #/let core: \[String\] = \[([^\]]*)\]/#
    let core = try #require(text.firstMatch(of: list)).output.1
    var needs: [String: [String]] = [:]
    for match in text.matches(of: target) {
      let written = match.output.2.map(String.init) ?? ""
      let usesCore = written.contains(#/\bcore\b/#)
      needs[String(match.output.1)] =
        (usesCore ? core.matches(of: names).map { String($0.output.1) } : [])
        + written.matches(of: names).map { String($0.output.1) }
    }
    self.needs = needs
  }
}
