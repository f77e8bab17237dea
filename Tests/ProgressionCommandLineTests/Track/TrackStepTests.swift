import Foundation
import ProgressionKit
import Testing

@testable import ProgressionCommandLine

/// The process stops before each single step on the disk, one after the other: after each stop the
/// journal loads, nothing that was confirmed is gone, and the way back is right.
struct TrackStepTests {
  /// Counts steps, and stops before one of them.
  final class Countdown: @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int

    init(_ left: Int) { self.left = left }

    func step(_ name: String) throws(CommandFailure) {
      lock.lock()
      defer { lock.unlock() }
      left -= 1
      if left < 0 { throw CommandFailure("stopped before: \(name)") }
    }

    var isOver: Bool { lock.withLock { left < 0 } }
  }

  /// A folder in memory where there is one: a thousand syncs of a disk take their time.
  final class Scratch {
    let path: String

    init() throws {
      let memory = URL(filePath: "/dev/shm")
      let isThere = FileManager.default.isWritableFile(atPath: memory.path)
      let parent = isThere ? memory : FileManager.default.temporaryDirectory
      path = parent.appending(path: "progression-\(UUID().uuidString)").path
    }

    deinit {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  enum Action {
    case add
    case undo
    case redo
  }

  static let actions: [Action] = [.add, .add, .add, .undo, .undo, .redo, .add, .undo, .add, .add]

  @Test("every step of a session")
  func steps() throws {
    var stops = 0
    while true {
      let scratch = try Scratch()
      defer { withExtendedLifetime(scratch) {} }
      let path = scratch.path
      let countdown = Countdown(stops)
      let folder = DurableFolder(
        path: path, name: "data",
        willStep: { (name) throws(CommandFailure) in try countdown.step(name) })
      var model = Model()
      var wanted: Journal?
      var number = 0
      for action in Self.actions {
        number += 1
        wanted = nil
        do {
          let store = TrackStore(folder: folder)
          // A program that another test starts has the lock too, until it runs.
          let lock = try store.lock(waiting: 10)
          defer { withExtendedLifetime(lock) {} }
          switch action {
          case .add:
            let stored = try store.load()
            var journal = stored.journal
            try journal.begin("Run \(number)")
            wanted = journal
            try store.save(journal, over: stored)
            model.save(journal)
          case .undo:
            wanted = model.past.last
            _ = try store.undo()
            model.undo()
          case .redo:
            wanted = model.future.last
            _ = try store.redo()
            model.redo()
          }
        } catch {
          #expect(error is CommandFailure && countdown.isOver, "\(error)")
          break
        }
        if countdown.isOver { break }
      }
      try check(path, model, wanted, countdown.isOver, "stopped before step \(stops)")
      if !countdown.isOver { break }
      stops += 1
    }
    #expect(stops > 60)
  }

  /// What is confirmed.
  struct Model {
    var journal = Journal()
    var past: [Journal] = []
    var future: [Journal] = []

    mutating func save(_ new: Journal) {
      past.append(journal)
      future = []
      journal = new
    }

    mutating func undo() {
      future.append(journal)
      journal = past.removeLast()
    }

    mutating func redo() {
      past.append(journal)
      journal = future.removeLast()
    }
  }

  private func check(
    _ path: String, _ model: Model, _ wanted: Journal?, _ wasStopped: Bool, _ comment: Comment
  ) throws {
    let store = TrackStore(folder: DurableFolder(path: path, name: "data"))
    let lock = try store.lock(waiting: 10)
    defer { withExtendedLifetime(lock) {} }
    let stored = try store.load()
    let isDone = stored.journal != model.journal
    // What was under way is done or not, and nothing between.
    #expect(!isDone || (wasStopped && stored.journal == wanted), comment)
    if stored.bytes != nil, let copy = store.newestCopy, !wasStopped {
      #expect(copy.journal == stored.journal, comment)
    }
    // The way back leads through the confirmed journals. The first one was no file.
    var back = model.past.dropFirst().map { $0 }
    if isDone, wanted != model.past.last { back.append(model.journal) }
    if isDone, wanted == model.past.last { back.removeLast() }
    for journal in back.reversed() where !journal.isEmpty {
      #expect(try store.undo().after == journal, comment)
    }
    #expect((try? store.undo()) == nil, comment)
    // And it goes on as if nothing had happened.
    let now = try store.load()
    var journal = now.journal
    try journal.begin("afterwards")
    try store.save(journal, over: now)
    #expect(try store.load().journal == journal, comment)
    let drafts = store.folder.files().filter { $0.contains(".new-") && $0.hasPrefix("journal") }
    #expect(drafts.isEmpty, comment)
  }
}
