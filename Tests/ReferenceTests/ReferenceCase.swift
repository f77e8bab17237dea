import ProgressionReference
import Testing

/// A played script and what the design says about its end, worked out by hand.
struct ReferenceCase: CustomTestStringConvertible, Sendable {
  var name: String
  var pack: ReferenceJSON
  /// Each command with the reason of its rejection, or "" where it is accepted.
  var commands: [(ReferenceJSON, String)] = []
  /// Exact status by node.
  var status: [String: String] = [:]
  /// Conditions that hold at the end.
  var that: [ReferenceJSON] = []
  /// The changes of the last command without `by`.
  var changes: ReferenceJSON?

  var testDescription: String { name }

  func play() throws {
    var player = ReferencePlayer(pack: try ReferencePack(json: pack))
    var last: ReferenceJSON = [:]
    for (command, reason) in commands {
      last = player.apply(command)
      #expect(last["rejection"]?["reason"]?.text ?? "" == reason, "\(command.line): \(last.line)")
    }
    let nodes = player.snapshot()["nodes"]
    for (id, expected) in status.sorted(by: { $0.key < $1.key }) {
      #expect(nodes?[id]?["status"]?.text == expected, "\(id)")
    }
    for condition in that { #expect(player.holds(condition), "\(condition.line)") }
    guard let changes else { return }
    let plain = (last["changes"]?.elements ?? []).map { $0.removing("by") }
    #expect(plain == changes.elements, "\(ReferenceJSON.array(plain).line)")
  }
}
