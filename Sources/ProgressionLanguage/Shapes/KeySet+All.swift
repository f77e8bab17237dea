extension KeySet {
  /// What a reset that pays for several missed boundaries says.
  package static let catchUp = KeySet("`catchUp`", ["all"])
  /// The fact that `timeSince` counts from where it is no condition.
  package static let resetFact = KeySet("a fact", ["reset"])
  /// A group of what has a tag.
  package static let tagGroup = KeySet("a group by tag", ["tag"])
  /// A group of the levels of a world.
  package static let levelGroup = KeySet("a group of levels", ["in"])

  /// Every kind of object of a rule pack whose keys are fixed, conditions and amounts aside.
  package static let all: [KeySet] = [
    pack, included, world, worldDefaults, level, levelDefaults, defaults, feature, achievement,
    quest, location, npc, placement, product, currency, item, refill, counter, flag, attribute,
    reset, catchUp, chest, chestContent, timer, collectionEntry, discount, rewards, bundle, route,
    steps, policies, remember, span, window, now, resetFact, tagGroup, levelGroup,
  ]
}
