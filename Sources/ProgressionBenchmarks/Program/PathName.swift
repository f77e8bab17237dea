/// Names of files.
enum PathName {
  /// The last part of a path.
  static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
