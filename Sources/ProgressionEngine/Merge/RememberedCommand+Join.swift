import ProgressionModel

extension WriterRecord {
  /// What both know of one writer; of its commands those with the highest numbers.
  func joined(
    with other: WriterRecord, keeping count: Int, _ layout: Layout
  ) -> WriterRecord {
    var result = self
    let through = Swift.max(through, other.through)
    result.through = through
    var commands = remembered.commands(of: name, layout)
      .merged(with: other.remembered.commands(of: name, layout)) { left, right in
        Order.of(left.number, right.number)
      } joining: { left, right in
        left.joined(with: right)
      }
    commands.removeAll { $0.number <= through }
    result.remembered = RememberedCommands(commands, layout)
    result.forget(beyond: count, layout)
    result.shares = shares.joined(with: other.shares)
    return result
  }
}

extension RememberedCommand {
  /// The later one of two commands with one id.
  fileprivate func joined(with other: RememberedCommand) -> RememberedCommand {
    switch RememberedCommand.order(self, other) {
    case .before: return other
    case .after: return self
    case .same:
      var result = self
      result.unknown = unknown.union(other.unknown)
      return result
    }
  }

  /// By time, then in an order that is always the same.
  static func order(_ left: RememberedCommand, _ right: RememberedCommand) -> Order {
    Order.of(left.generation, right.generation)
      .then(Order.of(left.at, right.at))
      .then(Order.of(left.revision, right.revision))
      .then(Order.of(left.id, right.id))
      .then(Order.of(left.content, right.content))
      .then(Order.of(left.changes, right.changes))
      .then(Order.of(left.acknowledge, right.acknowledge) { Order.of($0, $1) })
      .then(Order.of(left.unknown, right.unknown))
  }
}

extension Records {
  /// Keeps the newest of the commands with opaque ids that either remembers.
  ///
  /// Of an id that came to both the later command stays, so that nothing that is forgotten comes
  /// back older. What was forgotten before the clock was set says nothing about the time since.
  mutating func joinRemembered(
    with other: Records, at generations: (left: Int64, right: Int64), keeping limit: Int64,
    _ layout: Layout
  ) {
    let latest = Swift.max(generations.left, generations.right)
    let sides = [(generations.left, forgottenThrough), (generations.right, other.forgottenThrough)]
    forgottenThrough = 0
    for (generation, through) in sides where generation == latest {
      forgottenThrough = Swift.max(forgottenThrough, through)
    }
    let commands = RememberedCommand.united(
      remembered.commands(of: nil, layout), other.remembered.commands(of: nil, layout))
    let dropped = Swift.max(0, commands.count - Int(clamping: limit))
    for command in commands.prefix(dropped) where command.generation == latest {
      forgottenThrough = Swift.max(forgottenThrough, command.at.addingClamped(1))
    }
    remembered = RememberedCommands(commands.dropFirst(dropped), layout)
  }
}

extension RememberedCommand {
  /// Two lists in their order as one, each id once.
  fileprivate static func united(
    _ left: [RememberedCommand], _ right: [RememberedCommand]
  ) -> [RememberedCommand] {
    let all = left.merged(with: right) {
      order($0, $1)
    } joining: {
      $0.joined(with: $1)
    }
    var seen: Set<CommandID> = []
    var latest: [RememberedCommand] = []
    for command in all.reversed() where seen.insert(command.id).inserted { latest.append(command) }
    return latest.reversed()
  }
}
