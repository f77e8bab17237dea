import ProgressionKit
import Testing

/// Undo, redo, and listeners.
struct HistoryTests {
  @Test("undo gives the same bytes, redo the others")
  func undo() throws {
    let stage = try Stage()
    var history = JournalHistory(stage.journal)
    #expect(!history.canUndo && !history.canRedo)
    let before = history.journal.json()
    let varre = try #require(history.journal[stage.varre])
    try history.perform { journal throws(JournalError) in try journal.delete(stage.varre) }
    let after = history.journal.json()
    let changes = try history.undo()
    #expect(changes.first == .added(varre))
    #expect(changes.count == 4)
    #expect(history.journal.json() == before)
    #expect(history.canRedo)
    try history.redo()
    #expect(history.journal.json() == after)
    #expect(throws: JournalError.nothingToRedo) { try history.redo() }
  }

  @Test("a new operation forgets what was undone")
  func fork() throws {
    var history = JournalHistory()
    let begin = { (title: String) in
      try history.perform { journal throws(JournalError) in try journal.begin(title) }
    }
    _ = try begin("a")
    try history.undo()
    _ = try begin("b")
    #expect(!history.canRedo)
    #expect(history.journal.playthroughs.map(\.title) == ["b"])
  }

  @Test("what fails or changes nothing is no step")
  func nothing() throws {
    let stage = try Stage()
    var history = JournalHistory(stage.journal)
    #expect(throws: JournalError.self) {
      try history.perform { journal throws(JournalError) in
        try journal.rename(stage.varre, to: "half done")
        try journal.link(stage.varre, stage.varre)
      }
    }
    #expect(history.journal == stage.journal)
    try history.perform { journal throws(JournalError) in
      try journal.setDone(true, of: stage.varre)
    }
    #expect(!history.canUndo)
    #expect(throws: JournalError.nothingToUndo) { try history.undo() }
  }

  @Test("a hundred steps are kept")
  func bounded() throws {
    var history = JournalHistory()
    let run = try history.perform { journal throws(JournalError) in try journal.begin("Run").id }
    for number in 1...150 {
      try history.perform { journal throws(JournalError) in
        try journal.add(.note, "n\(number)", in: run)
      }
    }
    var steps: Int64 = 0
    while history.canUndo {
      try history.undo()
      steps += 1
    }
    #expect(steps == JournalHistory.limit)
    #expect(history.journal.entryCount == 50)
  }

  @Test("every listener hears every difference, from when it came to when it went")
  func listeners() async throws {
    let book = JournalBook()
    let first = await book.updates()
    let run = try await book.perform { journal throws(JournalError) in
      try journal.begin("Run").id
    }
    let second = await book.updates()
    let varre = try await book.perform { journal throws(JournalError) in
      try journal.add(.npc, "Varré", in: run).id
    }
    try await book.perform { journal throws(JournalError) in
      let quest = try journal.add(.quest, "Blood", in: run).id
      try journal.link(varre, quest)
    }
    // Neither what fails nor what changes nothing is told.
    await #expect(throws: JournalError.self) {
      try await book.perform { journal throws(JournalError) in try journal.begin("Run") }
    }
    try await book.perform { journal throws(JournalError) in
      try journal.setDone(false, of: varre)
    }
    try await book.undo()
    try await book.redo()
    let final = await book.journal

    var heard: [[String]] = []
    var journals: [Journal] = []
    for await update in first.prefix(5) {
      heard.append(update.changes.map(\.kind))
      journals.append(update.journal)
    }
    #expect(
      heard == [
        ["playthroughBegun"], ["added"], ["added", "linked"], ["unlinked", "deleted"],
        ["added", "linked"],
      ])
    #expect(journals.last == final)
    var before = journals[0]
    for await update in second.prefix(4) {
      #expect(update.changes == update.journal.difference(from: before))
      before = update.journal
    }
    #expect(before == final)
  }

  @Test("a sequence ends with its book")
  func end() async throws {
    var book: JournalBook? = JournalBook()
    let updates = try #require(await book?.updates())
    _ = try await book?.perform { journal throws(JournalError) in try journal.begin("Run") }
    book = nil
    var count = 0
    for await _ in updates { count += 1 }
    #expect(count == 1)
  }

  @Test("many writers of one book lose nothing")
  func writers() async throws {
    let book = JournalBook()
    let run = try await book.perform { journal throws(JournalError) in
      try journal.begin("Run").id
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<20 {
            try await book.perform { journal throws(JournalError) in
              try journal.add(.note, "\(writer)-\(number)", in: run)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(await book.journal.entryCount == 160)
  }
}
