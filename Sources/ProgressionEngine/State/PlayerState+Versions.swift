import ProgressionModel

extension PlayerState {
  /// The place of the pack's version in the list of versions, plus 1.
  var currentVersion: Int64 { place(ofVersion: layout.game.version) }

  /// The place of a version in the list, plus 1; 0 where it is not there.
  func place(ofVersion version: String) -> Int64 {
    let position = records.versions.firstIndex { $0.hasBytes(of: version) }
    return position.map { Int64($0) + 1 } ?? 0
  }

  /// The version under which a node's first source was stored; empty where none was.
  func sourceVersion(_ slots: NodeSlots) -> String {
    records.version(at: self[slots.sourceVersion])
  }

  /// Adds the pack's version to the list of versions; whoever makes a state sees to that.
  mutating func noteVersion() {
    if currentVersion == 0 { records.versions.append(layout.game.version) }
  }
}

extension Records {
  /// The version at a place that is counted from 1; empty for 0.
  func version(at place: Int64) -> String {
    place > 0 && place <= Int64(versions.count) ? versions[Int(place) - 1] : ""
  }
}
