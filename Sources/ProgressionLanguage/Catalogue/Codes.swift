public import ProgressionText

// The codes of mistakes that reading a rule pack finds. `DiagnosticCatalogue` tells their stories.
extension DiagnosticCode {
  /// A pack of another format than this version reads.
  public static let formatVersion = DiagnosticCode("format-version")
  /// A key that must be there is not.
  public static let missingKey = DiagnosticCode("missing-key")
  /// A key that the object does not have.
  public static let unknownKey = DiagnosticCode("unknown-key")
  /// A key that stands twice in one object.
  public static let duplicateKey = DiagnosticCode("duplicate-key")
  /// A value of the wrong type.
  public static let wrongType = DiagnosticCode("wrong-type")
  /// A number that is no 64-bit integer.
  public static let notAnInteger = DiagnosticCode("not-an-integer")
  /// A number outside its range.
  public static let outOfRange = DiagnosticCode("out-of-range")
  /// A word that is none of those that may stand here.
  public static let unknownWord = DiagnosticCode("unknown-word")
  /// A list that may not be empty.
  public static let emptyList = DiagnosticCode("empty-list")
  /// An id that is not written as ids are.
  public static let invalidID = DiagnosticCode("invalid-id")
  /// An id that means something else.
  public static let reservedID = DiagnosticCode("reserved-id")
  /// An id that is declared twice.
  public static let duplicateID = DiagnosticCode("duplicate-id")
  /// A name that stands twice in a list.
  public static let duplicateName = DiagnosticCode("duplicate-name")
  /// An id that nothing has.
  public static let unknownID = DiagnosticCode("unknown-id")
  /// An id of another kind than fits.
  public static let wrongKind = DiagnosticCode("wrong-kind")
  /// A tag that nothing of the kind has.
  public static let unknownTag = DiagnosticCode("unknown-tag")
  /// A mark that the level does not have.
  public static let unknownMark = DiagnosticCode("unknown-mark")
  /// A comparison or logical operator of another language.
  public static let foreignOperator = DiagnosticCode("foreign-operator")
  /// An object that has no head key or several.
  public static let conditionHead = DiagnosticCode("condition-head")
  /// A value that is no condition.
  public static let notACondition = DiagnosticCode("not-a-condition")
  /// A value that is no quantity.
  public static let notAQuantity = DiagnosticCode("not-a-quantity")
  /// A quantity that is compared with nothing or too often.
  public static let comparators = DiagnosticCode("comparators")
  /// A list where one reference stands.
  public static let oneReference = DiagnosticCode("one-reference")
  /// A question that the node cannot answer, such as whether a feature without ranks is completed.
  public static let noSuchProperty = DiagnosticCode("no-such-property")
  /// A `now` that is a span and a window of each week, or neither.
  public static let timeWindow = DiagnosticCode("time-window")
  /// A streak of what does not begin anew with a calendar.
  public static let streakScope = DiagnosticCode("streak-scope")
  /// A relative reference where it means nothing.
  public static let relativeReference = DiagnosticCode("relative-reference")
  /// `$previous` under a negation.
  public static let negatedPrevious = DiagnosticCode("negated-previous")
  /// A test that does not fit the type of the attribute.
  public static let attributeTest = DiagnosticCode("attribute-test")
  /// A condition in a list of routes.
  public static let bareCondition = DiagnosticCode("bare-condition")
  /// A route among conditions.
  public static let strayRoute = DiagnosticCode("stray-route")
  /// Keys of a route that exclude each other.
  public static let routeConflict = DiagnosticCode("route-conflict")
  /// A route that a node with ranks, or without, cannot have.
  public static let rankedRoute = DiagnosticCode("ranked-route")
  /// Thresholds that do not rise or are not as many as the ranks.
  public static let thresholds = DiagnosticCode("thresholds")
  /// Prices that are not as many as the ranks.
  public static let rankPrices = DiagnosticCode("rank-prices")
  /// A price that is no amounts.
  public static let notAPrice = DiagnosticCode("not-a-price")
  /// A price or amount of nothing.
  public static let zeroPrice = DiagnosticCode("zero-price")
  /// A node that does not say how it opens.
  public static let missingUnlock = DiagnosticCode("missing-unlock")
  /// A route that a choice member cannot have.
  public static let choiceRoute = DiagnosticCode("choice-route")
  /// Rewards without their moment.
  public static let rewardMoment = DiagnosticCode("reward-moment")
  /// A moment that the node does not have.
  public static let noSuchMoment = DiagnosticCode("no-such-moment")
  /// A reward that would take something away.
  public static let rewardsGive = DiagnosticCode("rewards-give")
  /// A product that nobody can own.
  public static let notOwnable = DiagnosticCode("not-ownable")
  /// Levels given as a count collide with others.
  public static let collidingLevels = DiagnosticCode("colliding-levels")
  /// Two ways to say how many stars there are that disagree.
  public static let starsDisagree = DiagnosticCode("stars-disagree")
  /// A key of `defaults` that every node overrides.
  public static let unusedDefault = DiagnosticCode("unused-default")
  /// A bonus level named in a collection.
  public static let bonusCounted = DiagnosticCode("bonus-counted")
  /// Weights of a chest that add up to nothing, or beyond 64 bits.
  public static let chestWeights = DiagnosticCode("chest-weights")
  /// A key of a reset that only the other kind of reset has.
  public static let resetKind = DiagnosticCode("reset-kind")
  /// A fact that two resets would end.
  public static let twoResets = DiagnosticCode("two-resets")
  /// An objective that the quest does not have.
  public static let unknownObjective = DiagnosticCode("unknown-objective")
  /// Stages that do not hold every required objective once.
  public static let questStages = DiagnosticCode("quest-stages")
  /// A quest with two givers.
  public static let twoGivers = DiagnosticCode("two-givers")
  /// Keys that do not go together, of which one would mean nothing.
  public static let conflictingKeys = DiagnosticCode("conflicting-keys")
  /// Places of an npc that come after one where it always is.
  public static let shadowedPlacement = DiagnosticCode("shadowed-placement")
  /// A rename that leads nowhere.
  public static let invalidRename = DiagnosticCode("invalid-rename")
  /// An included file that is not there.
  public static let missingInclude = DiagnosticCode("missing-include")
  /// An included file that includes others or is included twice.
  public static let nestedInclude = DiagnosticCode("nested-include")
  /// A code in `checks` or `$allow` that no check has.
  public static let unknownCheck = DiagnosticCode("unknown-check")
  /// An `$allow` that silences nothing.
  public static let unusedAllow = DiagnosticCode("unused-allow")
  /// A pack with more content than this version takes.
  public static let tooLarge = DiagnosticCode("too-large")
  /// A command that has no head key or several.
  public static let commandHead = DiagnosticCode("command-head")
  /// A command that its sender may not send.
  public static let commandAuthority = DiagnosticCode("command-authority")
}
