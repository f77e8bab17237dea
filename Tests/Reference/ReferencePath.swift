/// A place inside a JSON value.
struct ReferencePath {
  enum Step {
    case key(String)
    case index(Int)
  }

  var steps: [Step] = []

  func appending(_ step: Step) -> ReferencePath {
    ReferencePath(steps: steps + [step])
  }

  /// Every place inside a value, the outer ones before the inner ones.
  static func all(in json: ReferenceJSON) -> [ReferencePath] {
    var paths: [ReferencePath] = []
    var level: [(ReferencePath, ReferenceJSON)] = [(ReferencePath(), json)]
    while !level.isEmpty {
      var next: [(ReferencePath, ReferenceJSON)] = []
      for (path, value) in level {
        switch value {
        case .object(let members):
          for member in members { next.append((path.appending(.key(member.key)), member.value)) }
        case .array(let elements):
          for (index, element) in elements.enumerated() {
            next.append((path.appending(.index(index)), element))
          }
        default: break
        }
      }
      paths += next.map { $0.0 }
      level = next
    }
    return paths
  }

  func value(in json: ReferenceJSON) -> ReferenceJSON? {
    var value = json
    for step in steps {
      switch step {
      case .key(let key):
        guard let inner = value[key] else { return nil }
        value = inner
      case .index(let index):
        let elements = value.elements
        guard index < elements.count else { return nil }
        value = elements[index]
      }
    }
    return value
  }

  /// The value with what is here replaced, or taken away by nil.
  func replacing(in json: ReferenceJSON, with new: ReferenceJSON?) -> ReferenceJSON {
    ReferencePath.replace(steps[...], in: json, with: new)
  }

  private static func replace(
    _ steps: ArraySlice<Step>, in json: ReferenceJSON, with new: ReferenceJSON?
  ) -> ReferenceJSON {
    guard let step = steps.first else { return new ?? json }
    let rest = steps.dropFirst()
    switch step {
    case .key(let key):
      guard let inner = json[key] else { return json }
      if rest.isEmpty, new == nil { return json.removing(key) }
      return json.setting(key, replace(rest, in: inner, with: new))
    case .index(let index):
      guard case .array(var elements) = json, index < elements.count else { return json }
      if rest.isEmpty, new == nil {
        elements.remove(at: index)
      } else {
        elements[index] = replace(rest, in: elements[index], with: new)
      }
      return .array(elements)
    }
  }
}
