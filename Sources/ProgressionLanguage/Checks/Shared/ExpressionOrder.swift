import ProgressionModel

/// Conditions and quantities in an order in which operands, and bodies of rules, come first.
struct ExpressionOrder {
  /// An entry of one of the two tables.
  enum Entry {
    case condition(ConditionRef)
    case quantity(QuantityRef)
  }

  private let conditionCount: Int
  private var vertices: [Int32] = []
  /// The rules of each cycle of rules that name each other.
  private(set) var ruleCycles: [[RuleRef]] = []

  init(_ game: Game) {
    conditionCount = game.conditions.count
    if game.rules.isEmpty, let vertices = Self.orderOfReading(game) {
      self.vertices = vertices
      return
    }
    let graph = Self.graph(of: game)
    var finder = ComponentFinder(vertexCount: graph.vertexCount)
    let all = 0..<Int32(clamping: graph.vertexCount)
    let components = finder.components(of: graph, among: Array(all))
    vertices = components.members
    for component in 0..<components.count {
      let members = components[component]
      guard members.count > 1 || Self.dependsOnItself(members.first, in: graph) else { continue }
      var rules: [RuleRef] = []
      for member in members where Int(member) < conditionCount {
        if case .rule(let rule) = game.conditions[Int(member)] { rules.append(rule) }
      }
      rules.sort()
      ruleCycles.append(rules)
    }
  }

  var count: Int { vertices.count }

  subscript(position: Int) -> Entry {
    let vertex = Int(vertices[position])
    if vertex < conditionCount { return .condition(ConditionRef(position: vertex)) }
    return .quantity(QuantityRef(position: vertex - conditionCount))
  }

  /// The order in which the entries were made, quantities right before the first condition that reads
  /// them, or `nil` where operands would not come first.
  private static func orderOfReading(_ game: Game) -> [Int32]? {
    let conditionCount = game.conditions.count
    var vertices: [Int32] = []
    vertices.reserveCapacity(conditionCount + game.quantities.count)
    var nextQuantity = 0
    var nextCondition = 0
    /// Whether all quantities up to one could be put into the order.
    func put(upTo quantity: Int) -> Bool {
      while nextQuantity <= quantity {
        switch game.quantities[nextQuantity] {
        case .countConditions(let parts):
          for part in parts where part.position >= nextCondition { return false }
        case .sum(let parts), .min(let parts), .max(let parts):
          for part in parts where part.position >= nextQuantity { return false }
        case .times(let part, _), .since(let part, _), .sinceAccepted(let part, _):
          if part.position >= nextQuantity { return false }
        case .literal, .stars, .clears, .fails, .score, .marks, .have, .earned, .spent, .counter,
          .purchases, .rank, .ranks, .percent, .countNodes, .countLevels, .streak, .timeSince:
          break
        }
        vertices.append(Int32(clamping: conditionCount + nextQuantity))
        nextQuantity += 1
      }
      return true
    }
    while nextCondition < conditionCount {
      switch game.conditions[nextCondition] {
      case .all(let parts), .any(let parts), .none(let parts):
        for part in parts where part.position >= nextCondition { return nil }
      case .not(let part): if part.position >= nextCondition { return nil }
      case .compare(let quantity, let bounds):
        if !put(upTo: quantity.position) { return nil }
        for bound in bounds {
          if case .quantity(let operand) = bound.operand, !put(upTo: operand.position) {
            return nil
          }
        }
      case .constant, .rule, .completed, .unlocked, .ownedProduct, .ownedItem, .flag, .visited,
        .met, .active, .failed, .marked, .attribute, .now, .weekly, .cohort, .waiting:
        break
      }
      vertices.append(Int32(clamping: nextCondition))
      nextCondition += 1
    }
    return put(upTo: game.quantities.count - 1) ? vertices : nil
  }

  private static func dependsOnItself(_ vertex: Int32?, in graph: DependencyGraph) -> Bool {
    guard let vertex else { return false }
    for edge in graph.row(of: Int(vertex)) where graph.targets[edge] == vertex { return true }
    return false
  }

  private static func graph(of game: Game) -> DependencyGraph {
    var graph = DependencyGraph()
    graph.reserveCapacity(vertices: game.conditions.count + game.quantities.count)
    let conditionCount = game.conditions.count
    for condition in game.conditions {
      switch condition {
      case .all(let parts), .any(let parts), .none(let parts):
        for part in parts { graph.add(part.position) }
      case .not(let part):
        graph.add(part.position)
      case .rule(let rule):
        graph.add(game[rule].condition.position)
      case .compare(let quantity, let bounds):
        graph.add(conditionCount + quantity.position)
        for bound in bounds {
          guard case .quantity(let operand) = bound.operand else { continue }
          graph.add(conditionCount + operand.position)
        }
      case .constant, .completed, .unlocked, .ownedProduct, .ownedItem, .flag, .visited, .met,
        .active, .failed, .marked, .attribute, .now, .weekly, .cohort, .waiting:
        break
      }
      graph.endRow()
    }
    for quantity in game.quantities {
      switch quantity {
      case .countConditions(let parts):
        for part in parts { graph.add(part.position) }
      case .sum(let parts), .min(let parts), .max(let parts):
        for part in parts { graph.add(conditionCount + part.position) }
      case .times(let part, _), .since(let part, _), .sinceAccepted(let part, _):
        graph.add(conditionCount + part.position)
      case .literal, .stars, .clears, .fails, .score, .marks, .have, .earned, .spent, .counter,
        .purchases, .rank, .ranks, .percent, .countNodes, .countLevels, .streak, .timeSince:
        break
      }
      graph.endRow()
    }
    return graph
  }
}
