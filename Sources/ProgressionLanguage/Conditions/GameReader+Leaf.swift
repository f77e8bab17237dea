import ProgressionModel
import ProgressionText

extension GameReader {
  /// Reads what asks one thing of one node, item or flag.
  mutating func leaf(_ object: HeadedObject) -> Condition? {
    let value = object.value
    let head = object.head.rawValue
    if value.kind == .array {
      reportSeveral(value, head)
      return nil
    }
    switch object.head {
    case .completed:
      guard let node = node(value, head, .completable) else { return nil }
      guard game[node].hasCompletion else {
        reportNoCompletion(node, value)
        return nil
      }
      return .completed(node)
    case .unlocked:
      guard let node = node(value, head, .node) else { return nil }
      return isOwnable(node, value.place) ? .unlocked(node) : nil
    case .owned:
      switch entity(value, head, [.product, .item]) {
      case .node(let node): return isOwnable(node, value.place) ? .ownedProduct(node) : nil
      case .holding(let item): return .ownedItem(item)
      default: return nil
      }
    case .flag:
      if case .flag(let flag) = entity(value, head, .flag) { return .flag(flag) }
      return nil
    case .visited:
      return node(value, head, .location).map { .visited($0) }
    case .met: return node(value, head, .npc).map { .met($0) }
    case .active: return node(value, head, .quest).map { .active($0) }
    case .failed: return node(value, head, .quest).map { .failed($0) }
    case .marked:
      return marked(object)
    default:
      return nil
    }
  }

  /// Whether a node is no product that nobody owns.
  mutating func isOwnable(_ node: NodeRef, _ place: Place) -> Bool {
    guard game[node].product?.kind == .consumable else { return true }
    let id = game[node].id
    report.error(
      .notOwnable, at: place, "`\(id)` is a consumable, which is used up and never owned",
      help: ["write {\"purchases\": \"\(id)\", \"atLeast\": 1}"])
    return false
  }

  private mutating func marked(_ object: HeadedObject) -> Condition? {
    guard let node = node(object.value, "marked", .level), let level = game[node].level
    else { return nil }
    guard let with = object.companion("with") else {
      if level.marks.isEmpty {
        report.error(
          .noSuchProperty, at: object.value.place, "the level `\(game[node].id)` has no marks",
          help: ["declare them in the level: \"marks\": [\"…\"]"])
        return nil
      }
      return .marked(node, mark: nil)
    }
    guard let mark = text(with, "with") else { return nil }
    if let position = level.marks.firstIndex(of: mark) {
      return .marked(node, mark: Int64(position))
    }
    reportMark(mark, with.place, "the level `\(game[node].id)` has", level.marks)
    return nil
  }

  mutating func reportMark(_ mark: String, _ place: Place, _ owner: String, _ marks: [String]) {
    var help: [String] = []
    var fix: Fix?
    if let near = NameSuggestion.nearest(to: mark, in: marks) {
      help = ["did you mean `\(near)`?"]
      fix = Self.respelling(mark, as: near, at: place)
    } else if !marks.isEmpty {
      help = ["its marks are \(Self.list(marks))"]
    } else {
      help = ["declare it in the level: \"marks\": [\"\(mark)\"]"]
    }
    report.error(.unknownMark, at: place, "\(owner) no mark `\(mark)`", help: help, fix: fix)
  }

  private mutating func reportNoCompletion(_ node: NodeRef, _ value: JSONValue) {
    let id = game[node].id
    report.error(
      .noSuchProperty, at: value.place,
      "`\(id)` is \(game[node].kind.withArticle) without ranks: opened, never completed",
      help: ["write {\"unlocked\": \"\(id)\"}"])
  }

  private mutating func reportSeveral(_ value: JSONValue, _ head: String) {
    var parts = ""
    var ids = ""
    for (index, element) in value.elements.enumerated() {
      if index > 0 {
        parts += ", "
        ids += ", "
      }
      if index == 3 {
        parts += "…"
        ids += "…"
        break
      }
      parts += "{\"\(head)\": \(element.sourceText)}"
      ids += element.sourceText
    }
    var help = ["for all of them, write {\"all\": [\(parts)]}"]
    if ["completed", "unlocked", "owned", "visited", "met"].contains(head) {
      help.append(
        "for some of them, write {\"count\": [\(ids)], \"are\": \"\(head)\", \"atLeast\": 1}")
    } else {
      help.append("for one of them, write {\"any\": [\(parts)]}")
    }
    report.error(
      .oneReference, at: value.place, "`\(head)` names one thing; this is a list", help: help)
  }
}
