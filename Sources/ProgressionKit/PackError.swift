/// Why there is no engine.
public enum PackError: Error, Hashable, Sendable {
  /// A file could not be read.
  case file(FileError)
  /// The pack has errors; the report shows them with their places.
  case wrong(report: String)
}

extension PackError: CustomStringConvertible {
  /// The error as text; several lines where the pack is wrong.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .wrong(let report): report
    }
  }
}
