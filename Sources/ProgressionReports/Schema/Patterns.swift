import ProgressionLanguage

/// The forms of texts as regular expressions that every validator reads: no lookbehind, no classes
/// of Unicode.
enum Patterns {
  private static let characters = "[A-Za-z0-9_.-]{1,128}"
  /// The keys that are ignored everywhere, `$allow` aside.
  static let remark = #"^x-|^\$(schema|comment)$"#
  /// These, and `$allow`.
  static let ignored = #"^x-|^\$(schema|comment|allow)$"#
  /// An id or name, without anchors.
  static let id = "(?!x-)\(characters)"
  /// An id that is no word of the language, without anchors.
  static let declared: String = "(?!(?:\(IDSyntax.reserved.joined(separator: "|")))$)\(id)"
  /// A level, without anchors.
  static let level = "\(id)/\(id)"
  static let duration = "^(?=.)([0-9]+w)?([0-9]+d)?([0-9]+h)?([0-9]+m)?([0-9]+s)?$"
  static let instant = "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9:.,]+ ?([Zz]|[+-][0-9:]+)$"
  static let time = "^([01][0-9]|2[0-3]):[0-5][0-9]$"
  static let endTime = "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
  static let version = #"^[0-9]+(\.[0-9]+)*$"#
  static let number = "^[1-9][0-9]*$"
}
