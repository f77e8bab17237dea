public import ProgressionModel
public import ProgressionText

/// Writes commands as JSON, such that `CommandReader` reads the same again.
public enum CommandWriter {
  /// Writes one command: the head, what belongs to it, then the id, the time and the playthrough.
  ///
  /// - Complexity: linear in the size of the command.
  public static func write(_ command: Command, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key(command.action.name)
    write(command.action, to: &writer)
    if let id = command.id {
      writer.key("id")
      write(id, to: &writer)
    }
    if let now = command.now {
      writer.key("now")
      write(instant: now, to: &writer)
    }
    if let playthrough = command.playthrough {
      writer.key("playthrough")
      writer.string(playthrough)
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
    case .start(let id), .fail(let id), .select(let id), .visit(let id), .meet(let id),
      .accept(let id), .turnIn(let id), .abandon(let id), .open(let id), .reset(let id),
      .resume(let id):
      writer.string(id)
    case .begin(let name, let isCustom):
      writer.string(name)
      if isCustom {
        writer.key("custom")
        writer.boolean(true)
      }
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
    case .transaction(let notice): write(notice, to: &writer)
    case .tick: writer.boolean(true)
    case .setClock(let instant): write(instant: instant, to: &writer)
    case .do(let commands):
      writer.beginArray()
      for command in commands { write(command, to: &writer) }
      writer.endArray()
    }
  }

  private static func write(_ id: CommandID, to writer: inout JSONWriter) {
    switch id {
    case .opaque(let text): writer.string(text)
    case .writer(let name, let number):
      writer.beginObject()
      writer.key("writer")
      writer.string(name)
      writer.key("n")
      writer.integer(number)
      writer.endObject()
    }
  }

  private static func write(_ result: LevelResult, to writer: inout JSONWriter) {
    write("stars", result.stars, to: &writer)
    write("score", result.score, to: &writer)
    if !result.marks.isEmpty { write("marks", result.marks, to: &writer) }
  }

  private static func write(_ notice: StoreNotice, to writer: inout JSONWriter) {
    writer.string(notice.transaction)
    writer.key("product")
    writer.string(notice.product)
    writer.key("state")
    writer.string(notice.stage.description)
    write("quantity", notice.quantity, to: &writer)
    if let until = notice.until {
      writer.key("until")
      write(instant: until, to: &writer)
    }
    if notice.isRestored {
      writer.key("restored")
      writer.boolean(true)
    }
  }
}
