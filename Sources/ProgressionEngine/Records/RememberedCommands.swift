import ProgressionModel

/// Commands of one writer, or with opaque ids, that were accepted, packed: each with its outcome,
/// which is only unpacked when somebody asks for it.
///
/// Those of a writer are in the order of their numbers, the others as `RememberedCommand.order`
/// says.
struct RememberedCommands: Equatable, Sendable {
  /// When a command happened, and how often the operator had set the clock by then.
  struct Time {
    var at: Int64
    var generation: Int64
  }

  private var packed = PackedEntries()

  init() {}

  init(_ commands: some Sequence<RememberedCommand>, _ layout: Layout) {
    var packer = RecordPacker(layout)
    for command in commands { append(command, with: &packer) }
    packed.trim()
  }

  /// Commands whose changes were packed before, when they were read.
  init(packed commands: some Sequence<StateReader.Remembered>, _ layout: Layout) {
    var packer = RecordPacker(layout)
    for one in commands {
      packed.append(with: &packer) { $0.add(one.command, packed: one.changes) }
    }
    packed.trim()
  }

  var count: Int { packed.count }
  var isEmpty: Bool { packed.isEmpty }

  mutating func append(_ command: RememberedCommand, with packer: inout RecordPacker) {
    packed.append(with: &packer) { $0.add(command) }
  }

  /// Adds a command of a writer where its number belongs.
  ///
  /// - Complexity: O(1) on average for the highest number, else O(n) for n commands.
  mutating func insert(
    _ command: RememberedCommand, of writer: String, with packer: inout RecordPacker
  ) {
    if command.number > lastNumber(packer.layout) { return append(command, with: &packer) }
    var all = commands(of: writer, packer.layout)
    all.insert(command, at: all.partition { $0.number < command.number })
    self = RememberedCommands(all, packer.layout)
  }

  mutating func dropFirst(_ number: Int) {
    packed.dropFirst(number)
  }

  /// All commands; `writer` is whose they are, `nil` of those with opaque ids.
  ///
  /// - Complexity: O(n) for n commands.
  func commands(of writer: String?, _ layout: Layout) -> [RememberedCommand] {
    packed.places.map { command(at: $0, of: writer, layout) }
  }

  private func command(
    at place: Int, of writer: String?, _ layout: Layout
  ) -> RememberedCommand {
    var unpacker = packed.unpacker(at: place, layout)
    return unpacker.rememberedCommand(of: writer)
  }

  /// The command of a writer with a number.
  ///
  /// - Complexity: O(1) for numbers above all others, else O(n) for n commands.
  func command(
    numbered number: Int64, of writer: String, _ layout: Layout
  ) -> RememberedCommand? {
    if number > lastNumber(layout) { return nil }
    for place in packed.places {
      var unpacker = packed.unpacker(at: place, layout)
      if unpacker.signed() == number { return command(at: place, of: writer, layout) }
    }
    return nil
  }

  /// The command with an opaque id.
  ///
  /// - Complexity: O(n) for n commands.
  func command(withID id: String, _ layout: Layout) -> RememberedCommand? {
    var packer = RecordPacker(layout)
    packer.add(literal: id)
    for place in packed.places where packed.begins(at: place, with: packer.bytes) {
      return command(at: place, of: nil, layout)
    }
    return nil
  }

  /// The numbers of a writer's commands, in their order.
  func numbers(_ layout: Layout) -> some Sequence<Int64> {
    packed.places.lazy.map { place in
      var unpacker = packed.unpacker(at: place, layout)
      return unpacker.signed()
    }
  }

  private func lastNumber(_ layout: Layout) -> Int64 {
    guard var last = packed.last(layout) else { return 0 }
    return last.signed()
  }

  /// When commands with opaque ids happened, in their order.
  func times(_ layout: Layout) -> some Sequence<Time> {
    packed.places.lazy.map { place in
      var unpacker = packed.unpacker(at: place, layout)
      _ = unpacker.text()
      return unpacker.time()
    }
  }
}

extension RecordPacker {
  /// Whose the command is, its owner knows.
  fileprivate mutating func add(_ command: RememberedCommand) {
    addHead(of: command)
    add(command.changes)
    if !command.unknown.isEmpty { add(command.unknown) }
  }

  /// The same for a command whose changes were packed before.
  fileprivate mutating func add(
    _ command: RememberedCommand, packed changes: ContiguousArray<UInt8>
  ) {
    addHead(of: command)
    add(packed: changes)
    if !command.unknown.isEmpty { add(command.unknown) }
  }

  private mutating func addHead(of command: RememberedCommand) {
    switch command.id {
    case .opaque(let id): add(literal: id)
    case .writer(_, let number): add(number)
    }
    add(command.at)
    add(command.generation)
    add(command.content)
    add(command.revision)
    let answer: UInt8 =
      switch command.acknowledge {
      case nil: 0
      case false?: 1
      case true?: 2
      }
    add(byte: answer | (command.unknown.isEmpty ? 0 : 4))
  }
}

extension RecordUnpacker {
  fileprivate mutating func time() -> RememberedCommands.Time {
    let at = signed()
    return RememberedCommands.Time(at: at, generation: signed())
  }

  fileprivate mutating func rememberedCommand(of writer: String?) -> RememberedCommand {
    let id: CommandID =
      if let writer { .writer(writer, number: signed()) } else { .opaque(text()) }
    let time = time()
    let content = digest()
    let revision = signed()
    let parts = byte()
    var command = RememberedCommand(
      id: id, content: content, at: time.at, generation: time.generation, revision: revision,
      changes: changes(), acknowledge: parts & 3 == 0 ? nil : parts & 3 == 2)
    if parts & 4 != 0 { command.unknown = unknownContent() }
    return command
  }
}
