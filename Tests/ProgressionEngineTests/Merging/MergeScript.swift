import ProgressionEngine
import ProgressionModel

/// One thing that happens to one of several devices of a player.
enum MergeStep {
  case play(device: Int, Command)
  case merge(device: Int, with: Int)
  /// A device begins anew from what another one has.
  case copy(device: Int, from: Int)
}

/// What happens to the devices of a player, one after another.
struct MergeScript {
  let game: TestGame
  let devices: Int
  var steps: [MergeStep]

  /// Random play of devices that start together, drift apart and meet now and then.
  static func random(_ game: TestGame, seed: UInt64, devices: Int = 3, length: Int) -> MergeScript {
    var dice = MergeDice(seed: seed)
    // Now and then a copied device goes on under the name of the other one.
    let writers = ["phone", "tablet", dice.chance(30) ? "phone" : "console"]
    var commands = (0..<devices).map { device in
      MergeCommands(
        game.game, seed: seed &* 31 &+ UInt64(device), writer: writers[device % writers.count])
    }
    var steps: [MergeStep] = []
    for _ in 0..<dice.number(0...Int64(length / 4)) {
      steps.append(.play(device: 0, commands[0].next()))
    }
    for device in 1..<devices { steps.append(.copy(device: device, from: 0)) }
    while steps.count < length {
      let device = dice.place(in: devices)
      let other = (device + 1 + dice.place(in: devices - 1)) % devices
      switch dice.number(0...99) {
      case 0...3: steps.append(.merge(device: device, with: other))
      case 4: steps.append(.copy(device: device, from: other))
      case 5...7:
        // The same command reaches two devices.
        let command = commands[device].next()
        steps.append(.play(device: device, command))
        steps.append(.play(device: other, command))
      default: steps.append(.play(device: device, commands[device].next()))
      }
    }
    return MergeScript(game: game, devices: devices, steps: steps)
  }

  /// The states of the devices in the end; a finding of `check` after a step is thrown.
  func run(
    _ check: (MergeStep, _ before: PlayerState, _ after: PlayerState) -> String? = { _, _, _ in nil
    }
  ) throws -> [PlayerState] {
    let engine = game.engine
    var states = Array(repeating: engine.newPlayer(seed: 7), count: devices)
    for step in steps {
      let device: Int
      let before: PlayerState
      switch step {
      case .play(let index, let command):
        device = index
        before = states[index]
        _ = try? engine.apply(command, to: &states[index], as: .store)
      case .merge(let index, let other):
        device = index
        before = states[index]
        states[index] = try engine.merge(before, states[other])
      case .copy(let index, let other):
        states[index] = states[other]
        continue
      }
      if let finding = check(step, before, states[device]) { throw TestFailure(finding) }
    }
    return states
  }

  /// Fewer steps for which the same is still so: parts are left out, large ones first.
  func shrunk(while holds: (MergeScript) -> Bool) -> MergeScript {
    var smallest = self
    var size = steps.count / 2
    while size > 0 {
      var start = 0
      while start < smallest.steps.count {
        var candidate = smallest
        candidate.steps.removeSubrange(start..<Swift.min(start + size, candidate.steps.count))
        if holds(candidate) { smallest = candidate } else { start += size }
      }
      size /= 2
    }
    return smallest
  }

  /// The steps, one a line.
  var text: String {
    steps.map { step in
      switch step {
      case .play(let device, let command):
        "\(device): \(command.action)"
          + (command.id.map { " id \($0)" } ?? "") + (command.now.map { " now \($0)" } ?? "")
      case .merge(let device, let other): "\(device): merged with \(other)"
      case .copy(let device, let other): "\(device): copied from \(other)"
      }
    }.joined(separator: "\n")
  }
}
