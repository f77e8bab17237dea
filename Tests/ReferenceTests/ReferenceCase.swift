import ProgressionReference
import Testing

/// A played script and what the design says about its end, worked out by hand.
struct ReferenceCase: CustomTestStringConvertible, Sendable {
  var name: String
  var pack: ReferenceJSON
  var seed: Int64 = 0
  /// Each command with the reason of its rejection, or "" where it is accepted.
  var commands: [(ReferenceJSON, String)] = []
  /// Exact status by node.
  var status: [String: String] = [:]
  /// Conditions that hold at the end.
  var that: [ReferenceJSON] = []
  /// Parts of the snapshot at the end: of objects only the members that are named, null for none.
  var shows: ReferenceJSON = [:]
  /// The changes of the last command without `by`.
  var changes: ReferenceJSON?

  var testDescription: String { name }

  func play() throws {
    var player = ReferencePlayer(pack: try ReferencePack(json: pack), seed: seed)
    var last: ReferenceJSON = [:]
    for (command, reason) in commands {
      last = player.apply(command)
      #expect(last["rejection"]?["reason"]?.text ?? "" == reason, "\(command.line): \(last.line)")
      #expect(player.brokenIdentity() == nil, "\(command.line)")
    }
    let snapshot = player.snapshot()
    for (id, expected) in status.sorted(by: { $0.key < $1.key }) {
      #expect(snapshot["nodes"]?[id]?["status"]?.text == expected, "\(id)")
    }
    for condition in that { #expect(player.holds(condition), "\(condition.line)") }
    compare(shows, snapshot, at: "")
    guard let changes else { return }
    let plain = (last["changes"]?.elements ?? []).map { $0.removing("by") }
    #expect(plain == changes.elements, "\(ReferenceJSON.array(plain).line)")
  }

  private func compare(_ expected: ReferenceJSON, _ actual: ReferenceJSON?, at path: String) {
    guard case .object(let members) = expected, !members.isEmpty || actual?.members != [] else {
      #expect(expected == actual ?? .null, "\(path)")
      return
    }
    for member in members {
      compare(member.value, actual?[member.key], at: path + "." + member.key)
    }
  }
}
