import ProgressionKit

/// Where a quest tracker keeps its data.
enum TrackFolder {
  /// The option that names it.
  static let option = OptionSpec(
    long: "folder", summary: "where the data is kept",
    value: .init(name: "DIR", completion: .directory))

  /// The folder that a command line means, or else the environment.
  ///
  /// - Throws: A failure where neither names one.
  static func find(
    _ invocation: Invocation, _ context: Context
  ) throws(CommandFailure) -> DurableFolder {
    let name = try name(invocation.value(option.long), context.environment)
    let path = PathText.normalized(PathText.join(context.workingDirectory, name))
    return DurableFolder(path: path, name: PathText.withoutFinalSlash(name))
  }

  private static func name(
    _ given: String?, _ environment: [String: String]
  ) throws(CommandFailure) -> String {
    if let given {
      guard !given.isEmpty else { throw .usage("DIR is no name for a folder") }
      return given
    }
    if let folder = environment["PROGRESSION_TRACK"], !folder.isEmpty { return folder }
    // The standard says that a relative path is to be ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return PathText.join(data, "progression")
    }
    if let home = environment["HOME"], home.hasPrefix("/") {
      return PathText.join(home, ".local/share/progression")
    }
    throw CommandFailure(
      "there is no home folder to keep the data in",
      help: ["name a folder: `--folder DIR`, or PROGRESSION_TRACK"])
  }
}
