/// Why a zone cannot be had from the system.
public enum SystemZoneError: Error, Hashable, Sendable {
  /// The system has no zone of the name; `nearest` is one like it.
  case unknownZone(String, nearest: String?)
  /// The system has no time zones at all, so not this one either.
  case noZones(String)
}

extension SystemZoneError: CustomStringConvertible {
  /// One sentence in lower case, without a final period.
  public var description: String {
    switch self {
    case .unknownZone(let name, nil): "there is no time zone `\(name)`"
    case .unknownZone(let name, let nearest?):
      "there is no time zone `\(name)`; did you mean `\(nearest)`?"
    case .noZones(let name): "the system has no time zones to take `\(name)` from"
    }
  }
}
