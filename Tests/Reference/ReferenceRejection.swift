/// Why a command changed nothing.
struct ReferenceRejection: Error {
  var reason: String
  var node: String?
  var missing: [String: Int64]?

  init(_ reason: String, node: String? = nil, missing: [String: Int64]? = nil) {
    self.reason = reason
    self.node = node
    self.missing = missing
  }

  func json(pack: ReferencePack) -> ReferenceJSON {
    var rejection: ReferenceJSON = ["reason": .string(reason)]
    if let node { rejection = rejection.setting("node", .string(node)) }
    if let missing { rejection = rejection.setting("missing", pack.json(missing)) }
    return ["outcome": "rejected", "rejection": rejection]
  }
}
