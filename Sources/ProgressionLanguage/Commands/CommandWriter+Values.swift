import ProgressionModel
import ProgressionText

extension CommandWriter {
  /// Writes an instant as text; what no reader takes for one, as the number that it is.
  static func write(instant: Int64, to writer: inout JSONWriter) {
    if Instants.range.contains(instant) {
      writer.string(Instants.text(instant))
    } else {
      writer.integer(instant)
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

  static func write(_ key: String, _ integer: Int64?, to writer: inout JSONWriter) {
    guard let integer else { return }
    writer.key(key)
    writer.integer(integer)
  }

  static func write(_ key: String, _ strings: [String], to writer: inout JSONWriter) {
    writer.key(key)
    writer.beginArray()
    for string in strings { writer.string(string) }
    writer.endArray()
  }

  static func write(price: [NamedAmount], to writer: inout JSONWriter) {
    writer.key("price")
    if price.isEmpty {
      writer.string("free")
    } else {
      write(price, to: &writer)
    }
  }

  static func write(_ values: [NamedValue], to writer: inout JSONWriter) {
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

  static func write(_ bundle: NamedBundle, to writer: inout JSONWriter) {
    writer.beginObject()
    for amount in bundle.amounts {
      writer.key(amount.id)
      writer.integer(amount.amount)
    }
    if !bundle.unlock.isEmpty { write("unlock", bundle.unlock, to: &writer) }
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
    if !bundle.timers.isEmpty { write("timers", bundle.timers, to: &writer) }
    writer.endObject()
  }
}
