import ProgressionEngine
import ProgressionModel
import ProgressionText
import Testing

/// A player with playthroughs, of a test's pack.
///
/// Every step also checks what must hold after every step.
struct AccountPlayer {
  let game: TestGame
  var account: PlayerAccount

  init(_ game: TestGame) {
    self.game = game
    account = game.engine.newAccount(seed: 7)
  }

  /// Plays a command; the answer is its outcome as a line of text.
  @discardableResult
  mutating func play(
    _ json: String, as authority: Authority = .store,
    at location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let (line, found) = apply(try Command(json: json), as: authority)
    #expect(found == nil, "\(json): \(found ?? "")", sourceLocation: location)
    return line
  }

  /// Applies a command; the result is its outcome as a line of text, and what does not hold.
  mutating func apply(
    _ command: Command, as authority: Authority = .store
  ) -> (line: String, found: String?) {
    let engine = game.engine
    let before = (account: account, bytes: engine.encode(account))
    let line: String
    do throws(Rejection) {
      line = try engine.apply(command, to: &account, as: authority).line
    } catch {
      line = error.line
      if account != before.account { return (line, "a rejection changed the account") }
      if engine.encode(account) != before.bytes { return (line, "a rejection changed bytes") }
    }
    return (line, unsound)
  }

  /// What does not hold of the account; `nil` where it is sound.
  var unsound: String? {
    let engine = game.engine
    for name in account.names {
      guard let state = account.state(of: name) else { return "`\(name)` is not there" }
      if !engine.isUpToDate(state) { return "derived values of `\(name)` are not up to date" }
      if !engine.isConsistent(state) { return "totals of `\(name)` do not follow from shares" }
      if state.now != account.current.now { return "`\(name)` has another time" }
      for holding in game.game.holdings.indices where game.game.holdings[holding].scope == .account
      {
        let balances = [state, account.current].map {
          engine.have(HoldingRef(position: holding), in: $0)
        }
        if balances[0] != balances[1] { return "`\(name)` has another balance of the account" }
      }
    }
    let bytes = engine.encode(account)
    do throws(StateError) {
      let loaded = try load(bytes)
      if let found = difference(account, loaded) { return "loaded: \(found)" }
    } catch {
      return "it does not load: \(error.diagnostics.first?.message ?? "")"
    }
    return nil
  }

  /// Where two accounts differ: in what they compare, or in their bytes.
  func difference(_ left: PlayerAccount, _ right: PlayerAccount) -> String? {
    let (one, other) = (game.engine.encode(left), game.engine.encode(right))
    if one == other { return left == right ? nil : "unequal, though the bytes are equal" }
    let common = zip(one, other).prefix { $0 == $1 }.count
    let parts = [one, other].map { bytes in
      String(
        decoding: bytes[max(0, common - 150)..<min(bytes.count, common + 80)], as: UTF8.self)
    }
    return "…\(parts[0])… and …\(parts[1])…"
  }

  func load(_ bytes: ContiguousArray<UInt8>) throws(StateError) -> PlayerAccount {
    try game.engine.decodeAccount(
      SourceFile(name: "account.json", bytes: bytes), id: FileID(index: 0))
  }

  /// What a playthrough has of a holding.
  func have(_ id: String, in playthrough: String) throws -> Int64 {
    guard let state = account.state(of: playthrough) else {
      throw TestFailure("no playthrough `\(playthrough)`")
    }
    return game.engine.have(try game.holding(id), in: state)
  }
}
