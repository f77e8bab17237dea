import ProgressionEngine
import ProgressionModel
import Testing

/// A device of a player, which numbers its commands.
struct Device {
  let game: TestGame
  let name: String
  var state: PlayerState
  private var number: Int64 = 0

  init(_ game: TestGame, _ name: String, from state: PlayerState? = nil) {
    self.game = game
    self.name = name
    self.state = state ?? game.engine.newPlayer()
  }

  /// Plays commands from JSON, which must be accepted.
  mutating func play(_ commands: String..., at location: SourceLocation = #_sourceLocation) throws {
    for json in commands {
      let line = try line(json)
      #expect(line.hasPrefix("accepted"), "\(name): \(json): \(line)", sourceLocation: location)
    }
  }

  /// Plays one command; the answer is its outcome as a line of text.
  mutating func line(_ json: String) throws -> String {
    var command = try Command(json: json)
    if command.id == nil {
      number += 1
      command.id = .writer(name, number: number)
    }
    do throws(Rejection) {
      return try game.engine.apply(command, to: &state, as: .store).line
    } catch {
      return error.line
    }
  }

  func have(_ id: String) throws -> Int64 {
    game.engine.have(try game.holding(id), in: state)
  }

  func counter(_ id: String) throws -> Int64 {
    guard case .counter(let counter)? = NameTable(game.game).lookup(id) else {
      throw TestFailure("no counter `\(id)`")
    }
    return game.engine.counter(counter, in: state)
  }

  func flag(_ id: String) throws -> Bool {
    guard case .flag(let flag)? = NameTable(game.game).lookup(id) else {
      throw TestFailure("no flag `\(id)`")
    }
    return game.engine.flag(flag, in: state)
  }

  func stars(_ id: String) throws -> Int64 {
    game.engine.stars(of: try game.node(id), in: state)
  }

  func isOpen(_ id: String) throws -> Bool {
    game.engine.isOpen(try game.node(id), in: state)
  }
}

/// Two devices that had the same state once, and what they are together.
struct Meeting {
  var phone: Device
  var tablet: Device
  /// A third device that has only what the two have together.
  var merged: Device

  /// Lets both play on from the same start, then merges; the order must not matter.
  init(
    _ tables: String, start: [String] = [], phone: [String] = [], tablet: [String] = [],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let game = try TestGame(tables)
    var server = Device(game, "server")
    for command in start { try server.play(command, at: location) }
    self.phone = Device(game, "phone", from: server.state)
    self.tablet = Device(game, "tablet", from: server.state)
    for command in phone { try self.phone.play(command, at: location) }
    for command in tablet { try self.tablet.play(command, at: location) }
    merged = server
    merged = Device(game, "desk", from: try Meeting.merge(self.phone, self.tablet, at: location))
  }

  /// A command with its time.
  static func at(_ json: String, _ instant: String) -> String {
    json.dropLast() + #", "now": "\#(instant)"}"#
  }

  /// Merges again, after either has played on.
  mutating func meet(at location: SourceLocation = #_sourceLocation) throws {
    merged.state = try Meeting.merge(phone, tablet, at: location)
  }

  private static func merge(
    _ one: Device, _ other: Device, at location: SourceLocation
  ) throws -> PlayerState {
    let engine = one.game.engine
    let merged = try engine.merge(one.state, other.state)
    let swapped = try engine.merge(other.state, one.state)
    #expect(merged == swapped, "swapped", sourceLocation: location)
    #expect(engine.encode(merged) == engine.encode(swapped), "swapped", sourceLocation: location)
    #expect(try engine.merge(merged, one.state) == merged, "again", sourceLocation: location)
    #expect(try engine.merge(other.state, merged) == merged, "again", sourceLocation: location)
    #expect(try engine.merge(merged, merged) == merged, "itself", sourceLocation: location)
    #expect(engine.isUpToDate(merged), sourceLocation: location)
    return merged
  }
}
