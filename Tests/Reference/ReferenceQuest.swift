/// What is stored of a quest.
struct ReferenceQuest: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    case none
    case active
    case givenUp
    case failed
    case completed
  }

  var phase = Phase.none
  /// When it was accepted last.
  var acceptedAt: Int64 = 0
  /// The place of the stage among the stages.
  var stage = 0
  /// Whether it was accepted by itself in this life.
  var wasAutomatic = false

  /// Whether the quest stays open, whatever becomes of its routes.
  var keepsOpen: Bool {
    switch phase {
    case .active, .failed, .completed: true
    case .none, .givenUp: false
    }
  }

  mutating func setClock(back instant: Int64) {
    acceptedAt = min(acceptedAt, instant)
  }

  // MARK: - The moment of acceptance

  private static let prefix = "quest "

  /// What `"since": "accepted"` means inside a quest.
  static func moment(of id: String) -> String { prefix + id }

  static func id(ofMoment moment: String) -> String? {
    moment.hasPrefix(prefix) ? String(moment.dropFirst(prefix.count)) : nil
  }

  /// The conditions of a quest with the moment that their `since` means.
  static func resolve(_ json: ReferenceJSON, quest id: String) -> ReferenceJSON {
    switch json {
    case .array(let elements): return .array(elements.map { resolve($0, quest: id) })
    case .object(let members):
      return .object(
        members.map { member in
          let isMoment = member.key == "since" && member.value == "accepted"
          let value = isMoment ? .string(moment(of: id)) : resolve(member.value, quest: id)
          return ReferenceMember(member.key, value)
        })
    default: return json
    }
  }
}

/// One of the places where an npc can be.
struct ReferencePlacement {
  var when: ReferenceJSON
  /// nil for nowhere.
  var location: String?

  var isSomewhere: Bool { location != nil }
}

extension ReferenceNode {
  var objectives: [ReferenceMember] { json["objectives"]?.members ?? [] }

  func isOptional(_ objective: String) -> Bool {
    json["optional"]?.elements.contains(.string(objective)) ?? false
  }

  /// The names of the objectives of each stage; one stage of all that are required if none is
  /// written.
  var stages: [[String]] {
    guard let stages = json["stages"]?.elements, !stages.isEmpty else {
      return [objectives.map { $0.key }.filter { !isOptional($0) }]
    }
    return stages.map { $0.elements.compactMap { $0.text } }
  }

  var hasRetry: Bool { json["retry"] != false }
  var failsWhenGone: Bool { json["whenGone"] == "fail" }
  var isAcceptedByItself: Bool { json["accept"] == "auto" }

  /// The instant after which nobody accepts the quest any more, where the deadline is one.
  var lastInstant: Int64? {
    json["deadline"]?.text.flatMap { ReferenceCalendar.instant(.string($0)) }
  }

  /// When a quest that was accepted then fails; nil where that is beyond all time.
  func deadline(acceptedAt instant: Int64) -> Int64? {
    if let lastInstant { return lastInstant }
    guard let length = json["deadline"].flatMap({ ReferenceCalendar.duration($0) }) else {
      return nil
    }
    let end = ReferenceMoney.sum([instant, length])
    return end <= ReferenceCalendar.lastInstant ? end : nil
  }

  /// Where an npc can be; nil for one who is always there, without a place.
  var placements: [ReferencePlacement]? {
    guard kind == .npc, let places = json["at"] else { return nil }
    if let location = places.text { return [ReferencePlacement(when: true, location: location)] }
    return places.elements.map { place in
      let isNowhere = place["nowhere"] == true
      return ReferencePlacement(
        when: place["when"] ?? true, location: isNowhere ? nil : place["location"]?.text)
    }
  }
}

extension ReferencePack {
  /// Says of each quest who gives it and to whom it is handed in.
  mutating func readQuests() {
    for place in nodes.indices where nodes[place].kind == .npc {
      for quest in nodes[place].json["gives"]?.elements ?? [] {
        if let quest = node(quest) { nodes[quest].giver = place }
      }
    }
    for place in nodes.indices where nodes[place].kind == .quest {
      let json = ReferenceQuest.resolve(nodes[place].json, quest: nodes[place].id)
      nodes[place].json = json
      if let giver = node(json["giver"]) { nodes[place].giver = giver }
      nodes[place].turnIn =
        json["turnIn"] == nil ? nodes[place].giver : node(json["turnIn"])
    }
  }
}
