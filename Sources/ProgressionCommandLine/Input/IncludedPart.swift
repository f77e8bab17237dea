import ProgressionKit

/// A file that was named and is included by a rule pack, which is what can be judged.
struct IncludedPart {
  /// The name of the file, as the command line has it.
  let name: String
  /// The main file of the pack that includes it.
  let pack: Discovery.Found

  /// Looks for the pack of a file in its folder and those around it; `nil` where there is none.
  init?(_ file: Discovery.Found) {
    var folder = PathText.folder(file.path)
    var shown = PathText.folder(file.name)
    var pack: Discovery.Found?
    while !folder.isEmpty {
      pack = Self.main(in: folder, shown)
      if let found = pack, found.path != file.path, Self.includes(file.path, found) { break }
      pack = nil
      if folder == "/" { break }
      folder = PathText.folder(folder)
      shown = Self.parent(of: shown)
    }
    guard let pack else { return nil }
    name = file.name
    self.pack = pack
  }

  /// What is said about it.
  var note: String {
    "note: `\(PlainText.visible(name))` is included by `\(PlainText.visible(pack.name))`, "
      + "and checked as a part of that"
  }

  private static func main(in folder: String, _ shown: String) -> Discovery.Found? {
    for name in RulePack.mainFileNames {
      let path = PathText.join(folder, name)
      if FileSystem.kind(of: path) == .file {
        return Discovery.Found(path: path, name: PathText.join(shown, name))
      }
    }
    return nil
  }

  /// The folder around one, as a path from the working directory.
  private static func parent(of shown: String) -> String {
    let last = PathText.name(shown)
    if shown.isEmpty || last == "." || last == ".." { return PathText.join(shown, "..") }
    return PathText.folder(shown)
  }

  private static func includes(_ path: String, _ pack: Discovery.Found) -> Bool {
    guard let file = try? FileSystem.read(pack.path, named: pack.name) else { return false }
    let folder = PathText.folder(pack.path)
    var sources = Sources()
    let id = sources.add(file)
    guard let document = JSONReader.read(file, as: id, dialect: .withComments).document else {
      // Where the pack is no JSON, that is what is to be told, not what its parts are without it.
      let part = path.dropFirst(folder == "/" ? 1 : folder.count + 1)
      return String(decoding: file.bytes, as: UTF8.self).contains("\"\(part)\"")
    }
    return document.root["include"]?.elements.contains { element in
      guard let name = element.string, PathText.staysInside(name) else { return false }
      return PathText.normalized(PathText.join(folder, name)) == path
    } ?? false
  }
}
