/// What a step can do beside sending a command, by its key.
enum OwnHead: String, CaseIterable {
  case press
  case wait
  case at
  case restart
  case save
  case load
  case fork
  case merge
  case upgrade
  case `repeat`

  /// The keys of all.
  static let keys = allCases.map(\.rawValue)
}
