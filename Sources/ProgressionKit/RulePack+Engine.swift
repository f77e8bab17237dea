package import ProgressionEngine
import ProgressionModel
public import ProgressionText

extension RulePack {
  /// The engine of the pack, or what only making it finds.
  ///
  /// Time zones are those of the system, so the findings may differ from machine to machine.
  ///
  /// - Returns: An engine and no findings; or no engine, and no findings where `diagnostics` tells.
  package func compiled() -> (engine: Engine?, findings: [Diagnostic]) {
    guard let game else { return (nil, []) }
    do {
      let zones = try ZoneTables.system(game.zoneNames)
      do {
        return (try Engine(compiling: game, zones: zones), [])
      } catch {
        return (nil, [finding(of: error)])
      }
    } catch {
      return (nil, unknownZones(of: game))
    }
  }

  private func finding(of error: CompileError) -> Diagnostic {
    switch error {
    case .tooLarge: Diagnostic(.tooLarge, at: .none, error.description)
    case .negativeCycle: Diagnostic(.negativeCycle, at: .none, error.description)
    case .unknownZone: Diagnostic(.unknownZone, at: .none, error.description)
    }
  }

  /// A finding for each name that the system does not know, where it stands first.
  private func unknownZones(of game: Game) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for name in game.zoneNames {
      do {
        _ = try ZoneTables.system([name], years: 2000...2000)
      } catch {
        findings.append(
          Diagnostic(
            .unknownZone, at: place(ofZone: name, in: game), error.sentence, help: error.help))
      }
    }
    return findings.inOrderOfPlace()
  }

  private func place(ofZone name: String, in game: Game) -> Place {
    var places: [Place] = []
    for reset in game.resets where reset.calendar?.schedule.zone == name {
      places.append(reset.place)
    }
    for (condition, place) in zip(game.conditions, game.conditionPlaces) {
      if case .weekly(let window) = condition, window.zone == name { places.append(place) }
    }
    guard let first = places.min() else { return .none }
    return place(of: "\"\(name)\"", from: first)
  }

  /// Where a text stands next in the file of a place; the place itself where it does not.
  private func place(of text: String, from place: Place) -> Place {
    let bytes = sources[place.file].bytes[Int(place.start)...]
    let wanted = ContiguousArray(text.utf8)
    for start in bytes.indices where bytes[start...].starts(with: wanted) {
      return Place(
        file: place.file, start: Int32(start), end: Int32(start + wanted.count))
    }
    return place
  }
}

extension DiagnosticCode {
  /// A time zone that the system does not know.
  public static let unknownZone: DiagnosticCode = "unknown-zone"
}
