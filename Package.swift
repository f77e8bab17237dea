// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Warnings are errors where `.ci/run` says so, never in the build of a package that depends on
/// this one.
let warnings: [SwiftSetting] =
  Context.environment["PROGRESSION_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let core: [String] = [
  "ProgressionText", "ProgressionModel", "ProgressionLanguage", "ProgressionEngine",
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { .init(stringLiteral: $0) }
}

func module(_ name: String, needs: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies(needs), swiftSettings: settings + warnings)
}

func program(
  _ name: String, needs: [String], path: String? = nil, exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies(needs), path: path, exclude: exclude,
    swiftSettings: settings + warnings)
}

func helper(_ name: String, needs: [String] = [], path: String) -> Target {
  .target(
    name: name, dependencies: dependencies(needs), path: path, swiftSettings: settings + warnings)
}

func tests(_ name: String, needs: [String] = [], path: String? = nil) -> Target {
  .testTarget(
    name: name, dependencies: dependencies(needs), path: path, swiftSettings: settings + warnings)
}

let package = Package(
  name: "progression",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ProgressionKit", targets: ["ProgressionKit"]),
    .executable(name: "progression", targets: ["progression"]),
    .executable(name: "progression-bench", targets: ["ProgressionBenchmarks"]),
  ],
  targets: [
    module("ProgressionText"),
    module("ProgressionModel", needs: ["ProgressionText"]),
    module("ProgressionLanguage", needs: ["ProgressionText", "ProgressionModel"]),
    module("ProgressionEngine", needs: ["ProgressionText", "ProgressionModel"]),
    module("ProgressionSimulation", needs: core),
    module("ProgressionReports", needs: core + ["ProgressionSimulation"]),
    module(
      "ProgressionKit",
      needs: [
        "ProgressionText", "ProgressionModel", "ProgressionLanguage", "ProgressionEngine",
        "ProgressionSimulation", "ProgressionReports",
      ]),
    module("ProgressionCommandLine", needs: ["ProgressionKit"]),
    program("progression", needs: ["ProgressionCommandLine"]),
    program(
      "ProgressionBenchmarks", needs: core + ["ProgressionKit", "ProgressionCommandLine"],
      exclude: ["Gates/make.py"]),
    program(
      "ProgressionBrowserExample", needs: core, path: "Sources/Examples/Browser",
      exclude: ["host.mjs"]),
    program(
      "ProgressionBackendExample", needs: ["ProgressionKit"], path: "Sources/Examples/Backend",
      exclude: ["rules-1.json", "rules-2.json"]),
    helper("ProgressionReference", path: "Tests/Reference"),
    tests("ProgressionTextTests", needs: ["ProgressionText"]),
    tests("ProgressionModelTests", needs: ["ProgressionText", "ProgressionModel"]),
    tests(
      "ProgressionLanguageTests",
      needs: ["ProgressionText", "ProgressionModel", "ProgressionLanguage"]),
    tests("ProgressionEngineTests", needs: core + ["ProgressionReference"]),
    tests("ProgressionSimulationTests", needs: core + ["ProgressionSimulation"]),
    tests(
      "ProgressionReportsTests",
      needs: ["ProgressionReports", "ProgressionKit", "ProgressionReference"]),
    tests("ProgressionKitTests", needs: ["ProgressionKit", "ProgressionBackendExample"]),
    tests(
      "ProgressionCommandLineTests",
      needs: ["ProgressionCommandLine", "ProgressionKit", "ProgressionReference", "progression"]),
    tests("ProgressionBenchmarksTests", needs: ["ProgressionBenchmarks", "ProgressionKit"]),
    tests("HouseTests"),
    tests(
      "ProgressionReferenceTests", needs: ["ProgressionReference", "ProgressionKit"],
      path: "Tests/ReferenceTests"),
  ],
  swiftLanguageModes: [.v6]
)
