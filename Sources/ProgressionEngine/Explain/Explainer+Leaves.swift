import ProgressionModel
import ProgressionText

extension Explainer {
  /// One leaf as it stands, negated or not, with what play and time can still do to it.
  func leaf(_ reference: ConditionRef, isNegated: Bool) -> Requirement {
    var leaf = standing(reference, isNegated: isNegated)
    if leaf.holds || isAboutSecret(reference) { return leaf }
    leaf.isImpossible = Finality(plain).isImpossible(reference, isNegated)
    guard !leaf.isImpossible else { return leaf }
    switch tables[reference] {
    case .now, .weekly, .waiting, .compare, .active, .failed:
      var foresight = Foresight(plain)
      leaf.holdsAt = foresight.earliest(reference, isNegated: isNegated, from: state.now)
    default: break
    }
    return leaf
  }

  private func isAboutSecret(_ reference: ConditionRef) -> Bool {
    switch tables[reference] {
    case .completed(let node), .unlocked(let node), .visited(let node), .met(let node),
      .active(let node), .failed(let node), .marked(let node, _):
      isSecret(node)
    default: false
    }
  }

  private func standing(_ reference: ConditionRef, isNegated: Bool) -> Requirement {
    let place = tables.conditionPlaces[reference.position]
    let holds = plain.holds(reference) != isNegated
    switch tables[reference] {
    case .constant:
      return Requirement(
        kind: .constant, place: place, holds: holds, isBlocker: false, subjects: [],
        text: holds ? "always" : "never")
    case .completed(let node): return completed(node, place, holds, isNegated)
    case .unlocked(let node) where tables[node].person != nil:
      return about(
        node, .presence, place, holds, isNegated, is: "is somewhere", isNot: "is nowhere")
    case .unlocked(let node):
      return about(
        node, .unlocked, place, holds, isNegated, is: "is open", isNot: "is not open")
    case .ownedProduct(let node):
      var leaf = about(
        node, .owned, place, holds, isNegated, is: "is owned", isNot: "is not owned")
      if let product = tables[node].product {
        leaf.needsRealMoney = product.price == nil && product.store != nil
      }
      return leaf
    case .visited(let node):
      return about(
        node, .visited, place, holds, isNegated, is: "was visited", isNot: "was not visited")
    case .met(let node):
      return about(node, .met, place, holds, isNegated, is: "was met", isNot: "was not met")
    case .active(let node):
      return about(node, .quest, place, holds, isNegated, is: "is active", isNot: "is not active")
    case .failed(let node):
      return about(node, .quest, place, holds, isNegated, is: "has failed", isNot: "has not failed")
    case .marked(let node, let mark):
      let name = mark.flatMap { mark in tables[node].level?.mark(at: mark) }
      let words = name.map { "has the mark `\($0)`" } ?? "has a mark"
      let not = name.map { "does not have the mark `\($0)`" } ?? "has no mark"
      return about(node, .marked, place, holds, isNegated, is: words, isNot: not)
    case .ownedItem(let item):
      return fact(
        .owned, place, holds, isNegated, id: tables[item].id, name: name(of: item),
        is: "is owned", isNot: "is not owned")
    case .flag(let flag):
      return fact(
        .flag, place, holds, isNegated, id: tables[flag].id, name: name(of: flag), is: "is set",
        isNot: "is not set")
    case .attribute(let attribute, let test):
      return self.attribute(attribute, test, place, holds, isNegated)
    case .rule(let rule):
      return fact(
        .rule, place, holds, isNegated, id: tables[rule].id, name: "rule `\(tables[rule].id)`",
        is: "holds", isNot: "does not hold")
    case .compare(let quantity, let bounds):
      return comparison(quantity, bounds, place, holds, isNegated)
    case .now, .weekly, .cohort, .waiting: return moment(reference, place, holds, isNegated)
    case .all, .any, .none, .not:
      return Requirement(
        kind: .rule, place: place, holds: holds, isBlocker: isNegated, subjects: [],
        text: holds ? "the condition holds" : "the condition does not hold")
    }
  }

  /// A sentence about something that is or is not so.
  private func fact(
    _ kind: Requirement.Kind, _ place: Place, _ holds: Bool, _ isNegated: Bool, id: String,
    name: String, is: String, isNot: String
  ) -> Requirement {
    let isSo = holds != isNegated
    var text = "\(name) \(isSo ? `is` : isNot)"
    if isNegated, !holds { text += ", which closes this" }
    return Requirement(
      kind: kind, place: place, holds: holds, isBlocker: isNegated, subjects: [id], text: text)
  }

  /// A sentence about a node; of a hidden one a player learns nothing.
  func about(
    _ node: NodeRef, _ kind: Requirement.Kind, _ place: Place, _ holds: Bool, _ isNegated: Bool,
    is: String, isNot: String
  ) -> Requirement {
    if isSecret(node) { return secret(kind, place, holds, isNegated) }
    return fact(
      kind, place, holds, isNegated, id: tables[node].id, name: name(of: node), is: `is`,
      isNot: isNot)
  }

  private func secret(
    _ kind: Requirement.Kind, _ place: Place, _ holds: Bool, _ isNegated: Bool
  ) -> Requirement {
    Requirement(
      kind: kind, place: place, holds: holds, isBlocker: isNegated, subjects: [],
      text: "something that is not known yet")
  }

  private func completed(
    _ node: NodeRef, _ place: Place, _ holds: Bool, _ isNegated: Bool
  ) -> Requirement {
    var leaf = about(
      node, .completed, place, holds, isNegated, is: "is completed", isNot: "is not completed")
    guard !isNegated, !holds, !isSecret(node), let world = tables[node].world,
      world.completeWhen == nil
    else { return leaf }
    let progress = state.progress(of: node)
    if progress.total == 0 {
      let products = tables[node].routes.compactMap { route in
        if case .product(let product) = route.kind { product } else { nil }
      }
      let names = products.map { isSecret($0) ? "something that is not known yet" : name(of: $0) }
      if !names.isEmpty {
        leaf.text += ": nothing of it counts without \(names.joined(separator: " or "))"
      }
      return leaf
    }
    let missing = progress.total - progress.done
    leaf.have = progress.done
    leaf.need = progress.total
    leaf.missing = missing
    let levels = progress.total == 1 ? "level" : "levels"
    leaf.text += ": \(progress.done) of \(progress.total) \(levels), \(missing) more"
    return leaf
  }

  private func attribute(
    _ attribute: AttributeRef, _ test: AttributeTest, _ place: Place, _ holds: Bool,
    _ isNegated: Bool
  ) -> Requirement {
    let name = tables[attribute].title
    let value = state.attributes[attribute.position].description
    let not = isNegated ? "not " : ""
    return Requirement(
      kind: .attribute, place: place, holds: holds, isBlocker: isNegated,
      subjects: [tables[attribute].id],
      text: "\(name) is \(value), needs \(not)\(words(for: test))")
  }

  private func words(for test: AttributeTest) -> String {
    switch test {
    case .isOne(let values):
      return values.map { $0.description }.joined(separator: " or ")
    case .compare(let bounds):
      return bounds.map { "\($0.comparator.words) \($0.value.description)" }
        .joined(separator: " and ")
    }
  }

  /// The requirement that a level's world is open.
  func world(of node: NodeRef) -> Requirement? {
    guard let level = tables[node].level, !plain.isOpen(level.world) else { return nil }
    return about(
      level.world, .world, tables[level.world].place, false, false, is: "is open",
      isNot: "is not open")
  }

  func isSecret(_ node: NodeRef) -> Bool {
    audience == .player && state.isHidden(node)
  }
}

extension Level {
  /// The mark at a position of the level's list.
  func mark(at position: Int64) -> String? {
    position >= 0 && position < Int64(marks.count) ? marks[Int(position)] : nil
  }
}
