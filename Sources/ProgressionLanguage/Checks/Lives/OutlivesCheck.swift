import ProgressionModel
import ProgressionText

/// Finds conditions that read facts of another life than what they decide, where that surprises.
///
/// What is earned for good by a fact that only grows may well outlive it: an achievement of the
/// account for what was done in one playthrough. So of what is stored at once only what the end of a
/// fact would open is found; and all that follows a fact, or waits for it, for longer than it lives.
struct OutlivesCheck {
  let checked: CheckedGame
  private let lives: FactLives
  private let givers: Givers
  private var findings: Findings

  var game: Game { checked.game }

  static func run(on checked: CheckedGame, _ lives: FactLives, into findings: inout Findings) {
    guard lives.areMixed else { return }
    let givers = Givers(checked, space: VertexSpace(checked.game))
    var check = OutlivesCheck(
      checked: checked, lives: lives, givers: givers, findings: findings)
    check.run()
    findings = check.findings
  }

  private mutating func run() {
    var nodes: [[NodeRef]] = Array(repeating: [], count: game.resets.count + 2)
    for (position, life) in lives.nodes.enumerated() {
      nodes[life.index].append(NodeRef(position: position))
    }
    for index in nodes.indices where !nodes[index].isEmpty {
      let life: Lifetime =
        switch index {
        case 0: .account
        case 1: .playthrough
        default: .reset(ResetRef(position: index - 2))
        }
      let begun = LifeOutlook(.begun(before: life), checked, lives)
      for node in nodes[index] { findShorter(for: node, life, begun) }
      guard life != .account else { continue }
      let kept = LifeOutlook(.kept(beyond: life), checked, lives)
      for node in nodes[index] { findKept(for: node, life, kept) }
    }
  }

  // MARK: What lives shorter

  private mutating func findShorter(
    for node: NodeRef, _ life: Lifetime, _ outlook: LifeOutlook
  ) {
    let shape = checked.shape[node]
    if shape.kind == .npc || shape.kind == .product { return }
    for route in checked.shape.routes(of: node) {
      switch route.kind {
      case .automatic(isLive: true), .product:
        guard pays(node, life, atOpening: true) else { continue }
        findFollowing(route.when, of: node, life, outlook)
      case .automatic(isLive: false), .taken:
        let prospect = outlook.holds(route.when)
        guard prospect.mayHold, prospect.witness >= 0 else { continue }
        report(ConditionRef(prospect.witness), of: node, life, outlook) { owner, fact, end in
          "\(owner), but the end of `\(fact)` with \(end) is enough to open it"
        }
      }
    }
    if pays(node, life, atOpening: false) {
      findFollowing(shape.completeWhen, of: node, life, outlook)
    }
    guard shape.kind == .quest, let quest = game[node].quest else { return }
    for (position, objective) in quest.objectives.enumerated() {
      guard let reading = outlook.reading(in: objective.condition) else { continue }
      if life != .account, isStoredAtOnce(position, of: quest, reading, outlook) { continue }
      report(reading, of: node, life, outlook) { owner, fact, end in
        "\(owner), but its objective `\(objective.name)` reads `\(fact)`, which ends with \(end)"
      }
    }
    if let reading = quest.failWhen.flatMap({ outlook.reading(in: $0) }) {
      report(reading, of: node, life, outlook) { owner, fact, end in
        "\(owner), but its `failWhen` reads `\(fact)`, which ends with \(end)"
      }
    }
    findPeople(of: quest, node, life, outlook)
  }

  /// Whether an objective that only grows ends its stage by itself, so that it is done for good as
  /// soon as it holds, like an achievement.
  private func isStoredAtOnce(
    _ objective: Int, of quest: Quest, _ reading: ConditionRef, _ outlook: LifeOutlook
  ) -> Bool {
    guard let stage = quest.stages.firstIndex(of: [objective]) else { return false }
    if quest.turnIn != nil, stage == quest.stages.count - 1 { return false }
    // Growth counts from a value that a new life begins below.
    if case .compare(let quantity, _) = game[reading], case .sinceAccepted = game[quantity] {
      return false
    }
    return outlook.holds(quest.objectives[objective].condition).witness < 0
  }

  /// Whether something is kept of a node that only follows: it is of the account, or has rewards,
  /// which are paid once in its life.
  func pays(_ node: NodeRef, _ life: Lifetime, atOpening: Bool) -> Bool {
    if life == .account { return true }
    let opening = Reward.Moment.atRank(1).order
    return game[node].rewards.contains { ($0.moment.order <= opening) == atOpening }
  }

  private mutating func findFollowing(
    _ when: ConditionRef?, of node: NodeRef, _ life: Lifetime, _ outlook: LifeOutlook
  ) {
    guard let reading = when.flatMap({ outlook.reading(in: $0) }) else { return }
    let paid = life == .account ? "" : " and is rewarded once in its life"
    report(reading, of: node, life, outlook) { owner, fact, end in
      "\(owner)\(paid), but follows `\(fact)`, which ends with \(end)"
    }
  }

  mutating func report(
    _ reading: ConditionRef, of node: NodeRef, _ life: Lifetime, _ outlook: LifeOutlook,
    _ message: (_ owner: String, _ fact: String, _ end: String) -> String
  ) {
    guard let fact = outlook.fact(of: reading) else { return }
    let id = game[node].id
    let shorter = lives.lifetime(of: fact)
    var help: [String] = []
    if let ender = lives.ender(of: fact) {
      help.append("take `\(lives.id(of: fact))` out of the `ends` of `\(game[ender].id)`")
    } else if canMove(fact) {
      help.append("give `\(lives.id(of: fact))` the scope `\(game.word(for: life))`")
    }
    help.append("or give `\(id)` the scope `\(game.word(for: shorter))`")
    if help.count == 1 { help = ["give `\(id)` the scope `\(game.word(for: shorter))`"] }
    add(
      at: game.conditionPlaces[reading.position], else: game[node].place,
      message("`\(id)` is of \(game.owner(of: life))", lives.id(of: fact), game.owner(of: shorter)),
      fact, help)
  }

  // MARK: What lives longer

  private mutating func findKept(
    for node: NodeRef, _ life: Lifetime, _ outlook: LifeOutlook
  ) {
    let shape = checked.shape[node]
    if shape.kind == .npc || shape.kind == .product || !givers.of(node).isEmpty { return }
    var reading: Int32 = -1
    var consequence = "keep it shut for good"
    for route in checked.shape.routes(of: node) {
      let prospect = outlook.holds(route.when)
      if prospect.mayHold {
        reading = -1
        break
      }
      if reading < 0 { reading = prospect.witness }
    }
    if reading < 0, let failWhen = shape.failWhen {
      let prospect = outlook.fails(failWhen)
      if !prospect.mayHold { reading = prospect.witness }
    }
    if reading < 0, let quest = game[node].quest {
      let absence = absence(ofPeopleOf: quest, outlook)
      reading = absence.witness
      if !absence.isOfGiver { consequence = "keep it from being handed in for good" }
    }
    guard reading >= 0, let fact = outlook.fact(of: ConditionRef(reading)) else { return }
    let id = game[node].id
    let longer = lives.lifetime(of: fact)
    add(
      at: game.conditionPlaces[Int(reading)], else: game[node].place,
      "`\(id)` is of \(game.owner(of: life)), but `\(lives.id(of: fact))`, which only commands change and is "
        + "of \(game.owner(of: longer)), can \(consequence)",
      fact,
      [
        "give `\(lives.id(of: fact))` the scope `\(game.word(for: life))`, "
          + "or `\(id)` the scope `\(game.word(for: longer))`",
        "where it is meant to be carried over, say why: "
          + "\"$allow\": {\"outlives-what-it-reads\": \"…\"}",
      ])
  }

  // MARK: Words

  private mutating func add(
    at place: Place, else other: Place, _ message: String, _ fact: LivingFact, _ help: [String]
  ) {
    let scope = game.word(for: lives.lifetime(of: fact))
    let what =
      lives.ender(of: fact).map { "`\(game[$0].id)` ends `\(lives.id(of: fact))`" }
      ?? "`\(lives.id(of: fact))` has the scope `\(scope)`"
    let declared = lives.ender(of: fact).map { game[$0].place } ?? lives.place(of: fact)
    findings.add(
      .outlivesWhatItReads, severity: .warning, at: place.isNone ? other : place, message,
      related: declared.isNone || !canMove(fact)
        ? [] : [Diagnostic.Related(place: declared, message: what)],
      help: help)
  }

  /// Whether a scope can be written where the fact is declared.
  private func canMove(_ fact: LivingFact) -> Bool {
    switch fact {
    case .node, .holding, .flag, .counter, .attribute, .timer: true
    case .streak, .reset: false
    }
  }
}
