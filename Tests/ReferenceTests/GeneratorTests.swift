import ProgressionReference
import Testing

@Suite("The generators and the shrinker")
struct GeneratorTests {
  static let profiles: [GeneratorProfile] = [.mixed, .money, .quests]

  @Test("Generated packs are valid, and the same seed makes the same pack", arguments: profiles)
  func packsAreValid(profile: GeneratorProfile) throws {
    for seed in UInt64(1)...60 {
      let generator = PackGenerator(seed: seed, size: seed % 2 == 0 ? 40 : 8, profile: profile)
      let json = generator.pack()
      #expect(json["worlds"] != nil, "seed \(seed)")
      _ = try ReferencePack(json: json)
      #expect(try ReferenceJSON(parsing: json.pretty) == json)
      #expect(generator.pack() == json)
    }
  }

  @Test("Together they use every word of the language in scope", arguments: profiles)
  func packsUseEveryWord(profile: GeneratorProfile) {
    let words = [
      "all", "any", "none", "not", "rule", "completed", "unlocked", "owned", "flag", "visited",
      "marked", "with", "attribute", "is", "in", "stars", "clears", "fails", "score", "marks",
      "have", "earned", "spent", "counter", "purchases", "rank", "ranks", "percent", "count",
      "are", "withStars", "sum", "min", "max", "times", "atLeast", "atMost", "moreThan",
      "lessThan", "equals", "notEquals", "when", "price", "product", "live", "reach", "at",
      "discounts", "choice", "visible", "bonus", "order", "completeWhen", "scoreForStars",
      "startPrice", "defaults", "onUnlock", "perNewRank", "atRank", "onComplete",
      "onEveryComplete", "perNewStar", "atStars", "onMark", "unlock", "set", "add", "grants",
      "limit", "store", "renamed", "tags", "cap", "initial", "$previous", "$world", "free",
      "now", "from", "until", "days", "between", "zone", "cohort", "share", "waiting",
      "timeSince", "reset", "since", "streak", "scope", "account", "resets", "every", "day",
      "week", "on", "grace", "catchUp", "by", "command", "ends", "playthrough", "refunds",
      "debt", "refill", "amount", "timers", "after", "chests", "weights", "weight", "refund",
      "clamp", "ignore", "subscription", "policies", "remember", "ids", "for", "perWriter",
      "ledger", "clock", "strict", "quests", "npcs", "giver", "gives", "accept", "auto",
      "player", "objectives", "optional", "stages", "turnIn", "turnInPrice", "failWhen",
      "deadline", "whenGone", "suspend", "fail", "retry", "missable", "accepted", "location",
      "nowhere", "met", "active", "failed",
    ]
    let text = (UInt64(1)...120).map { PackGenerator(seed: $0, profile: profile).pack().line }
      .joined()
    for word in words { #expect(text.contains("\"\(word)\""), "\(word)") }
  }

  @Test(
    "A replay gives the same outcomes, a rejection changes nothing, and balances add up",
    arguments: profiles)
  func commandsAreRepeatable(profile: GeneratorProfile) throws {
    var outcomes: [String: Int] = [:]
    for seed in UInt64(1)...15 {
      let json = PackGenerator(seed: seed, size: 15, profile: profile).pack()
      let pack = try ReferencePack(json: json)
      var generator = CommandGenerator(seed: seed, pack: pack, profile: profile)
      var player = ReferencePlayer(pack: pack, seed: Int64(seed))
      var script: [(ReferenceJSON, ReferenceJSON)] = []
      for _ in 0..<40 {
        let command = generator.next(for: player)
        let before = player.snapshot()
        let outcome = player.apply(command)
        if outcome["outcome"] != "accepted" { #expect(player.snapshot() == before) }
        #expect(player.brokenIdentity() == nil, "seed \(seed), \(command.line)")
        outcomes[
          outcome["rejection"]?["reason"]?.text ?? outcome["outcome"]?.text ?? "", default: 0] +=
          1
        script.append((command, outcome))
      }
      var second = ReferencePlayer(pack: pack, seed: Int64(seed))
      for (command, outcome) in script { #expect(second.apply(command) == outcome) }
    }
    let accepted = outcomes["accepted"] ?? 0
    #expect(accepted > 250, "\(outcomes)")
    guard profile == .money else { return }
    for outcome in ["duplicate", "tooOld", "insufficientFunds", "duplicateWithDifferentContent"] {
      #expect(outcomes[outcome] ?? 0 > 0, "\(outcome)")
    }
  }

  @Test("A failure is shrunk to what it needs")
  func shrinks() throws {
    /// Fails where a node was kept open.
    func keepsOpen(_ json: ReferenceJSON, _ commands: [ReferenceJSON]) -> Shrinker.Verdict {
      guard let pack = try? ReferencePack(json: json) else { return .invalid }
      var player = ReferencePlayer(pack: pack)
      for command in commands {
        let changes = player.apply(command)["changes"]?.elements ?? []
        if changes.contains(where: { $0["kind"] == "keptOpen" }) { return .fails }
      }
      return .passes
    }
    var found = 0
    for seed in UInt64(1)...40 where found < 2 {
      let json = PackGenerator(seed: seed, size: 12).pack()
      let pack = try ReferencePack(json: json)
      var generator = CommandGenerator(seed: seed, pack: pack)
      var player = ReferencePlayer(pack: pack)
      var commands: [ReferenceJSON] = []
      for _ in 0..<60 {
        let command = generator.next(for: player)
        commands.append(command)
        _ = player.apply(command)
      }
      guard keepsOpen(json, commands) == .fails else { continue }
      found += 1
      var shrinker = Shrinker(pack: json, commands: commands, test: keepsOpen)
      shrinker.shrink()
      #expect(keepsOpen(shrinker.pack, shrinker.commands) == .fails)
      #expect(shrinker.commands.count <= 3, "\(shrinker.text)")
      #expect(shrinker.pack.line.utf8.count < 500, "\(shrinker.text)")
    }
    #expect(found == 2)
  }
}
