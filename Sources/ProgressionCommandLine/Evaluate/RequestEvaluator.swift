package import ProgressionKit

/// Answers requests, each by itself: the same line gives the same answer, whatever came before.
package struct RequestEvaluator: Sendable {
  let engine: Engine
  /// The files of the rule pack, which explanations point into.
  let sources: Sources
  /// Who sends the commands.
  let authority: Authority
  /// Whom the answers to questions are for.
  let audience: Audience

  /// Makes an evaluator of a rule pack and its engine.
  package init(
    engine: Engine, sources: Sources = Sources(), authority: Authority = .store,
    audience: Audience = .designer
  ) {
    self.engine = engine
    self.sources = sources
    self.authority = authority
    self.audience = audience
  }

  /// Answers one line.
  ///
  /// - Parameters:
  ///   - line: The line without its end; `nil` stands for one that is too long.
  ///   - number: The number of the line, from 1, for messages.
  /// - Returns: The answer, as one line of JSON without its end, and what there was to count.
  package func answer(
    _ line: ContiguousArray<UInt8>?, number: Int64
  ) -> (json: ContiguousArray<UInt8>, tally: EvaluationTally) {
    var writer = JSONWriter(style: .compact)
    var tally = EvaluationTally(requests: 1)
    var id: JSONValue?
    do throws(RequestError) {
      let root = try read(line)
      id = RequestReader.id(of: root)
      let (request, diagnostics) = RequestReader.read(root)
      guard let request else { throw RequestError(diagnostics) }
      let evaluation = try evaluate(request, at: { Self.position(of: $0, in: line, number) })
      evaluation.count(into: &tally)
      try write(evaluation, of: request, to: &writer)
    } catch {
      tally = EvaluationTally(requests: 1, errors: 1)
      writer = JSONWriter(style: .compact)
      error.write(id, line: number, to: &writer) { Self.position(of: $0, in: line, number)?.1 }
    }
    return (writer.finish(), tally)
  }

  private func read(_ line: ContiguousArray<UInt8>?) throws(RequestError) -> JSONValue {
    guard let line else { throw RequestError.tooLong }
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { throw RequestError.blank }
    let file = SourceFile(name: "standard input", bytes: line)
    let (document, diagnostics) = JSONReader.read(file, as: FileID(index: 0))
    guard let document else { throw RequestError(diagnostics) }
    return document.root
  }

  /// The line and the column of a place, which is in no other text than the line.
  private static func position(
    of place: Place, in line: ContiguousArray<UInt8>?, _ number: Int64
  ) -> (Int64, Int64)? {
    guard let line, !place.isNone else { return nil }
    // Of a scalar of several bytes only the first does not begin with the bits 10.
    let before = line.prefix(Int(place.start)).reduce(0 as Int64) { count, byte in
      byte & 0xC0 == 0x80 ? count : count + 1
    }
    return (number, before + 1)
  }

  // MARK: - Commands

  private func evaluate(
    _ request: EvaluationRequest, at position: (Place) -> (Int64, Int64)?
  ) throws(RequestError) -> Evaluation {
    var evaluation = try begin(request)
    for step in request.steps {
      switch step {
      case .malformed(let diagnostics):
        evaluation.outcomes.append(.failure(Rejection(noCommand: diagnostics, at: position)))
      case .command(var command):
        command.now = command.now ?? request.now
        do throws(Rejection) {
          let outcome = try engine.apply(command, to: &evaluation.account, as: authority)
          evaluation.outcomes.append(.success(outcome))
        } catch {
          evaluation.outcomes.append(.failure(error))
        }
      }
    }
    return evaluation
  }

  /// The player before the commands.
  private func begin(_ request: EvaluationRequest) throws(RequestError) -> Evaluation {
    guard let state = request.state else {
      let start = request.now ?? Instants.scenarioStart
      return Evaluation(account: engine.newAccount(seed: request.seed, at: start))
    }
    var evaluation: Evaluation
    do throws(StateError) {
      do throws(StateError) {
        evaluation = Evaluation(account: try engine.decodeAccount(state))
      } catch {
        guard error.needsAdoption else { throw error }
        let (account, report) = try engine.adoptAccount(state)
        evaluation = Evaluation(account: account)
        evaluation.adoption = report
      }
    } catch {
      throw RequestError(error.diagnostics)
    }
    evaluation.wasAccount = PlayerAccount.isAccount(state)
    return evaluation
  }

  // MARK: - Answers

  private func write(
    _ evaluation: Evaluation, of request: EvaluationRequest, to writer: inout JSONWriter
  ) throws(RequestError) {
    writer.beginObject()
    if let id = request.id {
      writer.key("id")
      writer.raw(id.sourceText)
    }
    writer.key("state")
    let saved =
      evaluation.isAccount
      ? engine.encode(evaluation.account) : engine.encode(evaluation.account.current)
    writer.raw(utf8: saved)
    if let adoption = evaluation.adoption {
      writer.key("adopted")
      AdoptionJSON.write(adoption, to: &writer)
    }
    writer.key("outcomes")
    writer.beginArray()
    for outcome in evaluation.outcomes {
      switch outcome {
      case .success(let outcome): OutcomeWriter.write(outcome, to: &writer)
      case .failure(let rejection): OutcomeWriter.writeOutcome(of: rejection, to: &writer)
      }
    }
    writer.endArray()
    writer.key("answers")
    writer.beginObject()
    if !request.questions.isEmpty {
      let answerer = try self.answerer(evaluation.account.current, now: request.now)
      for asked in request.questions {
        writer.key(asked.text)
        try answerer.write(asked, to: &writer)
      }
    }
    writer.endObject()
    writer.endObject()
  }

  /// Who answers questions about a player at a time; it passes on a copy, as in `status --now`.
  private func answerer(
    _ player: PlayerState, now: Int64?
  ) throws(RequestError) -> QuestionAnswerer {
    var copy = player
    if let now, now > player.now {
      do throws(Rejection) {
        try engine.apply(Command(.tick, now: now), to: &copy, as: .operator)
      } catch {
        throw RequestError([
          Diagnostic(.outOfRange, at: .none, "time cannot pass up to `now`: \(error.json)")
        ])
      }
    }
    return QuestionAnswerer(
      status: StatusJSON(
        engine: engine, player: copy, revision: player.revision, audience: audience),
      sources: sources)
  }
}
