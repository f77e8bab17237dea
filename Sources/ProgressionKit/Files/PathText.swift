/// What is done with paths as text.
///
/// Slashes separate; nothing is looked up.
package enum PathText {
  /// `path` from `folder`; an absolute path is itself.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    if path.isEmpty || path == "." { return folder }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The path without slashes at its end; the root stays.
  package static func withoutFinalSlash(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }

  /// The last part of the path.
  package static func name(_ path: String) -> String {
    let path = withoutFinalSlash(path)
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// What is before the last part: empty for a plain name, `/` for what is in the root.
  package static func folder(_ path: String) -> String {
    let path = withoutFinalSlash(path)
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path with `.` and `x/..` resolved as text; `..` at the start stays.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + text }
    return text.isEmpty ? "." : text
  }

  /// Whether `name` stays inside the folder that it is relative to.
  package static func staysInside(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/")
      && !name.split(separator: "/").contains("..") && !name.contains("\\")
  }

  /// Whether the path names a JSON file.
  package static func isJSON(_ path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".jsonc")
  }
}
