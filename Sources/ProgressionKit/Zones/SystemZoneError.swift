/// Why a zone cannot be had from the system.
public enum SystemZoneError: Error, Hashable, Sendable {
  /// The system has no zone of the name; `nearest` is one like it.
  case unknownZone(String, nearest: String?)
  /// The system has no time zones at all, so not this one either.
  case noZones(String)
}

extension SystemZoneError: CustomStringConvertible {
  /// One sentence in lower case, without a final period.
  public var description: String { ([sentence] + help).joined(separator: "; ") }

  /// What is wrong.
  var sentence: String {
    switch self {
    case .unknownZone(let name, _): "there is no time zone `\(name)`"
    case .noZones(let name): "the system has no time zones to take `\(name)` from"
    }
  }

  /// What may have been meant.
  var help: [String] {
    switch self {
    case .unknownZone(_, let nearest?): ["did you mean `\(nearest)`?"]
    case .unknownZone(_, nil), .noZones: []
    }
  }
}
