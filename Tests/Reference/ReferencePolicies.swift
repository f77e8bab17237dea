/// How a pack treats clocks and command ids.
struct ReferencePolicies: Sendable {
  var isStrict = false
  /// How many opaque ids are remembered, and for how many seconds.
  var ids: Int64 = 256
  var age: Int64 = 30 * ReferenceCalendar.day
  var perWriter: Int64 = 64
  var ledger: Int64 = 128

  init() {}

  init(json: ReferenceJSON) {
    isStrict = json["clock"] == "strict"
    let remember = json["remember"]
    ids = remember?["ids"]?.integer ?? ids
    age = ReferenceCalendar.duration(remember?["for"]) ?? age
    perWriter = remember?["perWriter"]?.integer ?? perWriter
    ledger = json["ledger"]?.integer ?? ledger
  }
}
