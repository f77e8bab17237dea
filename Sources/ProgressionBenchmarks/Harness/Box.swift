/// A value that several closures change in place.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
