/// Why a file or folder could not be read.
public struct FileError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// Nothing has that name.
    case missing
    /// It is there, but this process may not read it.
    case unreadable
    /// A folder stands where a file is needed.
    case isFolder
    /// Neither a file nor a folder: a device, a pipe.
    case isSpecial
    /// The file is larger than anything this library reads.
    case tooLarge(bytes: Int64, limit: Int64)
    /// The folder has no `rules.json`.
    case hasNoPack
  }

  /// The path, as it was asked for.
  public let path: String
  /// What is wrong with it.
  public let reason: Reason

  /// Makes an error about a path.
  public init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  /// One sentence in lower case, without a final period.
  public var description: String {
    switch reason {
    case .missing: "there is no file or folder `\(path)`"
    case .unreadable: "`\(path)` cannot be read"
    case .isFolder: "`\(path)` is a folder, not a file"
    case .isSpecial: "`\(path)` is neither a file nor a folder"
    case .tooLarge(let bytes, let limit):
      "`\(path)` has \(bytes) bytes; nothing above \(limit) bytes is read"
    case .hasNoPack: "the folder `\(path)` has no rules.json or rules.jsonc"
    }
  }
}
