@testable import ProgressionEngine
func dbgDiff(_ a: PlayerAccount, _ b: PlayerAccount) -> String {
  var out = "pos \(a.position) \(b.position) res \(a.resumption == b.resumption) unk \(a.unknown == b.unknown)"
  for (x, y) in zip(a.playthroughs, b.playthroughs) where x != y {
    out += " [\(x.playthrough) rev \(x.revision) \(y.revision) seed \(x.seed) \(y.seed) rec \(x.records == y.records)"
    let l = x.layout
    for s in 0..<l.factCount where x.values[s] != y.values[s] { out += " slot\(s):\(x.values[s])/\(y.values[s]) life \(l.lives[s].index) join \(l.joins[s])" }
    if x.records != y.records { let p = x.records, q = y.records
      out += " w\(p.writers == q.writers) r\(p.remembered == q.remembered) f\(p.forgottenThrough == q.forgottenThrough) t\(p.transactions == q.transactions) l\(p.ledger == q.ledger) s\(p.stamps == q.stamps) c\(p.closed == q.closed) fo\(p.folded == q.folded) u\(p.unknown == q.unknown)"
      out += " \(p.ledger.count) \(q.ledger.count)" }
    out += "]"
  }
  return out
}
import Testing
@Test func dbgSeed() throws {
  for play in RandomPlay.plays(6, size: 20, commands: 50, from: 96_000) where play.seed == 96005 {
    var player = AccountPlayer(play.game)
    var dice = MergeDice(seed: play.seed)
    for command in play.script {
      let command = AccountPropertyTests.aimed(command, &dice)
      let (line, found) = player.apply(command)
      print("DBG", command, line)
      for (i, p) in player.account.playthroughs.enumerated() {
        var q = p
        if i != player.account.position { _ = q.detachAccount() } else { q.rebuildTotals(); q.bringStoreRanks() }
        let l = p.layout
        print("DBG", i, player.account.position, p.playthrough, p == q, p.records.transactions.map { "\($0.id) \($0.playthrough) \($0.granted)" })
        for s in 0..<l.factCount where p.values[s] != q.values[s] { print("DBG slot", s, p.values[s], q.values[s]) }
      }
      if found != nil { break }
    }
  }
}
