public import ProgressionText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads files and folders.
///
/// The rest of the library reads none.
public enum FileSystem {
  /// The largest file that is read, in bytes.
  public static let maximumFileSize: Int64 = JSONLimits().maximumBytes

  /// What a path names.
  public enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A device, a pipe or the like.
    case special
  }

  /// What `path` names, following links; `nil` where there is nothing.
  public static func kind(of path: String) -> Kind? {
    var isFolder = false
    #if canImport(FoundationEssentials)
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return nil
      }
    #else
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        return nil
      }
      isFolder = isDirectory.boolValue
    #endif
    if isFolder { return .folder }
    return attributes(of: path)?.isRegular == false ? .special : .file
  }

  /// The content of a file, under the name that messages shall show.
  ///
  /// The size is looked at before anything is read.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for messages; by default the path.
  /// - Returns: The file, its bytes unchanged.
  /// - Throws: `FileError` where there is no file, it cannot be read, or it is too large.
  public static func read(
    _ path: String, named name: String? = nil
  ) throws(FileError) -> SourceFile {
    let name = name ?? path
    switch kind(of: path) {
    case nil: throw FileError(name, .missing)
    case .folder: throw FileError(name, .isFolder)
    case .special: throw FileError(name, .isSpecial)
    case .file: break
    }
    if let size = attributes(of: path)?.size, size > maximumFileSize {
      throw FileError(name, .tooLarge(bytes: size, limit: maximumFileSize))
    }
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw FileError(name, .unreadable)
    }
    return SourceFile(name: name, bytes: ContiguousArray(data))
  }

  /// The names in a folder, ordered by their bytes.
  ///
  /// - Throws: `FileError` where there is no folder or it cannot be read.
  public static func names(
    in path: String, named name: String? = nil
  ) throws(FileError) -> [String] {
    let name = name ?? path
    guard let kind = kind(of: path) else { throw FileError(name, .missing) }
    guard kind == .folder, let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { throw FileError(name, .unreadable) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether the path itself is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The size in bytes of the file that `path` leads to; `nil` where there is none.
  package static func size(of path: String) -> Int64? { attributes(of: path)?.size }

  private struct Attributes {
    let isRegular: Bool
    let size: Int64
  }

  /// The attributes of what `path` leads to, links followed.
  private static func attributes(of path: String) -> Attributes? {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    guard let found = try? FileManager.default.attributesOfItem(atPath: target) else {
      return nil
    }
    // An NSNumber on Apple's systems, a plain integer elsewhere.
    let size = found[.size] as? Int64 ?? (found[.size] as? UInt).map { Int64(clamping: $0) }
    return Attributes(
      isRegular: found[.type] as? FileAttributeType == .typeRegular, size: size ?? 0)
  }
}
