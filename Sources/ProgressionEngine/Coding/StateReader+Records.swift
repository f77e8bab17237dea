import ProgressionModel
import ProgressionText

extension StateReader {
  mutating func readWriter(_ member: JSONMember) {
    var record = WriterRecord(name: writerName(member.key, member.keyPlace))
    var commands: [Remembered] = []
    inside(member) { reader, part in
      switch part.word {
      case "remembered": commands = reader.readRemembered(part.value, writer: member.key)
      case "shares": record.shares = reader.readShares(part)
      case "through": record.through = reader.amount(part.value)
      default: reader.unknownKey(part)
      }
    }
    var last = record.through
    for one in commands {
      if one.command.number <= last {
        return report(
          .stateValue, member.keyPlace,
          "the commands of a writer are remembered in the order of their numbers")
      }
      last = one.command.number
    }
    record.remembered = RememberedCommands(packed: commands, layout)
    if !record.isEmpty { writers.append(record) }
  }

  /// Reads what another playthrough has paid to totals of the account.
  mutating func readElsewhere(_ member: JSONMember) {
    let name = playthroughName(member.key, member.keyPlace)
    var shares: [WriterShare] = []
    for share in readShares(member) {
      if layout.lives[Int(share.term)] == .account {
        shares.append(share)
      } else if !isAdopting {
        // Under a pack in which the total is a playthrough's, each has what it has paid itself.
        report(
          .stateValue, member.keyPlace, "another playthrough pays only to totals of the account")
      }
    }
    if !shares.isEmpty {
      writers.append(WriterRecord(name: WriterRecord.elsewhere(name), shares: shares))
    }
  }

  mutating func playthroughName(_ name: String?, _ place: Place) -> String {
    if let name, PlayerAccount.isName(name) { return name }
    report(.stateValue, place, "this is no name of a playthrough")
    return PlayerAccount.firstPlaythrough
  }

  mutating func writerName(_ name: String?, _ place: Place) -> String {
    guard let name, name.utf8.count <= 128, !WriterRecord.isReserved(name) else {
      report(.stateValue, place, "this is no name of a writer")
      return ""
    }
    return name
  }

  // MARK: Remembered commands

  /// Reads remembered commands, of a writer or with opaque ids.
  mutating func readRemembered(_ json: JSONValue, writer: String?) -> [Remembered] {
    var commands: [Remembered] = []
    readList(json) { reader, element in
      if let command = reader.rememberedCommand(element, writer) { commands.append(command) }
    }
    return commands
  }

  private mutating func rememberedCommand(
    _ json: JSONValue, _ writer: String?
  ) -> Remembered? {
    var content: Digest128?
    // No changes.
    var changes: ContiguousArray<UInt8> = [0]
    var id: CommandID?
    var command = RememberedCommand(
      id: .opaque(""), content: Digest128(), at: 0, revision: 0, changes: [])
    let count = diagnostics.count
    command.unknown = readElement(json) { reader, part in
      switch part.word {
      case "acknowledge":
        command.acknowledge = part.value.boolean
        if part.value.boolean == nil { reader.expect("true or false", part.value) }
      case "at": command.at = reader.number(part.value, Instants.range)
      case "changes": changes = reader.readChanges(part)
      case "content":
        content = part.value.string.flatMap { Digest128($0) }
        if content == nil { reader.expect("a digest", part.value) }
      case "generation": command.generation = reader.amount(part.value)
      case "id" where writer == nil: id = .opaque(reader.text(part.value))
      case "n" where writer != nil:
        id = .writer(writer ?? "", number: reader.number(part.value, 1...Int64.max))
      case "revision": command.revision = reader.number(part.value, 1...Int64.max)
      default: reader.unknownKey(part)
      }
    }
    moments.append(
      Moment(
        generation: command.generation, at: command.at, revision: command.revision,
        place: json.place))
    guard let content, let id, command.revision > 0 else {
      if diagnostics.count == count {
        report(.stateValue, json.place, "this is no remembered command")
      }
      return nil
    }
    if case .opaque(let text) = id, text.isEmpty {
      report(.stateValue, json.place, "the id of a command is not empty")
    }
    command.content = content
    command.id = id
    return Remembered(command: command, changes: changes)
  }

  private mutating func expect(_ what: String, _ json: JSONValue) {
    report(.stateValue, json.place, "\(what) is expected here")
  }

  /// Reads and packs changes; where a newer version wrote one that this does not know, all are kept.
  private mutating func readChanges(_ member: JSONMember) -> ContiguousArray<UInt8> {
    var packer = RecordPacker(layout)
    packer.add(UInt64(member.value.count))
    var unread: JSONValue?
    readList(member.value) { _, entry in
      if unread != nil { return }
      if let change = ChangeReading(entry) {
        packer.add(change, in: entry)
      } else {
        unread = entry
      }
    }
    guard let unread else { return member.value.kind == .array ? packer.bytes : [0] }
    if minor > 0 { keep(member) } else { report(.stateValue, unread.place, "this is no change") }
    return [0]
  }

  // MARK: Transactions

  mutating func readTransaction(_ member: JSONMember) {
    var record = TransactionRecord(id: member.key, product: "", stage: .pending, at: 0)
    var stage: StoreNotice.Stage?
    var period: Int64?
    var periods: [(period: Int64?, place: Place)] = []
    inside(member) { reader, part in
      switch part.word {
      case "at": record.at = reader.number(part.value, Instants.range)
      case "fulfilled": record.isFulfilled = reader.isTrue(part.value)
      case "granted":
        reader.readList(part.value) { reader, json in
          if let granted = reader.readGranted(json) {
            record.granted.append(granted.granted)
            periods.append((granted.period, json.place))
          }
        }
      case "opened":
        reader.readList(part.value) { reader, id in record.opened.append(reader.current(id)) }
      case "period": period = reader.period(part.value)
      case "playthrough":
        record.playthrough = reader.playthroughName(part.value.string, part.value.place)
      case "product": record.product = reader.current(part.value)
      case "revoked": record.revoked = reader.amount(part.value)
      case "stage": stage = StoreNotice.Stage(reader.text(part.value))
      case "units": record.units = reader.amount(part.value)
      case "until": record.until = reader.number(part.value, Instants.range)
      default: reader.unknownKey(part)
      }
    }
    guard let stage, !record.product.isEmpty, !record.id.isEmpty, record.id.utf8.count <= 256
    else { return report(.stateValue, member.value.place, "this is no transaction") }
    record.stage = stage
    if record.isFulfilled, record.units == 0 {
      return report(
        .stateValue, member.value.place, "nothing is granted before the units are known")
    }
    let present = record.isFulfilled ? state.presentPeriod(ofProduct: record.product, record) : nil
    record.period = past(period, present, member.value.place)
    for (index, (period, place)) in periods.enumerated() {
      let present = state.presentPeriod(ofHolding: record.granted[index].holding, record)
      record.granted[index].period = past(period, present, place)
    }
    state.records.transactions.append(record)
  }

  /// A period that is written and has ended, or the present one.
  ///
  /// In another pack an old number may be the present one by chance; it stays an old one.
  private mutating func past(_ period: Int64?, _ present: Int64?, _ place: Place) -> Int64 {
    guard let period else { return present ?? 0 }
    guard let present, period >= present else { return period }
    if isAdopting { return present.subtractingClamped(1) }
    if period > present { reportFuture(period, place) }
    return period
  }

  mutating func reportFuture(_ period: Int64, _ place: Place) {
    report(.stateValue, place, "period \(period) is still to come")
  }

  private mutating func readGranted(
    _ json: JSONValue
  ) -> (granted: TransactionRecord.Granted, period: Int64?)? {
    var granted = TransactionRecord.Granted(holding: "", amount: 0, period: 0)
    var period: Int64?
    granted.unknown = readElement(json) { reader, part in
      switch part.word {
      case "amount": granted.amount = reader.number(part.value, 1...Int64.max)
      case "forgiven": granted.forgiven = reader.amount(part.value)
      case "holding": granted.holding = reader.current(part.value)
      case "period": period = reader.period(part.value)
      default: reader.unknownKey(part)
      }
    }
    if granted.holding.isEmpty || granted.amount == 0 {
      report(.stateValue, json.place, "this is nothing that a purchase grants")
      return nil
    }
    return (granted, period)
  }

  /// An id, or what an old one became.
  private mutating func current(_ json: JSONValue) -> String {
    let id = text(json)
    return entity(id).map { game.id(of: $0) } ?? id
  }
}
