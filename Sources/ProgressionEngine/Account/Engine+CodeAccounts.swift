import ProgressionModel
public import ProgressionText

extension Engine {
  /// The account as canonical JSON: `current`, `playthroughs` with a saved state by name, `resumed`,
  /// `schema`.
  ///
  /// The state of the current playthrough holds what belongs to the account; the others only what is
  /// their own. Equal accounts give equal bytes, and only they do.
  /// - Complexity: O(n log n) for n facts that are not the default.
  public func encode(_ account: PlayerAccount) -> ContiguousArray<UInt8> {
    var members: [(key: String, json: ContiguousArray<UInt8>)] = []
    for entry in account.unknown.entries { members.append((entry.path[0], entry.json)) }
    members.append(("current", json { $0.string(account.current.playthrough) }))
    members.append(("playthroughs", states(of: account)))
    if account.resumption != PlayerAccount.Resumption() {
      members.append(("resumed", json { account.resumption.write(to: &$0) }))
    }
    let own = StateSchema.current
    let minor = Swift.max(own.minor, account.unknown.minor)
    members.append(
      ("schema", json { $0.string(StateSchema(major: own.major, minor: minor).text) }))
    return json { writer in
      writer.beginObject()
      for member in members.sorted(by: { $0.key.precedesInBytes($1.key) }) {
        writer.key(member.key)
        writer.raw(utf8: member.json)
      }
      writer.endObject()
    }
  }

  private func states(of account: PlayerAccount) -> ContiguousArray<UInt8> {
    json { writer in
      writer.beginObject()
      for state in account.playthroughs {
        writer.key(state.playthrough)
        writer.raw(utf8: encode(state))
      }
      writer.endObject()
    }
  }

  private func json(_ body: (inout JSONWriter) -> Void) -> ContiguousArray<UInt8> {
    var writer = JSONWriter(style: .compact)
    body(&writer)
    return writer.finish()
  }

  /// Loads an account that `encode` wrote, or a single state as an account with one playthrough.
  ///
  /// `id` is the file's place among the sources of the diagnostics.
  /// - Throws: `StateError` with every mistake located; `needsAdoption` where it is of another version
  ///   of this rule pack.
  /// - Complexity: O(n log n) for the length of the text, O(p n) for p playthroughs and n facts.
  public func decodeAccount(_ file: SourceFile, id: FileID) throws(StateError) -> PlayerAccount {
    try decodeAccount(try StateReading(file, id))
  }

  /// Loads an account or a state that stands as a value in another text, such as a request.
  ///
  /// - Throws: `StateError` with every mistake located in that text; `needsAdoption` where it is of
  ///   another version of this rule pack.
  /// - Complexity: O(n log n) for the size of the value, O(p n) for p playthroughs and n facts.
  public func decodeAccount(_ json: JSONValue) throws(StateError) -> PlayerAccount {
    try decodeAccount(try StateReading(json))
  }

  private func decodeAccount(_ reading: StateReading) throws(StateError) -> PlayerAccount {
    if !PlayerAccount.isAccount(reading.root) { return PlayerAccount(try decode(reading)) }
    var reader = AccountReader(layout, isAdopting: false)
    return try read(reading.root, with: &reader)
  }

  /// Takes over an account of another version of this rule pack, or one that waits to be settled.
  ///
  /// Every playthrough is taken over as a state is; the current one settles at once, the others when
  /// they are current again. The report tells of the current one. Where the scope of something is
  /// another one now, totals are neither made nor lost: what becomes the account's is what all
  /// playthroughs have of it together, what becomes a playthrough's stays with the current one but
  /// for what the others have paid. Of all else what becomes the account's is joined as a merge joins
  /// it, and what becomes a playthrough's is the current one's.
  ///
  /// - Throws: `StateError` for an account of another rule pack.
  /// - Complexity: O(p n log n) for p playthroughs and n facts of the two packs.
  public func adopt(
    _ account: PlayerAccount
  ) throws(StateError) -> (account: PlayerAccount, report: AdoptionReport) {
    if isCompatible(with: account) {
      if !account.current.needsSettling { return (account, AdoptionReport()) }
      return try settled(account, AdoptionReport(), since: account.current)
    }
    let writer = Engine(layout: account.current.layout)
    let file = SourceFile(name: "player", bytes: writer.encode(account))
    return try adoptAccount(
      try StateReading(file, FileID(index: 0)), since: account.current)
  }

  /// Takes over a saved account or a saved state, of this or another version of the rule pack and of
  /// every schema that there was.
  ///
  /// `id` is the file's place among the sources of the diagnostics.
  /// - Throws: `StateError` with every mistake located, and for an account of another rule pack.
  /// - Complexity: O(p n log n) for p playthroughs and n facts of the two packs.
  public func adoptAccount(
    _ file: SourceFile, id: FileID
  ) throws(StateError) -> (account: PlayerAccount, report: AdoptionReport) {
    try adoptAccount(try StateReading(file, id), since: nil)
  }

  /// Takes over a saved account or state that stands as a value in another text, such as a request.
  ///
  /// - Throws: `StateError` with every mistake located in that text, and for an account of another
  ///   rule pack.
  /// - Complexity: O(p n log n) for p playthroughs and n facts of the two packs.
  public func adoptAccount(
    _ json: JSONValue
  ) throws(StateError) -> (account: PlayerAccount, report: AdoptionReport) {
    try adoptAccount(try StateReading(json), since: nil)
  }

  private func adoptAccount(
    _ reading: StateReading, since before: PlayerState?
  ) throws(StateError) -> (account: PlayerAccount, report: AdoptionReport) {
    if !PlayerAccount.isAccount(reading.root) {
      let (state, report) = try adopt(reading, since: nil)
      return (PlayerAccount(state), report)
    }
    let root = reading.root
    let isOwn = root["playthroughs"]?.members.allSatisfy {
      $0.value["fingerprint"]?.string == layout.fingerprint.text
    }
    var reader = AccountReader(layout, isAdopting: isOwn != true)
    let account = try read(root, with: &reader)
    if isOwn == true { return try adopt(account) }
    var report = AdoptionReport()
    var renamed: [Rename] = []
    for rename in reader.renamed.sorted(by: { $0.old.precedesInBytes($1.old) })
    where renamed.last != rename { renamed.append(rename) }
    report.renamed = renamed
    report.removed = reader.gone.sorted { $0.precedesInBytes($1) }
    return try settled(account, report, since: before)
  }

  private func settled(
    _ account: PlayerAccount, _ report: AdoptionReport, since before: PlayerState?
  ) throws(StateError) -> (account: PlayerAccount, report: AdoptionReport) {
    var account = account
    let snapshot =
      before.map { AdoptionSnapshot(of: $0, in: layout) }
      ?? AdoptionSnapshot(reading: account.current)
    let (state, report) = settled(account.current, since: snapshot, report)
    account.playthroughs[account.position] = state
    return (account, report)
  }

  private func read(
    _ root: JSONValue, with reader: inout AccountReader
  ) throws(StateError) -> PlayerAccount {
    reader.read(root)
    guard reader.diagnostics.isEmpty else {
      throw StateError(reader.diagnostics, needsAdoption: reader.needsAdoption)
    }
    guard let account = reader.account() else {
      let message = "what is known from `elsewhere` is not what the playthroughs have paid"
      throw StateError([Diagnostic(.stateValue, at: root.place, message)])
    }
    return account
  }
}

extension PlayerAccount {
  /// Whether a saved text is that of an account, not that of a single state.
  public static func isAccount(_ json: JSONValue) -> Bool { json["playthroughs"] != nil }
}

extension PlayerAccount.Resumption {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for (key, number) in [("at", at), ("count", count), ("generation", generation)]
    where number != 0 {
      writer.key(key)
      writer.integer(number)
    }
    writer.endObject()
  }
}
