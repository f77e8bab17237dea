import ProgressionEngine
import ProgressionModel
import ProgressionReference

/// What must hold for the merging of any states of a player.
struct MergeLaws {
  let game: TestGame
  private var engine: Engine { game.engine }

  init(_ game: TestGame) { self.game = game }

  /// The first law that three states break; `nil` where all hold.
  func broken(_ states: [PlayerState]) throws -> String? {
    let (a, b, c) = (states[0], states[1], states[2])
    for state in states {
      if let found = difference(try engine.merge(state, state), state) { return "itself: \(found)" }
    }
    for (one, other) in [(a, b), (b, c), (a, c)] {
      if let found = try brokenByPair(one, other) { return found }
    }
    let all = try engine.merge(try engine.merge(a, b), c)
    if let found = difference(all, try engine.merge(a, try engine.merge(b, c))) {
      return "grouped: \(found)"
    }
    return difference(all, try engine.merge(try engine.merge(a, c), b)).map {
      "grouped otherwise: \($0)"
    }
  }

  private func brokenByPair(_ one: PlayerState, _ other: PlayerState) throws -> String? {
    let merged = try engine.merge(one, other)
    if let found = difference(merged, try engine.merge(other, one)) { return "swapped: \(found)" }
    if let found = difference(merged, try engine.merge(merged, one)) { return "again: \(found)" }
    if let found = difference(merged, try engine.merge(other, merged)) { return "again: \(found)" }
    if let found = gains(one, other, merged) { return found }
    return try inconsistency(merged) ?? brokenByNext(merged)
  }

  /// What goes wrong with the next command, or when the merged state was saved before.
  private func brokenByNext(_ merged: PlayerState) throws -> String? {
    let loaded = try game.load(engine.encode(merged))
    if let found = difference(merged, loaded) { return "loaded: \(found)" }
    let tick = Command(.tick)
    let (next, outcome) = try engine.applying(tick, to: merged, as: .operator)
    let (loadedNext, loadedOutcome) = try engine.applying(tick, to: loaded, as: .operator)
    if outcome != loadedOutcome { return "loaded, then told differently" }
    if let found = difference(next, loadedNext) { return "loaded, then played: \(found)" }
    if let found = inconsistency(next) { return "next: \(found)" }
    // What the first command settles, a second one need not.
    let again = try engine.applying(tick, to: next, as: .operator)
    return again.outcome.changes.isEmpty ? nil : "a second command settled \(again.outcome.line)"
  }

  /// Where two states differ: in what they compare, or in their bytes.
  func difference(_ left: PlayerState, _ right: PlayerState) -> String? {
    let (one, other) = (engine.encode(left), engine.encode(right))
    if one == other { return left == right ? nil : "unequal, though the bytes are equal" }
    let common = zip(one, other).prefix { $0 == $1 }.count
    let start = Swift.max(0, common - 120)
    let parts = [one, other].map { bytes in
      String(decoding: bytes[start..<Swift.min(bytes.count, common + 80)], as: UTF8.self)
    }
    return "…\(parts[0])… and …\(parts[1])…"
  }

  func inconsistency(_ state: PlayerState) -> String? {
    if !engine.isUpToDate(state) { return "derived values are not up to date" }
    return engine.isConsistent(state) ? nil : "totals do not follow from shares and records"
  }

  /// What a merge has that neither state gives it, and what it has lost of both.
  private func gains(_ left: PlayerState, _ right: PlayerState, _ merged: PlayerState) -> String? {
    let isSamePeriod = periods(of: left) == periods(of: right)
    for index in game.game.nodes.indices {
      let node = NodeRef(position: index)
      let sources = [left, right, merged].map { state in
        Set(engine.sources(of: node, in: state).sources).intersection([.earned, .taken, .granted])
      }
      var both = sources[0].union(sources[1])
      let now = sources[2]
      // A price that came back is not paid any more, whatever the other device has of it.
      if game.game[node].quest?.whenGone == .fail, !now.contains(.taken) { both.remove(.taken) }
      if !now.isSubset(of: both) { return "\(game.game[node].id) has a new source" }
      if isSamePeriod, now != both { return "\(game.game[node].id) has lost a source" }
    }
    for index in game.game.holdings.indices {
      let holding = HoldingRef(position: index)
      let terms = [left, right, merged].map { state in
        let terms = engine.terms(of: holding, in: state)
        // What a store moves follows from what both know of a purchase, and what a reset gives back
        // of a node that only the other device had taken from what that had cost.
        return [terms.initial, terms.earned, terms.spent, terms.taken]
      }
      for (one, (other, now)) in zip(terms[0], zip(terms[1], terms[2])) {
        let (sum, overflow) = one.addingReportingOverflow(other)
        if !overflow, now > sum { return "\(game.game[holding].id) has grown" }
        if isSamePeriod, now < Swift.max(one, other) {
          return "\(game.game[holding].id) has shrunk"
        }
      }
    }
    return nil
  }

  /// The periods as they are kept: a clock that was set back makes others of them.
  private func periods(of state: PlayerState) -> [ReferenceJSON?] {
    let text = String(decoding: engine.encode(state), as: UTF8.self)
    let resets = (try? ReferenceJSON(parsing: text))?["resets"]
    return game.game.resets.map { resets?[$0.id]?["period"] }
  }
}
