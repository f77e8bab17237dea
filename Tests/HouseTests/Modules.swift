/// The modules and what each may use, as the design has them.
enum Modules {
  static let core = [
    "ProgressionText", "ProgressionModel", "ProgressionLanguage", "ProgressionEngine",
  ]

  /// Every module of `Sources`, from the bottom up, with the modules it may import.
  static let direction: [(name: String, mayUse: [String])] = [
    ("ProgressionText", []),
    ("ProgressionModel", ["ProgressionText"]),
    ("ProgressionLanguage", ["ProgressionText", "ProgressionModel"]),
    ("ProgressionEngine", ["ProgressionText", "ProgressionModel"]),
    ("ProgressionSimulation", core),
    ("ProgressionReports", core + ["ProgressionSimulation"]),
    ("ProgressionKit", core + ["ProgressionSimulation", "ProgressionReports"]),
    (
      "ProgressionCommandLine",
      core + ["ProgressionSimulation", "ProgressionReports", "ProgressionKit"]
    ),
    ("progression", ["ProgressionCommandLine"]),
    ("ProgressionBenchmarks", core + ["ProgressionKit", "ProgressionCommandLine"]),
  ]

  /// The files beside the core that may import something from outside, and what.
  static let outside: [String: Set<String>] = [
    "Sources/ProgressionKit/Files/FileSystem.swift": ["FoundationEssentials", "Foundation"],
    "Sources/ProgressionKit/Journal/Text/JournalText.swift": ["Foundation"],
    "Sources/ProgressionKit/Zones/ZoneTables+System.swift": ["Foundation"],
    "Sources/ProgressionCommandLine/Platform/DurableFolder.swift": ["Glibc", "Musl", "Darwin"],
    "Sources/ProgressionCommandLine/Platform/FileReplacement.swift": ["Glibc", "Musl", "Darwin"],
    "Sources/ProgressionCommandLine/Platform/FileLock.swift": ["Glibc", "Musl", "Darwin"],
    "Sources/ProgressionCommandLine/Platform/FolderWriter.swift": [
      "FoundationEssentials", "Foundation",
    ],
    "Sources/ProgressionCommandLine/Platform/FileStamp.swift": ["Glibc", "Musl", "Darwin"],
    "Sources/ProgressionCommandLine/Platform/Patience.swift": ["Glibc", "Musl", "Darwin"],
    "Sources/ProgressionCommandLine/Platform/Monitor.swift": ["Glibc", "Musl", "Darwin"],
    "Sources/ProgressionCommandLine/Platform/WorkerThread.swift": ["Glibc", "Musl", "Darwin"],
    "Sources/ProgressionCommandLine/Platform/Platform.swift": [
      "FoundationEssentials", "Foundation", "Glibc", "Musl", "Darwin",
    ],
    "Sources/ProgressionBenchmarks/BenchmarkMain.swift": ["Glibc", "Musl", "Darwin"],
    "Sources/ProgressionBenchmarks/Foundation/FoundationCoding.swift": ["Foundation"],
    "Sources/ProgressionBenchmarks/Harness/HeapUse.swift": ["Glibc"],
    "Sources/ProgressionBenchmarks/Harness/Moment.swift": ["Glibc", "Musl", "Darwin"],
    "Sources/ProgressionBenchmarks/Workloads/JSONWorkload.swift": ["Foundation"],
    "Sources/ProgressionBenchmarks/Workloads/LoadWorkload.swift": ["Foundation"],
    "Sources/ProgressionBenchmarks/Workloads/StateWorkload.swift": ["Foundation"],
    "Sources/Examples/Backend/BackendMain.swift": ["Foundation"],
    "Sources/Examples/Browser/BrowserNative.swift": ["FoundationEssentials", "Foundation"],
  ]
}
