import ProgressionModel
import ProgressionText

/// Reads what `StateWriter` writes, checking everything: a state that loads is one that the
/// engine can work on without a trap.
///
/// What the pack does not declare, and what a newer minor schema has added, is kept. A state of
/// another version of the pack is read the same way while it is adopted; old ids are followed to
/// the new ones then.
struct StateReader {
  let layout: Layout
  /// The names of the layout, which would be copied to be asked where they are.
  private let names: NameTable
  /// Whether the state may be of another version of the pack.
  let isAdopting: Bool
  /// Whether the state was of schema 1.0, which did not list every holding.
  var isUpgraded = false
  /// Whether what belongs to the account is somewhere else.
  var isPart = false
  var state: PlayerState
  var diagnostics: [Diagnostic] = []
  var needsAdoption = false
  /// The minor version of the schema, where that is newer than this one's.
  var minor: Int64 = 0
  /// The keys that lead to what is being read, in an element of a list from `pathStart` on.
  var path: ContiguousArray<PathKey> = []
  private var pathStart = 0
  /// What is read, to which the path refers.
  private var document: JSONValue?
  /// What is kept to be written back.
  var kept: [UnknownContent.Entry] = []
  /// The holdings and resets that the state speaks of.
  var metHoldings: Set<HoldingRef> = []
  var metResets: Set<ResetRef> = []
  /// How far the numbers of periods are from those of the pack that wrote them.
  var shifts: [ResetRef: Int64] = [:]
  /// Ids that the pack does not declare.
  var gone: Set<String> = []
  /// Old ids that were followed, each once, in the order of the state.
  var renamed: [Rename] = []
  /// What goes into the records once all is read: the writers, the commands with opaque ids, the
  /// ledger, and what ended periods and undeclared things had paid.
  var writers: [WriterRecord] = []
  var remembered: [Remembered] = []
  /// The ledger of a state that is adopted; of any other the entries are packed as they are read.
  var ledger: [LedgerEntry] = []
  var lastEntry: LedgerReading?
  var isLedgerInOrder = true
  var packer: RecordPacker
  var closed: [ClosedShare] = []
  var orphans: [String: [WriterShare]] = [:]
  /// When what happened, and where that is said; checked at the end.
  var moments: [Moment] = []
  /// The positions of the baselines by name, made when it is first needed.
  var baselines: [BaselineSlots.Origin: [BaselineName: [Int]]]?
  var metBaselines: Set<Int> = []

  /// A key that leads to what is being read.
  enum PathKey {
    case written(JSONReference)
    /// What an id that was written names, which may have another one now.
    case named(NameTable.Entity)
  }

  /// When something happened.
  struct Moment {
    var generation: Int64
    var at: Int64
    var revision: Int64
    var place: Place
  }

  @inline(__always)
  var game: Game { layout.game }

  init(_ layout: Layout, isAdopting: Bool = false) {
    self.layout = layout
    names = layout.names
    packer = RecordPacker(layout)
    self.isAdopting = isAdopting
    state = PlayerState(layout: layout, seed: 0)
  }

  mutating func read(_ json: JSONValue) {
    document = json
    guard json.kind == .object else {
      return report(.stateValue, json.place, "a saved state is an object")
    }
    guard checkSchema(json), checkPack(json) else { return }
    // What else there is is read in the light of the time and the periods.
    readEach(json) { $0.readTime($1) }
    guard diagnostics.isEmpty else { return }
    if isAdopting { bringPeriods() }
    for member in json.members { readTable(member) }
    guard diagnostics.isEmpty else { return }
    finish(json.place)
  }

  private mutating func readTime(_ member: JSONMember) {
    switch member.word {
    case "clock": inside(member) { $0.readClock($1) }
    case "playthrough": state.playthrough = playthroughName(member.value.string, member.value.place)
    case "resets": inside(member) { $0.readPeriod($1) }
    default: return
    }
  }

  private mutating func readTable(_ member: JSONMember) {
    switch member.word {
    case "schema", "pack", "packVersion", "fingerprint", "clock", "playthrough": return
    case "attributes": inside(member) { $0.readAttribute($1) }
    case "chests": inside(member) { $0.readChest($1) }
    case "choices": inside(member) { $0.readChoice($1) }
    case "counters": inside(member) { $0.readCounter($1) }
    case "custom": setTrue(CellGraph.custom, member)
    case "elsewhere": inside(member) { $0.readElsewhere($1) }
    case "flags": inside(member) { $0.readFlag($1) }
    case "forgottenThrough": state.records.forgottenThrough = instant(member.value)
    case "holdings": inside(member) { $0.readHolding($1) }
    case "ledger": readLedger(member.value)
    case "nodes": inside(member) { $0.readNode($1) }
    case "remembered": remembered = readRemembered(member.value, writer: nil)
    case "resets": inside(member) { $0.readReset($1) }
    case "revision": state.revision = number(member.value, 0...Int64.max)
    case "seed": state.seed = number(member.value, Int64.min...Int64.max)
    case "timers": inside(member) { $0.readTimer($1) }
    case "transactions": inside(member) { $0.readTransaction($1) }
    case "writers": inside(member) { $0.readWriter($1) }
    default: unknownKey(member)
    }
  }

  // MARK: Findings

  mutating func report(_ code: DiagnosticCode, _ place: Place, _ message: String) {
    diagnostics.append(Diagnostic(code, at: place, message))
  }

  /// A key that the schema does not know: kept where a newer minor version may have added it.
  mutating func unknownKey(_ member: JSONMember) {
    if minor > 0 { return keep(member) }
    report(
      .stateKey, member.keyPlace,
      "a state of schema \(StateSchema.current.text) has no `\(member.key)` here")
  }

  /// Keeps what the pack does not declare.
  mutating func keep(gone member: JSONMember) {
    noteGone(member.key)
    keep(member)
  }

  mutating func noteGone(_ id: String) {
    if layout.names[id] == nil { gone.insert(id) }
  }

  /// Keeps a value that is to be written back where it is.
  mutating func keep(_ member: JSONMember) {
    keep(member.value, at: [member.key])
  }

  /// Keeps a value under keys that follow those that lead to what is being read.
  mutating func keep(_ json: JSONValue, at keys: [String]) {
    if StateReader.repeatsKeys(json) {
      return report(.stateKey, json.place, "a key is here twice")
    }
    kept.append(UnknownContent.Entry(path: pathTexts + keys, json: CanonicalJSON.write(json)))
  }

  /// The keys that lead to what is being read.
  var pathTexts: [String] {
    path[pathStart...].map { key in
      switch key {
      case .written(let reference): document?.text(at: reference) ?? ""
      case .named(let entity): game.id(of: entity)
      }
    }
  }

  /// Whether an object or one in it has a key twice.
  static func repeatsKeys(_ json: JSONValue) -> Bool {
    if !json.isInTextWithRepeats { return false }
    for element in json.elements where repeatsKeys(element) { return true }
    for member in json.members {
      if member.duplicateOf != nil || repeatsKeys(member.value) { return true }
    }
    return false
  }

  // MARK: Objects

  private mutating func isFirst(_ member: JSONMember) -> Bool {
    guard member.duplicateOf != nil else { return true }
    report(.stateKey, member.keyPlace, "`\(member.key)` is here twice")
    return false
  }

  /// Reads every member of an object, refusing repeated keys.
  mutating func readEach(
    _ json: JSONValue, _ body: (inout StateReader, JSONMember) -> Void
  ) {
    guard json.kind == .object else {
      return report(.stateValue, json.place, "an object is expected here")
    }
    for member in json.members where isFirst(member) { body(&self, member) }
  }

  /// Reads every member of the object that a member is, `entity` being what its key names.
  mutating func inside(
    _ member: JSONMember, as entity: NameTable.Entity? = nil,
    _ body: (inout StateReader, JSONMember) -> Void
  ) {
    path.append(entity.map { .named($0) } ?? .written(member.keyReference))
    readEach(member.value, body)
    path.removeLast()
  }

  /// Reads an object in a list; the result is what of it is kept.
  mutating func readElement(
    _ json: JSONValue, _ body: (inout StateReader, JSONMember) -> Void
  ) -> UnknownContent {
    let start = pathStart
    pathStart = path.count
    var around: [UnknownContent.Entry] = []
    swap(&around, &kept)
    readEach(json, body)
    let content = kept.isEmpty ? UnknownContent() : UnknownContent(kept)
    swap(&around, &kept)
    pathStart = start
    return content
  }

  /// Reads every element of a list.
  mutating func readList(
    _ json: JSONValue, _ body: (inout StateReader, JSONValue) -> Void
  ) {
    guard json.kind == .array else {
      return report(.stateValue, json.place, "a list is expected here")
    }
    for element in json.elements { body(&self, element) }
  }

  // MARK: Names

  /// What an id names in this pack; an old id counts only while a state is adopted.
  mutating func entity(_ id: String) -> NameTable.Entity? {
    names[id] ?? renamedEntity(id)
  }

  /// What the key of a member names.
  mutating func entity(keyOf member: JSONMember) -> NameTable.Entity? {
    names[keyOf: member] ?? (isAdopting ? renamedEntity(member.key) : nil)
  }

  /// What an id that is a value names.
  mutating func entity(value: JSONValue) -> NameTable.Entity? {
    names[value] ?? (isAdopting ? renamedEntity(value.string ?? "") : nil)
  }

  private mutating func renamedEntity(_ id: String) -> NameTable.Entity? {
    guard isAdopting, let entity = layout.names.lookup(id) else { return nil }
    note(layout.names.rename(behind: id), for: id)
    return entity
  }

  private mutating func note(_ rename: Rename?, for id: String) {
    if let rename, !renamed.contains(rename) { renamed.append(rename) }
  }

  mutating func node(_ id: String) -> NodeRef? {
    if case .node(let node)? = entity(id) { node } else { nil }
  }

  mutating func node(keyOf member: JSONMember) -> NodeRef? {
    if case .node(let node)? = entity(keyOf: member) { node } else { nil }
  }
}
