import Foundation

/// The files of this repository, found from where this file is.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files under a folder, as paths from the root, in order.
  static func swiftFiles(in folder: String) -> [String] {
    files(in: folder).filter { $0.hasSuffix(".swift") }
  }

  /// All files under a folder, as paths from the root, in order.
  static func files(in folder: String) -> [String] {
    let base = root.appending(path: folder).path
    let found = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return found.map { "\(folder)/\($0)" }.sorted()
  }
}
