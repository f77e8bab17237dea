import ProgressionKit

/// The options that the `track` commands share.
enum TrackOptions {
  static let playthrough = OptionSpec(
    long: "playthrough", short: "p", summary: "the playthrough that is meant, by its title",
    value: .init(name: "TITLE", byDefault: "the one used last"))

  static let wait = OptionSpec(
    long: "wait", summary: "how long to wait for another process",
    value: .init(name: "SECONDS", byDefault: "5"))

  static let format = OptionSpec.format("text", "json")

  /// The options of a command that looks at a playthrough.
  static let reading = [playthrough, TrackFolder.option, format]

  /// The options of a command that changes a playthrough.
  static let changing = [playthrough, TrackFolder.option, wait, format]

  /// The seconds that `--wait` says.
  static func wait(_ invocation: Invocation) throws(CommandFailure) -> Int64 {
    guard let text = invocation.value(wait.long) else { return 5 }
    guard let seconds = Int64(text), seconds >= 0, seconds <= 3_600 else {
      throw .usage("SECONDS is a whole number from 0 to 3600, not `\(text)`")
    }
    return seconds
  }
}
