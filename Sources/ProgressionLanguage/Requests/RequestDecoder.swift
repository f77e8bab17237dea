import ProgressionModel
import ProgressionText

/// Takes the objects of requests apart.
struct RequestDecoder: ShapeReader {
  var report = Report()

  private static let keys = KeySet(
    "a request", ["id", "state", "seed", "now", "commands", "ask"])

  mutating func request(_ json: JSONValue) -> EvaluationRequest {
    var request = EvaluationRequest()
    let example = "write {\"state\": …, \"commands\": […], \"ask\": [\"status\"]}"
    guard isObject(json, "a request", help: [example]) else { return request }
    checkKeys(json, Self.keys)
    for member in json.members where member.duplicateOf == nil {
      read(member, into: &request)
    }
    if request.state != nil, let seed = json["seed"] {
      report.error(
        .conflictingKeys, at: seed.place, "`seed` is for new players; a saved one has its own",
        related: [.init(place: request.state?.place ?? .none, message: "the saved player")],
        help: ["leave `seed` out"])
    }
    return request
  }

  private mutating func read(_ member: JSONMember, into request: inout EvaluationRequest) {
    let value = member.value
    if member.keyIs("state") {
      if value.kind != .null { request.state = value }
    } else if member.keyIs("commands") {
      readCommands(value, into: &request)
    } else if member.keyIs("id") {
      if Self.isID(value) {
        request.id = value
      } else {
        reportType(of: value, "the `id` of a request is a string or a number")
      }
    } else if member.keyIs("now") {
      let (instant, finding) = InstantReader.read(value, "now")
      request.now = instant
      if let finding { report.add(finding) }
    } else if member.keyIs("seed") {
      request.seed = integer(value, "seed") ?? 0
    } else if member.keyIs("ask") {
      readQuestions(value, into: &request)
    }
  }

  static func isID(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .string, .integer, .number: true
    default: false
    }
  }

  private mutating func readCommands(
    _ json: JSONValue, into request: inout EvaluationRequest
  ) {
    guard isList(json, "`commands`", help: ["write [{\"complete\": \"world/1\", \"stars\": 3}]"])
    else { return }
    for element in json.elements {
      let (command, diagnostics) = CommandReader.read(element)
      request.steps.append(command.map { .command($0) } ?? .malformed(diagnostics))
    }
  }

  // MARK: - Questions

  private mutating func readQuestions(
    _ json: JSONValue, into request: inout EvaluationRequest
  ) {
    let example = json.string.map { "write [\"\($0)\"]" } ?? "write [\"status\"]"
    guard isList(json, "`ask`", help: [example]) else { return }
    var asked: Set<String> = []
    for element in json.elements {
      guard let text = element.string else {
        reportType(of: element, "a question is a string", help: ["write \"status\""])
        continue
      }
      guard let question = question(text, at: element.place) else { continue }
      if asked.insert(text).inserted {
        request.questions.append(
          EvaluationRequest.Asked(text: text, place: element.place, question: question))
      } else {
        report.error(.duplicateName, at: element.place, "`\(text)` is asked twice")
      }
    }
  }

  private mutating func question(_ text: String, at place: Place) -> Question? {
    var head = text
    var subject: String?
    if let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) {
      head = String(text[..<colon])
      subject = String(text[text.utf8.index(after: colon)...])
    }
    if let question = Question(head, about: subject) { return question }
    if !Question.heads.contains(head) {
      reportUnknown(head, subject, text, place)
    } else if subject?.isEmpty ?? true {
      report.error(
        .unknownWord, at: place, "`\(head)` asks about a node",
        help: ["write \"\(head):\" and the id of a node"])
    } else {
      report.error(
        .unknownWord, at: place, "`\(head)` asks about everything, not about `\(subject ?? "")`",
        help: ["write \"\(head)\""], fix: Self.writing(head, at: place))
    }
    return nil
  }

  private mutating func reportUnknown(
    _ head: String, _ subject: String?, _ text: String, _ place: Place
  ) {
    guard let meant = NameSuggestion.nearest(to: head, in: Question.heads) else {
      report.error(
        .unknownWord, at: place, "`\(text)` is no question",
        help: [
          "the questions are `status`, `status:NODE`, `status:TABLE`, `explain:NODE`, `have`, "
            + "`nextLevel`"
        ])
      return
    }
    let rewrite = subject.map { "\(meant):\($0)" } ?? meant
    report.error(
      .unknownWord, at: place, "`\(text)` is no question", help: ["did you mean `\(rewrite)`?"],
      fix: Self.writing(rewrite, at: place))
  }
}
