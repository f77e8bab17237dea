import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads `policies`.
  mutating func readPolicies(_ pack: JSONValue) {
    guard let value = pack["policies"], isObject(value, "`policies`") else { return }
    checkKeys(value, .policies)
    if let clock = value["clock"] {
      if clock.equals("strict") {
        game.policies.clock = .strict
      } else {
        reportWord(clock, "clock", ["strict"])
      }
    }
    if let entries = value["ledger"].flatMap({ count($0, "ledger") }) {
      game.policies.ledgerEntries = entries
    }
    if let most = value["playthroughs"].flatMap({ integer($0, "playthroughs", in: 1...100) }) {
      game.policies.playthroughs = most
    }
    let form = "write {\"ids\": 256, \"for\": \"30d\", \"perWriter\": 64}"
    guard let remember = value["remember"], isObject(remember, "`remember`", help: [form])
    else { return }
    checkKeys(remember, .remember)
    if let ids = remember["ids"].flatMap({ count($0, "ids") }) { game.policies.rememberedIDs = ids }
    if let age = remember["for"].flatMap({ duration($0, "for") }) {
      game.policies.rememberedFor = age
    }
    if let number = remember["perWriter"].flatMap({ count($0, "perWriter") }) {
      game.policies.rememberedPerWriter = number
    }
  }

  /// A number of things to keep in every saved state.
  private mutating func count(_ value: JSONValue, _ what: String) -> Int64? {
    integer(value, what, in: 1...100_000)
  }
}
