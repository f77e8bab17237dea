import ProgressionText

/// The text of a saved state, of whatever schema, as JSON of the present one.
struct StateReading {
  let root: JSONValue
  /// Where mistakes are reported that only show in the upgraded text; `nil` where nothing was upgraded.
  private let origin: Place?

  /// - Throws: what is wrong with the text.
  init(_ file: SourceFile, _ id: FileID) throws(StateError) {
    let (document, diagnostics) = JSONReader.read(file, as: id)
    guard let document, diagnostics.isEmpty else { throw StateError(diagnostics) }
    try self.init(document.root)
  }

  /// - Throws: what is wrong with a state of the old schema.
  init(_ json: JSONValue) throws(StateError) {
    guard json["schema"]?.string == StateUpgrade.oldSchema else {
      root = json
      origin = nil
      return
    }
    var upgrade = StateUpgrade()
    let bytes = upgrade.upgrade(json)
    if !upgrade.diagnostics.isEmpty { throw StateError(upgrade.diagnostics) }
    let (upgraded, _) = JSONReader.read(
      SourceFile(name: "state", bytes: bytes), as: json.place.file)
    root = upgraded?.root ?? json
    origin = json.place
  }

  /// The fingerprint of the pack that the state belongs to.
  var fingerprint: String? { root["fingerprint"]?.string }

  /// - Throws: every mistake, with its place in the file.
  func read(with reader: inout StateReader) throws(StateError) {
    reader.isUpgraded = origin != nil
    reader.read(root)
    if reader.diagnostics.isEmpty { return }
    let diagnostics = reader.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.place = origin ?? diagnostic.place
      return diagnostic
    }
    throw StateError(diagnostics, needsAdoption: reader.needsAdoption)
  }
}
