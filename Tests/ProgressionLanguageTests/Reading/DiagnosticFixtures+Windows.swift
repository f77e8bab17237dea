import ProgressionLanguage
import ProgressionText

extension DiagnosticFixture {
  /// Mistakes in spans and windows of time.
  static let windows: [DiagnosticFixture] = [
    .condition(
      .wrongType, "now: a day for an instant", #"{"now": {"until": "2026-11-05"}}"#,
      #">:19 wrong-type: `until` is an instant; `2026-11-05` is a day, which begins elsewhere at another time | write "2026-11-05T00:00Z" for UTC, or the offset of the place as in "2026-11-05T00:00+02:00""#
    ),
    .condition(
      .wrongType, "now: a time without offset", #"{"now": {"from": "2026-11-05T10:00"}}"#,
      #">:18 wrong-type: `from` is an instant; `2026-11-05T10:00` does not say in which offset from UTC | write "2026-11-05T10:00Z" for UTC, or the offset of the place as in "2026-11-05T10:00+02:00""#
    ),
    .condition(
      .wrongType, "now: seconds for an instant", #"{"now": {"from": 1767225600}}"#,
      #">:18 wrong-type: `from` is an instant, written as a text with an offset; this is a number | write "2026-01-01T00:00:00Z""#
    ),
    .condition(
      .wrongType, "now: milliseconds for an instant", #"{"now": {"from": 1767225600000}}"#,
      #">:18 wrong-type: `from` is an instant, written as a text with an offset; this is a number | write "2026-01-01T00:00:00Z""#
    ),
    .condition(
      .wrongType, "now: an instant that is none", #"{"now": {"from": "5 November"}}"#,
      #">:18 wrong-type: `from` is an instant; `5 November` is none | write "2026-01-01T00:00:00Z""#
    ),
    .condition(
      .outOfRange, "now: a month that is none", #"{"now": {"from": "2026-13-05T00:00Z"}}"#,
      #">:18 out-of-range: `from` is an instant; there is no date or time `2026-13-05T00:00Z`"#),
    .condition(
      .wrongType, "now: an instant for the span", #"{"now": "2026-11-05T00:00Z"}"#,
      #">:9 wrong-type: `now` is an object; this is a string | write {"now": {"from": "2026-11-01T00:00Z", "until": "2026-11-06T00:00Z"}} | or {"now": {"days": ["saturday"], "zone": "Europe/Berlin"}}"#
    ),
    .condition(
      .timeWindow, "now: nothing", #"{"now": {}}"#,
      #">:9 time-window: `now` does not say when | write {"now": {"from": "2026-11-01T00:00Z", "until": "2026-11-06T00:00Z"}} | or {"now": {"days": ["saturday"], "zone": "Europe/Berlin"}}"#
    ),
    .condition(
      .unknownKey, "now: a word of other tools", #"{"now": {"after": "2026-11-05T00:00Z"}}"#,
      #">:10 unknown-key: `now` has no key `after` | did you mean `from`?"#),
    .condition(
      .timeWindow, "now: a span and a window",
      #"{"now": {"from": "2026-11-01T00:00Z", "days": ["monday"], "zone": "UTC"}}"#,
      #">:9 time-window: `now` is a span from one instant to another, or a window of each week, not both | write {"all": [{"now": {"from": …}}, {"now": {"days": …}}]}"#
    ),
    .condition(
      .timeWindow, "now: a zone for a span",
      #"{"now": {"from": "2026-11-01T00:00Z", "zone": "UTC"}}"#,
      #">:47 time-window: the instants of a span have their offsets, and no `zone` | leave `zone` out"#
    ),
    .condition(
      .missingKey, "window: no zone", #"{"now": {"days": ["saturday"]}}"#,
      #">:9 missing-key: a window of days and hours says in which `zone` | write "zone": "Europe/Berlin", or "UTC""#
    ),
    .condition(
      .unknownKey, "window: a zone with another name",
      #"{"now": {"between": ["04:00", "05:00"], "timezone": "UTC"}}"#,
      #">:41 unknown-key: `now` has no key `timezone` | did you mean `zone`?"#),
    .condition(
      .emptyList, "window: no days", #"{"now": {"days": [], "zone": "UTC"}}"#,
      #">:18 empty-list: a window on no day never comes | leave `days` out for every day"#),
    .condition(
      .unknownWord, "window: a capital", #"{"now": {"days": ["Saturday"], "zone": "UTC"}}"#,
      #">:19 unknown-word: `Saturday` is no day of the week; they are written out in small letters | write "saturday""#
    ),
    .condition(
      .unknownWord, "window: a short day", #"{"now": {"days": ["weds"], "zone": "UTC"}}"#,
      #">:19 unknown-word: `weds` is no day of the week; they are written out in small letters | write "wednesday""#
    ),
    .condition(
      .unknownWord, "window: a day in another language",
      #"{"now": {"days": ["lundi"], "zone": "UTC"}}"#,
      #">:19 unknown-word: `lundi` is no day of the week; they are written out in small letters | the words are `monday`, `tuesday`, `wednesday`, `thursday`, `friday`, `saturday`, `sunday`"#
    ),
    .condition(
      .wrongType, "window: a number of a day", #"{"now": {"days": [6], "zone": "UTC"}}"#,
      #">:19 wrong-type: `days` takes a day of the week such as "monday"; this is a number"#),
    .condition(
      .wrongType, "window: weekend", #"{"now": {"days": "weekend", "zone": "UTC"}}"#,
      #">:18 wrong-type: `days` lists days of the week; this is a string | write ["saturday", "sunday"]"#
    ),
    .condition(
      .wrongType, "window: weekdays", #"{"now": {"days": "weekdays", "zone": "UTC"}}"#,
      #">:18 wrong-type: `days` lists days of the week; this is a string | write ["monday", "tuesday", "wednesday", "thursday", "friday"]"#
    ),
    .condition(
      .wrongType, "window: a day alone", #"{"now": {"days": "saturday", "zone": "UTC"}}"#,
      #">:18 wrong-type: `days` lists days of the week; this is a string | write ["saturday"]"#),
    .condition(
      .duplicateName, "window: a day twice",
      #"{"now": {"days": ["saturday", "saturday"], "zone": "UTC"}}"#,
      #">:31 duplicate-name: `saturday` stands twice in `days`"#),
    .condition(
      .unknownKey, "window: day for days", #"{"now": {"day": ["saturday"], "zone": "UTC"}}"#,
      #">:10 unknown-key: `now` has no key `day` | did you mean `days`?"#),
    .condition(
      .wrongType, "window: hours in one text",
      #"{"now": {"between": "18:00-22:00", "zone": "UTC"}}"#,
      #">:21 wrong-type: `between` is a list; this is a string | write ["18:00", "22:00"]"#),
    .condition(
      .wrongType, "window: a start alone", #"{"now": {"between": ["18:00"], "zone": "UTC"}}"#,
      #">:21 wrong-type: `between` has two times of day, the start and the end; this has 1 | write ["18:00", "22:00"]"#
    ),
    .condition(
      .wrongType, "window: pm", #"{"now": {"between": ["10:30 PM", "23:00"], "zone": "UTC"}}"#,
      #">:22 wrong-type: `between` is a time of day; `10:30 PM` is none | write "22:30""#),
    .condition(
      .wrongType, "window: an hour as number",
      #"{"now": {"between": [18, "22:00"], "zone": "UTC"}}"#,
      #">:22 wrong-type: `between` is a time of day such as "04:00"; this is a number | write "18:00""#
    ),
    .condition(
      .wrongType, "window: an hour that is none",
      #"{"now": {"between": ["18:00", "25:00"], "zone": "UTC"}}"#,
      #">:31 wrong-type: `between` is a time of day; `25:00` is none | write hours and minutes of a day of 24 hours, as in "04:00" or "18:30""#
    ),
    .condition(
      .outOfRange, "window: from the end of the day",
      #"{"now": {"between": ["24:00", "02:00"], "zone": "UTC"}}"#,
      #">:22 out-of-range: `between` is "00:00" to "23:59"; this is `24:00` | write "00:00""#),
    .condition(
      .wrongType, "window: one digit", #"{"now": {"between": ["4:00", "05:00"], "zone": "UTC"}}"#,
      #">:22 wrong-type: `between` is a time of day; `4:00` is none | write "04:00""#),
    .condition(
      .wrongType, "window: seconds of a time of day",
      #"{"now": {"between": ["04:00", "05:00:00"], "zone": "UTC"}}"#,
      #">:31 wrong-type: `between` is a time of day; `05:00:00` is none | write "05:00""#),
    .condition(
      .wrongType, "zone: an offset", #"{"now": {"between": ["04:00", "05:00"], "zone": "+01:00"}}"#,
      #">:49 wrong-type: `zone` is the name of a zone; `+01:00` is an offset, which knows no daylight saving | write a name such as "Europe/Berlin", or "UTC""#
    ),
    .condition(
      .wrongType, "zone: an offset with a name",
      #"{"now": {"between": ["04:00", "05:00"], "zone": "GMT+1"}}"#,
      #">:49 wrong-type: `zone` is the name of a zone; `GMT+1` is an offset, which knows no daylight saving | write a name such as "Europe/Berlin", or "UTC""#
    ),
    .condition(
      .wrongType, "zone: small letters",
      #"{"now": {"between": ["04:00", "05:00"], "zone": "utc"}}"#,
      #">:49 wrong-type: `zone` is the name of a zone; `utc` is none | write "UTC""#),
    .condition(
      .wrongType, "zone: that of the device",
      #"{"now": {"between": ["04:00", "05:00"], "zone": "local"}}"#,
      #">:49 wrong-type: `zone` is the name of a zone; a day that follows the device can be had twice by travelling | write a name such as "Europe/Berlin", or "UTC""#
    ),
    .condition(
      .wrongType, "zone: words",
      #"{"now": {"between": ["04:00", "05:00"], "zone": "Berlin time"}}"#,
      #">:49 wrong-type: `zone` is the name of a zone; `Berlin time` is none | write a name such as "Europe/Berlin", or "UTC""#
    ),
  ]
}
