import ProgressionModel
import ProgressionText

/// Reads what `Engine.encode(_: PlayerAccount)` writes: an object of saved states, of which the
/// current one holds what is the account's.
struct AccountReader {
  let layout: Layout
  /// Whether the account may be of another version of the pack.
  let isAdopting: Bool
  var diagnostics: [Diagnostic] = []
  var needsAdoption = false
  /// The states by the bytes of the names.
  var states: [PlayerState] = []
  var current = ""
  var resumption = PlayerAccount.Resumption()
  var unknown: [UnknownContent.Entry] = []
  /// What became of old ids.
  var renamed: [Rename] = []
  var gone: Set<String> = []
  private var minor: Int64 = 0
  /// How far the numbers of periods of each playthrough are from those of the pack that wrote them.
  private var shifts: [String: [ResetRef: Int64]] = [:]
  /// The clock and the revision of the account.
  private var now: Int64 = 0
  private var generation: Int64 = 0
  private var revision: Int64 = 0

  init(_ layout: Layout, isAdopting: Bool) {
    self.layout = layout
    self.isAdopting = isAdopting
  }

  mutating func read(_ json: JSONValue) {
    readSchema(json)
    guard let name = json["current"]?.string else {
      return report(.stateValue, json.place, "an account says which playthrough is `current`")
    }
    current = name
    if let state = json["playthroughs"]?[name] {
      // That they are as they should be shows when the state itself is read.
      now = state["clock"]?["now"]?.integer ?? 0
      generation = state["clock"]?["generation"]?.integer ?? 0
      revision = state["revision"]?.integer ?? 0
      if !Instants.range.contains(now) { now = 0 }
    }
    for member in json.members {
      if member.duplicateOf != nil {
        report(.stateKey, member.keyPlace, "`\(member.key)` is here twice")
      }
      switch member.word {
      case "current", "schema": continue
      case "playthroughs": readPlaythroughs(member.value)
      case "resumed": readResumption(member.value)
      default:
        if minor > 0, !StateReader.repeatsKeys(member.value) {
          unknown.append(
            UnknownContent.Entry(path: [member.key], json: CanonicalJSON.write(member.value)))
        } else {
          report(.stateKey, member.keyPlace, "an account has no `\(member.key)`")
        }
      }
    }
    if diagnostics.isEmpty, !states.contains(where: { $0.playthrough.hasBytes(of: current) }) {
      report(.stateValue, json.place, "there is no playthrough `\(current)`")
    }
    states.sort { $0.playthrough.precedesInBytes($1.playthrough) }
  }

  private mutating func readSchema(_ json: JSONValue) {
    var reader = StateReader(layout)
    if !reader.checkSchema(json) { diagnostics += reader.diagnostics }
    minor = reader.minor
  }

  private mutating func readPlaythroughs(_ json: JSONValue) {
    guard json.kind == .object else {
      return report(.stateValue, json.place, "an object is expected here")
    }
    for member in json.members {
      if member.duplicateOf != nil {
        report(.stateKey, member.keyPlace, "`\(member.key)` is here twice")
        continue
      }
      readState(member)
    }
  }

  private mutating func readState(_ member: JSONMember) {
    guard PlayerAccount.isName(member.key) else {
      return report(.stateValue, member.keyPlace, "this is no name of a playthrough")
    }
    var reader = StateReader(layout, isAdopting: isAdopting)
    reader.isPart = !member.key.hasBytes(of: current)
    if reader.isPart { prepare(&reader, for: member.value) }
    reader.read(member.value)
    needsAdoption = needsAdoption || reader.needsAdoption
    diagnostics += reader.diagnostics
    guard reader.diagnostics.isEmpty else { return }
    if isAdopting { reader.beginBaselines() }
    if !reader.state.playthrough.hasBytes(of: member.key) {
      report(
        .stateValue, member.value.place,
        "this is the state of the playthrough `\(reader.state.playthrough)`")
    }
    shifts[member.key] = reader.shifts
    renamed += reader.renamed
    gone.formUnion(reader.gone)
    states.append(reader.state)
    if reader.isPart, !isAdopting { checkPart(reader.state, member.value.place) }
  }

  /// Lets a part be read in the light of the time and the revision of the account.
  private mutating func prepare(_ reader: inout StateReader, for json: JSONValue) {
    for member in json.members where ["clock", "revision", "seed"].contains(member.key) {
      report(
        .stateKey, member.keyPlace, "only the current playthrough has a `\(member.key)`")
    }
    reader.state.revision = revision
    reader.state.values[Int(CellGraph.now)] = now
    reader.state.values[Int(CellGraph.clockGeneration)] = generation
  }

  /// A playthrough that is not current holds nothing of the account's.
  private mutating func checkPart(_ state: PlayerState, _ place: Place) {
    var part = state
    _ = part.detachAccount()
    var state = state
    state.revision = 0
    state.values[Int(CellGraph.now)] = 0
    state.values[Int(CellGraph.clockGeneration)] = 0
    var (read, kept) = (StateWriter(state), StateWriter(part))
    if read.write() != kept.write() {
      report(
        .stateValue, place, "only the current playthrough holds what belongs to the account")
    }
  }

  private mutating func readResumption(_ json: JSONValue) {
    guard json.kind == .object else {
      return report(.stateValue, json.place, "an object is expected here")
    }
    for part in json.members {
      guard let number = part.value.integer, number >= 0 else {
        report(.stateValue, part.value.place, "an integer of 0 or more is expected here")
        continue
      }
      switch part.word {
      case "at": resumption.at = number
      case "count": resumption.count = number
      case "generation": resumption.generation = number
      default: report(.stateKey, part.keyPlace, "there is no `\(part.key)` here")
      }
    }
  }

  private mutating func report(_ code: DiagnosticCode, _ place: Place, _ message: String) {
    diagnostics.append(Diagnostic(code, at: place, message))
  }

  /// Lets what a purchase in another playthrough has given belong to the numbers that the periods
  /// have there now.
  private func renumber(_ record: inout TransactionRecord) {
    if record.playthrough.hasBytes(of: current) { return }
    guard let shifts = shifts[record.playthrough], record.isFulfilled else { return }
    if let product = layout.product(named: record.product),
      let reset = layout.reset(ending: layout.nodeLives[product.position])
    {
      record.period = record.period.addingClamped(shifts[reset] ?? 0)
    }
    for index in record.granted.indices {
      guard case .holding(let holding)? = layout.names.lookup(record.granted[index].holding),
        let reset = layout.reset(ending: layout.holdingLives[holding.position])
      else { continue }
      let period = record.granted[index].period
      record.granted[index].period = period.addingClamped(shifts[reset] ?? 0)
    }
  }

  /// The account, only after everything was read without a mistake; `nil` where what the account
  /// knows of payments in other playthroughs is not what these have paid.
  func account() -> PlayerAccount? {
    guard let place = states.firstIndex(where: { $0.playthrough.hasBytes(of: current) }) else {
      return nil
    }
    var parked = states
    if isAdopting { AccountUnion.dropOvertaken(&parked, current: place, layout) }
    var parts: [AccountPart] = []
    for index in parked.indices { parts.append(parked[index].detachAccount()) }
    var account = parts.remove(at: place)
    if isAdopting {
      // What belongs to the account only now is what all playthroughs have of it together.
      var union = AccountUnion(account, layout)
      for part in parts { union.add(part) }
      account = union.account
    } else {
      for state in parked where !state.playthrough.hasBytes(of: current) {
        if account.records.elsewhere(state.playthrough) != state.contribution() { return nil }
      }
    }
    let content = UnknownContent(unknown, minor: minor)
    if isAdopting {
      for index in account.records.transactions.indices {
        renumber(&account.records.transactions[index])
      }
      // Under another pack other things are the account's: what they have paid is found anew.
      for state in parked {
        _ = account.records.takeElsewhere(state.playthrough)
        account.records.setElsewhere(state.playthrough, state.contribution())
      }
    }
    var result = PlayerAccount(parked, account, current: current, resumption, content)
    if isAdopting { result.bringQuestGrowths(of: states) }
    return result
  }
}

extension PlayerAccount {
  /// Lets quests of the account go on with what has grown for them in the playthrough that is
  /// further with them.
  fileprivate mutating func bringQuestGrowths(of states: [PlayerState]) {
    let growths = states.map { Growths(of: $0, at: Epochs.latest($0, $0)) }
    guard let first = growths.first else { return }
    playthroughs[position].bringGrowths(growths.reduce(first, Growths.larger), of: .account)
  }
}
