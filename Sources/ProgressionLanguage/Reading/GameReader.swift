import ProgressionModel
import ProgressionText

/// Reads one pack: holds the game as it grows, the names in it and the findings.
///
/// The first pass declares every id with what can be known of it alone; the second reads what refers
/// to other ids. Its capabilities are in the extensions, by folder.
struct GameReader: ShapeReader, Sendable {
  var game: Game
  var report = Report()
  /// What ids name.
  var names = NameTable()
  /// Ids of entries that cannot be used, such as those of a table that this version does not read.
  ///
  /// Whoever refers to them made no mistake of his own.
  var unusable: [String: Place] = [:]
  /// Ids that are declared twice, of which nobody knows what a reference means.
  var repeated: Set<String> = []
  /// The kinds of which ids may be missing, since part of the pack could not be read.
  private(set) var missingKinds: EntityKinds = []
  /// Whether more is missing than the ids of entries that are read.
  private(set) var hasUnreadParts = false
  /// The worlds of whose levels some may be missing.
  var worldsWithoutLevels: Set<NodeRef> = []
  /// Where fixes write ids that are well formed.
  var mendedIDs: [String: [Place]] = [:]
  /// Entries that have no id.
  var nameless: [Place] = []
  /// References to what may be missing, of which nothing is said.
  var excused: [Place] = []
  /// What stands under keys that are nearly the names of tables.
  var misspelt = MisspeltTables()
  /// What the second pass needs of each node, beside the nodes of the game.
  var sources: [NodeSource] = []
  /// What is written about each holding.
  var holdingSources: [JSONValue?] = []
  /// Where the relative references of what is being read start.
  var standpoint = Standpoint()
  /// The node whose rewards were read last, and where they are written.
  var lastRewards: (node: NodeRef, place: Place)?
  /// The quest in whose objectives or `failWhen` what is being read stands.
  var quest: NodeRef?
  /// Whether an npc gives a quest that nobody declared, so that any quest may be meant.
  var givesUnknown = false
  /// Whether what is being read stands under a negation.
  var isNegated = false
  /// Whether the comparison being read holds the less, the greater its side is.
  var comparesDown = false
  /// Whether the leaf being read names the `$previous` of a first node.
  var isVacuous = false
  /// Whether the group being read names `$previous`.
  var namesPrevious = false
  /// How many more names may be compared with unknown ids: a forgotten `include` makes thousands
  /// of these, and after the first hundreds nobody reads the suggestions.
  var suggestionsLeft = 200_000
  /// The ids, once one was unknown, and what was found for those that were.
  var nameSearch: NameSearch?
  var suggestions: [UnknownName: String?] = [:]
  var tags = TagIndex()
  /// The tags that something in the pack asks for.
  var askedTags: Set<String> = []
  var groups = GroupCache()
  var allowances = Allowances()
  /// The positions of rules that have no condition yet, for want of one that can be read.
  var unreadRules: Set<Int> = []
  /// The severities that `checks` sets.
  var severities: [DiagnosticCode: CheckSeverity] = [:]
  /// The entries of the resets, and which of them a scope names.
  var resetEntries: [TableEntry] = []
  var resetNames: [String: ResetRef] = [:]
  /// The worlds whose levels open with them.
  var freeWorlds: Set<NodeRef> = []
  /// The choice groups by name.
  var choices: [String: ChoiceRef] = [:]

  init(game: Game) {
    self.game = game
  }

  /// Whether part of the pack could not be read, so that a missing id may prove nothing.
  var isIncomplete: Bool { !missingKinds.isEmpty }

  /// Takes note that ids may be missing, since what declares them could not be read.
  mutating func miss(_ kinds: EntityKinds = .every) {
    missingKinds.formUnion(kinds)
    hasUnreadParts = true
  }

  /// Takes note of an entry without an id, of which all else is read.
  mutating func missID(of kinds: EntityKinds, at place: Place) {
    missingKinds.formUnion(kinds)
    nameless.append(place)
  }
}

/// An id that was looked for among the ids of some kinds.
struct UnknownName: Hashable, Sendable {
  let id: String
  let wanted: EntityKinds
  let isCompleted: Bool
}

/// Where relative references start.
struct Standpoint: Sendable {
  /// The world that `$world` names; `nil` outside worlds and levels.
  var world: NodeRef?
  /// The node that `$previous` names; `nil` for the first.
  var previous: NodeRef?
}

/// What is written about a node: its own object, then the defaults that it falls back to.
struct NodeSource: Sendable {
  var own: JSONValue?
  /// Of a level: the defaults of its world.
  var near: JSONValue?
  /// The defaults of the pack.
  var far: JSONValue?
  /// What `$previous` names.
  var previous: NodeRef?
  /// What keys they have; most questions are for keys that none has.
  private let keys: KeyMask

  init(
    own: JSONValue?, near: Defaults? = nil, far: Defaults? = nil, previous: NodeRef? = nil
  ) {
    self.own = own
    self.near = near?.value
    self.far = far?.value
    self.previous = previous
    var keys = own.map { KeyMask(of: $0) } ?? KeyMask()
    if let near { keys.formUnion(near.keys) }
    if let far { keys.formUnion(far.keys) }
    self.keys = keys
  }

  /// The value that stands for a key, from the nearest place that has it.
  func value(_ key: KeyWord) -> JSONValue? {
    keys.mayContain(key) ? own?[word: key] ?? near?[word: key] ?? far?[word: key] : nil
  }

  /// How near a key is written: 0 in the node itself.
  func distance(_ key: KeyWord) -> Int {
    if own?[word: key] != nil { return 0 }
    return near?[word: key] != nil ? 1 : 2
  }
}

/// What a pack says of many nodes at once.
struct Defaults: Sendable {
  let value: JSONValue
  let keys: KeyMask

  init(_ value: JSONValue) {
    self.value = value
    keys = KeyMask(of: value)
  }
}
