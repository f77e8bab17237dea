// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Warnings are errors where `CI` is set, never in the build of a package that depends on this one.
let warnings: [SwiftSetting] =
  Context.environment["PROGRESSION_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

func module(_ name: String, needs: [String] = []) -> Target {
  .target(
    name: name, dependencies: needs.map { .init(stringLiteral: $0) },
    swiftSettings: settings + warnings)
}

func tests(_ name: String, needs: [String]) -> Target {
  .testTarget(
    name: name, dependencies: needs.map { .init(stringLiteral: $0) },
    swiftSettings: settings + warnings)
}

let package = Package(
  name: "progression",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ProgressionKit", targets: ["ProgressionKit"]),
    .executable(name: "progression", targets: ["progression"]),
  ],
  targets: [
    module("ProgressionText"),
    module("ProgressionModel", needs: ["ProgressionText"]),
  ],
  swiftLanguageModes: [.v6]
)
