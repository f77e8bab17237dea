import ProgressionModel

extension PlayerState {
  /// The place of the pack's version in the list of versions, plus 1.
  var currentVersion: Int64 {
    let version = layout.game.version
    let position = records.versions.firstIndex { $0.utf8.elementsEqual(version.utf8) }
    return position.map { Int64($0) + 1 } ?? 0
  }

  /// Adds the pack's version to the list of versions; whoever makes a state sees to that.
  mutating func noteVersion() {
    if currentVersion == 0 { records.versions.append(layout.game.version) }
  }
}
