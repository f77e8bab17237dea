import ProgressionModel
import ProgressionText

extension CommandDecoder {
  private static let longestTransaction = 256

  /// Words that stores and people use, and the stages that they mean.
  private static let synonyms: [(written: String, meant: StoreNotice.Stage)] = [
    ("deferred", .pending), ("processing", .pending), ("purchasing", .pending),
    ("cancelled", .expired), ("canceled", .expired), ("declined", .expired),
    ("failed", .expired), ("timedOut", .expired),
    ("bought", .purchased), ("completed", .purchased), ("paid", .purchased),
    ("renewed", .purchased), ("restored", .purchased),
    ("refunded", .revoked), ("refund", .revoked), ("voided", .revoked),
    ("chargeback", .revoked), ("chargedBack", .revoked),
    ("refundReversed", .reinstated), ("unrevoked", .reinstated),
  ]

  /// Reads what a store says of a purchase.
  mutating func notice(_ head: JSONMember, _ json: JSONValue) -> StoreNotice? {
    let id = transactionID(head.value)
    let product = json["product"].flatMap { text($0, "product") }
    let stage = json["state"].flatMap { self.stage($0) }
    let quantity = json["quantity"].flatMap { integer($0, "quantity", in: 1...Int64.max) }
    let until = json["until"].flatMap { instant($0, "until") }
    let isRestored = json["restored"].flatMap { boolean($0, "restored") } ?? false
    for key in ["product", "state"] where json[key] == nil {
      report.error(
        .missingKey, at: head.keyPlace, "a transaction needs `\(key)`",
        help: [
          "write {\"transaction\": \"t-1\", \"product\": \"pass\", \"state\": \"purchased\"}"
        ])
      return nil
    }
    guard let id, let product, let stage else { return nil }
    return StoreNotice(
      transaction: id, product: product, stage: stage, quantity: quantity, until: until,
      isRestored: isRestored)
  }

  private mutating func transactionID(_ json: JSONValue) -> String? {
    if let number = json.integer {
      reportType(
        of: json, "`transaction` is the store's id, a string", help: ["write \"\(number)\""])
      return nil
    }
    guard let id = text(json, "transaction") else { return nil }
    return isWithin(Self.longestTransaction, id, "transaction", at: json.place) ? id : nil
  }

  private mutating func stage(_ json: JSONValue) -> StoreNotice.Stage? {
    if let word = json.string {
      if let stage = StoreNotice.Stage(word) { return stage }
      for synonym in Self.synonyms where synonym.written == word {
        reportSynonym(word, synonym.meant, at: json.place)
        return nil
      }
    }
    var words: [String] = []
    for stage in StoreNotice.Stage.all { words.append(stage.description) }
    reportWord(json, "state", words)
    return nil
  }

  private mutating func reportSynonym(
    _ word: String, _ stage: StoreNotice.Stage, at place: Place
  ) {
    let isRestore = word == "restored"
    report.error(
      .unknownWord, at: place, "`\(word)` is no word for `state`",
      help: [
        isRestore
          ? "write \"state\": \"purchased\", \"restored\": true" : "did you mean `\(stage)`?"
      ],
      fix: isRestore ? nil : Self.writing(stage.description, at: place))
  }
}
