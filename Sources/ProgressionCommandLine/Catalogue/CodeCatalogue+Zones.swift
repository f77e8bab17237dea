import ProgressionKit

extension CodeCatalogue {
  /// The codes of time zones.
  static let zones: [Entry] = [
    Entry(
      .unknownZone, title: "a time zone that this machine does not know",
      story: """
        Days begin and windows open by the clocks of a zone, which has a name such as \
        `Europe/Berlin`. The rules of zones come from the system, so that a name that is right may \
        be unknown to an old one.
        """,
      wrong: #""resets": {"daily": {"every": "day", "zone": "Europe/Berln"}}"#,
      right: #""resets": {"daily": {"every": "day", "zone": "Europe/Berlin"}}"#)
  ]
}
