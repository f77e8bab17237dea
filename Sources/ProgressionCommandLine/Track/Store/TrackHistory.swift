import ProgressionKit

/// Journals of the past in a folder of their own, numbered in the order in which they were kept.
struct TrackHistory {
  let folder: DurableFolder
  /// The name of the folder.
  let name: String

  /// How many are kept, and how many bytes in all.
  static let limit = 100
  static let maximumBytes = 64 << 20

  /// Their files, oldest first, as names from the store's folder.
  var files: [String] { numbers.map(file) }

  private var numbers: [Int64] {
    folder.files(in: name).compactMap { found in
      guard let number = Int64(found.dropLast(5)), number > 0, "\(name)/\(found)" == file(number)
      else { return nil }
      return number
    }.sorted()
  }

  private func file(_ number: Int64) -> String {
    let digits = "\(number)"
    return "\(name)/\(String(repeating: "0", count: max(0, 6 - digits.utf8.count)))\(digits).json"
  }

  /// Keeps a file as the newest.
  func push(_ newest: String) throws(CommandFailure) {
    try folder.makeFolder(name)
    let last = numbers.last ?? 0
    guard last < Int64.max else { return try clear() }
    try folder.keep(newest, as: file(last + 1))
  }

  /// Removes all.
  func clear() throws(CommandFailure) {
    for file in files { try folder.remove(file) }
  }

  /// Removes the oldest until the rest is few and small enough; the newest stays in any case.
  func prune() throws(CommandFailure) {
    var bytes: Int64 = 0
    var count = 0
    for file in files.reversed() {
      count += 1
      bytes += FileSystem.size(of: folder.path(of: file)) ?? 0
      if count > 1, count > Self.limit || bytes > Self.maximumBytes { try folder.remove(file) }
    }
  }
}
