/// One of several possibilities, inside of the one before it.
struct WayStep: Hashable {
  /// The choice, by a number that no other choice of the target has.
  let choice: Int
  /// The possibility, by a number that no other possibility of the target has.
  let possibility: Int
}

/// Where a condition stands among the ways of its target.
struct Way: Hashable {
  var steps: [WayStep] = []
  /// Whether the way is nothing but the condition: what is a choice there is more ways.
  var isOpen = false
}

/// What a node asks of a way: to open, to be completed, or not to be failed.
enum Question: Hashable {
  case opening
  case completion
  case failing

  init(_ route: GraphEdge.Route) {
    switch route {
    case .counts: self = .completion
    case .blocks: self = .failing
    case .opens, .follows, .taken, .product, .grants, .gives, .order: self = .opening
    }
  }
}

/// The numbers of the ways of one target, for one question.
///
/// Ways that are one arrow each need none. Where a way has several parts, or several choices are to be
/// made, each way has a number.
struct WayNumbers {
  /// What there is of a way.
  enum Part: Hashable {
    case source(GraphSource)
    case note(String)
    case choice(Int)
  }

  private var choices: [[WayStep]: [Int]] = [:]
  private var possibilities: [Int: [Int]] = [:]
  private var parts: [[WayStep]: Set<Part>] = [:]
  private let isNumbered: Bool

  init(_ all: [(way: [WayStep], part: Part)]) {
    var choices: [[WayStep]: [Int]] = [:]
    var possibilities: [Int: [Int]] = [:]
    var parts: [[WayStep]: Set<Part>] = [:]
    for (way, part) in all {
      for (depth, step) in way.enumerated() {
        let outer = Array(way[..<depth])
        if choices[outer]?.contains(step.choice) != true {
          choices[outer, default: []].append(step.choice)
          parts[outer, default: []].insert(.choice(step.choice))
        }
        if possibilities[step.choice]?.contains(step.possibility) != true {
          possibilities[step.choice, default: []].append(step.possibility)
        }
      }
      parts[way, default: []].insert(part)
    }
    self.choices = choices
    self.possibilities = possibilities
    isNumbered =
      (choices[[]]?.count ?? 0) > 1 || parts.contains { !$0.key.isEmpty && $0.value.count > 1 }
  }

  /// The number of a way, as in `1` or `A2.1`; `nil` where it needs none.
  func number(of way: [WayStep]) -> String? {
    if way.isEmpty || !isNumbered { return nil }
    return way.indices.map { depth in
      let step = way[depth]
      let beside = choices[Array(way[..<depth])] ?? []
      let place = (possibilities[step.choice]?.firstIndex(of: step.possibility) ?? 0) + 1
      if beside.count < 2 { return "\(place)" }
      return Self.letters(beside.firstIndex(of: step.choice) ?? 0) + "\(place)"
    }.joined(separator: ".")
  }

  /// A, B, ..., Z, AA, AB, ...
  private static func letters(_ number: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(65 + number % 26)))
    return number < 26 ? letter : letters(number / 26 - 1) + letter
  }
}
