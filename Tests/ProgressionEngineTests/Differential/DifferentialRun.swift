import ProgressionReference

/// One pack and one script, played by the engine and by the reference evaluator side by side.
struct DifferentialRun {
  /// What the two said differently, or `nil` where they agree throughout.
  private(set) var difference: String?
  /// How many commands of each outcome were compared.
  private(set) var counts: [String: Int] = [:]

  private var steps = 0
  private var subject: EngineSubject
  private var reference: ReferencePlayer

  private init(_ subject: EngineSubject, _ reference: ReferencePlayer) {
    self.subject = subject
    self.reference = reference
  }

  /// Says what becomes of a script for a player with a seed.
  static func verdict(
    _ pack: ReferenceJSON, _ commands: [ReferenceJSON], seed: UInt64
  ) -> Shrinker.Verdict {
    guard let run = try? given(pack, commands, seed: seed) else { return .invalid }
    return run.difference == nil ? .passes : .fails
  }

  /// Plays a given script for a player with a seed.
  static func given(
    _ pack: ReferenceJSON, _ commands: [ReferenceJSON], seed: UInt64
  ) throws(ReferenceError) -> DifferentialRun {
    var run = try start(pack, try ReferencePack(json: pack), seed)
    run.compareSnapshots(after: "the start")
    for command in commands where run.difference == nil { run.step(command) }
    return run
  }

  /// Plays random commands on a random pack; the script goes up to what differed.
  static func random(
    seed: UInt64, size: Int, commands: Int, profile: GeneratorProfile
  ) throws(ReferenceError) -> (run: DifferentialRun, pack: ReferenceJSON, script: [ReferenceJSON]) {
    let pack = PackGenerator(seed: seed, size: size, profile: profile).pack()
    let model = try ReferencePack(json: pack)
    var run = try start(pack, model, seed)
    var generator = CommandGenerator(seed: seed, pack: model, profile: profile)
    var script: [ReferenceJSON] = []
    run.compareSnapshots(after: "the start")
    for _ in 0..<commands where run.difference == nil {
      let command = generator.next(for: run.reference)
      script.append(command)
      run.step(command)
    }
    return (run, pack, script)
  }

  /// A new player on both sides, whose chance and first instant the seed says.
  private static func start(
    _ pack: ReferenceJSON, _ model: ReferencePack, _ seed: UInt64
  ) throws(ReferenceError) -> DifferentialRun {
    let hour = Int64(seed % 97) * 3600
    let (chance, now) = (Int64(seed) &* 7919, ReferenceCalendar.scenarioStart + hour)
    return DifferentialRun(
      try EngineSubject(pack: pack, seed: chance, at: now),
      ReferencePlayer(pack: model, seed: chance, at: now))
  }

  private mutating func step(_ command: ReferenceJSON) {
    let expected = reference.apply(command)
    let before = subject.state
    steps += 1
    // Saving takes longest.
    let isSaved = steps % 4 == 0
    do {
      let actual = try subject.apply(command)
      counts[expected["outcome"]?.text ?? "", default: 0] += 1
      let (left, right) = (DifferentialRun.comparable(expected), DifferentialRun.comparable(actual))
      if left != right {
        difference = "after \(command.line)\n  expected \(left.line)\n  actual   \(right.line)"
        return
      }
      let broken = subject.brokenProperty(after: actual, from: before, comparesBytes: isSaved)
      if let broken {
        difference = "after \(command.line): \(broken)"
        return
      }
      if isSaved { try subject.restart() }
    } catch {
      difference = "after \(command.line): \(error)"
      return
    }
    compareSnapshots(after: command.line)
  }

  private mutating func compareSnapshots(after step: String) {
    let (expected, actual) = (reference.snapshot(), subject.snapshot())
    if let place = DifferentialRun.firstDifference(expected, actual, at: "") {
      difference = "after \(step): \(place)"
    } else if let condition = subject.disagreement() {
      difference = "after \(step): the engine's two evaluators disagree about \(condition)"
    }
  }

  /// Where two snapshots differ first.
  private static func firstDifference(
    _ expected: ReferenceJSON, _ actual: ReferenceJSON, at path: String
  ) -> String? {
    if expected == actual { return nil }
    let (left, right) = (expected.members, actual.members)
    guard !left.isEmpty, left.map(\.key) == right.map(\.key) else {
      return "\(path): expected \(expected.line), actual \(actual.line)"
    }
    for (old, new) in zip(left, right) {
      let inner = firstDifference(old.value, new.value, at: "\(path).\(old.key)")
      if let inner { return inner }
    }
    return nil
  }

  /// An outcome without what the two need not agree on: causes, the hints of rejections.
  private static func comparable(_ outcome: ReferenceJSON) -> ReferenceJSON {
    if let rejection = outcome["rejection"] {
      var kept: [ReferenceMember] = []
      let reason = rejection["reason"]
      for key in ["reason", "node", "missing"] {
        if key == "node", reason != "locked" { continue }
        if let value = rejection[key] { kept.append(ReferenceMember(key, value)) }
      }
      return ["outcome": "rejected", "rejection": .object(kept)]
    }
    var changes: [ReferenceJSON] = []
    for change in outcome["changes"]?.elements ?? [] {
      let plain = change.removing("by")
      if let amount = plain["amount"]?.integer, let last = changes.last,
        last["kind"] == plain["kind"], last["id"] == plain["id"],
        let sum = last["amount"]?.integer
      {
        changes[changes.count - 1] = last.setting("amount", .int(sum &+ amount))
      } else {
        changes.append(plain)
      }
    }
    // Transactions are not declared, so one order of theirs is as good as another.
    let transactions = changes.filter { $0["kind"] == "transaction" }
    let sorted = transactions.sorted { $0["id"]?.text ?? "" < $1["id"]?.text ?? "" }
    if let place = changes.firstIndex(where: { $0["kind"] == "transaction" }) {
      changes.replaceSubrange(place..<(place + sorted.count), with: sorted)
    }
    return outcome.setting("changes", .array(changes))
  }
}
