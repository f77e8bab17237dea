public import ProgressionText

// The codes of what is legal and hardly meant.
extension DiagnosticCode {
  /// Conditions that must hold together and cannot.
  public static let contradiction = DiagnosticCode("contradiction")
  /// A condition that asks for nothing beside another one.
  public static let impliedCondition = DiagnosticCode("implied-condition")
  /// An alternative, or a route, that another one makes needless.
  public static let shadowedAlternative = DiagnosticCode("shadowed-alternative")
  /// A condition, or a route, that stands twice in a list.
  public static let duplicateCondition = DiagnosticCode("duplicate-condition")
  /// A gate that follows a balance, so that spending closes it.
  public static let spendingCloses = DiagnosticCode("spending-closes")
  /// Content that can be missed for good.
  public static let missableContent = DiagnosticCode("missable-content")
  /// What is declared and of no use.
  public static let unused = DiagnosticCode("unused")
  /// What is given and never asked for.
  public static let neverRead = DiagnosticCode("never-read")
  /// A currency or item that is asked for and that nothing gives.
  public static let noSource = DiagnosticCode("no-source")
  /// An exchange that pays for itself.
  public static let endlessSource = DiagnosticCode("endless-source")
  /// A reward that nobody can claim, or not whole.
  public static let unclaimableReward = DiagnosticCode("unclaimable-reward")
  /// A level that changes nothing.
  public static let uncountedLevel = DiagnosticCode("uncounted-level")
  /// What has to be taken and is never seen.
  public static let hiddenPrerequisite = DiagnosticCode("hidden-prerequisite")
  /// A gate that counts levels which open only behind it.
  public static let needsItsOwnLevels = DiagnosticCode("needs-its-own-levels")
  /// A tag that is nearly another one.
  public static let lonelyTag = DiagnosticCode("lonely-tag")
  /// A choice of one.
  public static let lonelyChoice = DiagnosticCode("lonely-choice")
  /// Two nodes of a kind with one title.
  public static let sameTitle = DiagnosticCode("same-title")
}
