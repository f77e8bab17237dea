import ProgressionModel

/// Entries of the ledger that this pack cannot read are kept one by one, each under a key that says
/// where among the others it belongs.
extension LedgerEntry {
  /// The time of the entry, so that the order of bytes is the order of time, and what tells it from
  /// others of the same time.
  func sortingKey(_ json: ContiguousArray<UInt8>) -> String {
    var digest = Digest128()
    for byte in json { digest.add(byte: byte) }
    return orderingKey + digest.text
  }

  var orderingKey: String {
    [generation, at, revision, place].reduce(into: "") { key, number in
      let digits = "\(Swift.max(0, number))"
      for _ in digits.utf8.count..<19 { key += "0" }
      key += digits + "."
    }
  }
}

extension PlayerState {
  /// The kept entries of the ledger, in order, with the keys by which they are.
  var keptLedger: [(key: String, json: ContiguousArray<UInt8>)] {
    records.unknown.entries.filter { $0.path.count == 2 && $0.path[0] == "ledger" }
      .map { ($0.path[1], $0.json) }
  }
}

extension Change.Kind {
  /// Whether a change of the kind is a movement of money.
  var movesMoney: Bool {
    switch self {
    case .credited, .debited, .clipped, .forgiven: true
    default: false
    }
  }
}
