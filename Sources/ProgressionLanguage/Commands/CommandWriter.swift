public import ProgressionModel
public import ProgressionText

/// Writes commands as JSON, such that `CommandReader` reads the same again.
public enum CommandWriter {
  /// Writes one command: the head, what belongs to it, then the id.
  ///
  /// - Complexity: linear in the size of the command.
  public static func write(_ command: Command, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key(command.action.name)
    write(command.action, to: &writer)
    if let id = command.id {
      writer.key("id")
      writer.string(id)
    }
    writer.endObject()
  }

  /// The command as compact JSON.
  ///
  /// - Complexity: linear in the size of the command.
  public static func write(_ command: Command) -> String {
    var writer = JSONWriter(style: .compact)
    write(command, to: &writer)
    return writer.text
  }

  private static func write(_ action: Command.Action, to writer: inout JSONWriter) {
    switch action {
    case .complete(let node, let result):
      writer.string(node)
      write(result, to: &writer)
    case .start(let node), .fail(let node), .select(let node), .visit(let node):
      writer.string(node)
    case .unlock(let node, let price, let rank):
      writer.string(node)
      if let price { write(price: price, to: &writer) }
      write("rank", rank, to: &writer)
    case .buy(let product, let quantity, let price):
      writer.string(product)
      if quantity != 1 { write("quantity", quantity, to: &writer) }
      if let price { write(price: price, to: &writer) }
    case .grant(let bundle): write(bundle, to: &writer)
    case .take(let amounts), .add(let amounts): write(amounts, to: &writer)
    case .set(let values): write(values, to: &writer)
    case .tick: writer.boolean(true)
    case .do(let commands):
      writer.beginArray()
      for command in commands { write(command, to: &writer) }
      writer.endArray()
    }
  }

  private static func write(_ result: LevelResult, to writer: inout JSONWriter) {
    write("stars", result.stars, to: &writer)
    write("score", result.score, to: &writer)
    if result.marks.isEmpty { return }
    writer.key("marks")
    writer.beginArray()
    for mark in result.marks { writer.string(mark) }
    writer.endArray()
  }

  private static func write(_ key: String, _ integer: Int64?, to writer: inout JSONWriter) {
    guard let integer else { return }
    writer.key(key)
    writer.integer(integer)
  }

  private static func write(price: [NamedAmount], to writer: inout JSONWriter) {
    writer.key("price")
    if price.isEmpty {
      writer.string("free")
    } else {
      write(price, to: &writer)
    }
  }

  /// Writes amounts as an object.
  static func write(_ amounts: [NamedAmount], to writer: inout JSONWriter) {
    writer.beginObject()
    for amount in amounts {
      writer.key(amount.id)
      writer.integer(amount.amount)
    }
    writer.endObject()
  }

  private static func write(_ values: [NamedValue], to writer: inout JSONWriter) {
    writer.beginObject()
    for value in values {
      writer.key(value.id)
      switch value.value {
      case .boolean(let boolean): writer.boolean(boolean)
      case .integer(let integer): writer.integer(integer)
      case .text(let text): writer.string(text)
      }
    }
    writer.endObject()
  }

  private static func write(_ bundle: NamedBundle, to writer: inout JSONWriter) {
    writer.beginObject()
    for amount in bundle.amounts {
      writer.key(amount.id)
      writer.integer(amount.amount)
    }
    if !bundle.unlock.isEmpty {
      writer.key("unlock")
      writer.beginArray()
      for node in bundle.unlock { writer.string(node) }
      writer.endArray()
    }
    if !bundle.set.isEmpty {
      writer.key("set")
      writer.beginObject()
      for flag in bundle.set {
        writer.key(flag)
        writer.boolean(true)
      }
      writer.endObject()
    }
    if !bundle.add.isEmpty {
      writer.key("add")
      write(bundle.add, to: &writer)
    }
    writer.endObject()
  }
}
