import ProgressionKit

/// What a command does again while files change.
protocol WatchedWork {
  /// What was read from which files.
  var plan: WatchPlan { get set }
  /// What the process shall answer if it ended now.
  var code: ExitCode { get }

  /// Reads files, or reads them again, and prints what came of it.
  mutating func read(_ files: [Discovery.Found], in context: inout Context)
  /// Forgets a file that is no more there.
  mutating func forget(_ path: String)
  /// How everything stands now, as a line.
  var standing: String { get }
  /// Whether what is printed each time is all that there is to say, for programs: lines between the
  /// marks `checking` and `watching`.
  var showsLines: Bool { get }
}

/// Waits for files to change and lets a command do again what that makes old.
///
/// Files are looked at a few times a second, by time, size and number; after a change it waits until
/// nothing changes any more, since editors write in several steps.
struct WatchLoop {
  /// What help says of the option.
  static let discussion =
    "With `--watch` it goes on: what a changed, new or removed file is used for is done again. A rule "
    + "pack that has become wrong is played as it was when it was last right, and a file of scenarios "
    + "that cannot be read counts as it did before. It ends on Ctrl-C (SIGINT), SIGTERM, or when "
    + "nobody reads its output any more, with the exit code of how things stood then."

  /// Between two looks.
  private static let interval: Int64 = 250
  /// How long nothing must change before a change is taken.
  private static let settling: Int64 = 60
  /// How often it looks whether a change has settled; a file that never does is taken as it is.
  private static let mostLooks = 40

  private let names: [String]
  private let wanted: Discovery.Wanted
  private let roots: [String]
  private let workingDirectory: String

  /// Prepares to watch.
  ///
  /// - Throws: A failure where none of the paths is there.
  init(
    _ names: [String], _ wanted: Discovery.Wanted, in context: Context
  ) throws(CommandFailure) {
    self.names = names
    self.wanted = wanted
    workingDirectory = context.workingDirectory
    roots = (names.isEmpty ? ["Rules"] : names).map {
      PathText.normalized(PathText.join(context.workingDirectory, $0))
    }
    for (root, name) in zip(roots, names.isEmpty ? ["Rules"] : names)
    where FileSystem.kind(of: root) == nil {
      throw CommandFailure(FileError(name, .missing).description)
    }
  }

  /// Whether a command line asks for it.
  ///
  /// - Throws: A failure where it asks for a format that is none of those that go on and on.
  static func isAsked(
    _ invocation: Invocation, formats: [String]
  ) throws(CommandFailure) -> Bool {
    guard invocation.has("watch") else { return false }
    if let format = invocation.value("format"), !formats.contains(format) {
      throw .usage(
        "`--watch` goes on and on, which `--format \(format)` cannot show",
        help: ["with it go \(formats.joined(separator: ", "))"])
    }
    return true
  }

  /// Runs until it is told to end.
  func run(_ work: some WatchedWork, _ context: inout Context) throws(CommandFailure) -> ExitCode {
    var work = work
    var snapshot = FileSnapshot(under: roots, and: [])
    _ = begin(&work, FileChange(), &context)
    snapshot.take(FileSnapshot(under: roots, and: work.plan.files))
    context.print(Self.watching(snapshot))
    guard flush(&context) else { return work.code }
    while context.patience.wait(Self.interval) {
      let now = FileSnapshot(under: roots, and: work.plan.files)
      if now == snapshot { continue }
      guard let settled = settle(now, work.plan.files, context) else { break }
      let change = FileChange(from: snapshot, to: settled)
      snapshot = settled
      // What was changed and changed back within a moment.
      if change.isEmpty { continue }
      let isChanged = begin(&work, change, &context)
      snapshot.take(FileSnapshot(under: roots, and: work.plan.files))
      if work.showsLines {
        context.print(Self.watching(snapshot))
      } else if isChanged {
        context.print(work.standing)
      }
      guard flush(&context) else { break }
    }
    return work.code
  }

  private static func watching(_ snapshot: FileSnapshot) -> String {
    "watching \(snapshot.stamps.count) files"
  }

  /// Does what a change asks for; `false` where that is nothing.
  private func begin(
    _ work: inout some WatchedWork, _ change: FileChange, _ context: inout Context
  ) -> Bool {
    let discovery = Discovery(names, wanted, in: context)
    for failure in discovery.failures {
      context.printProblem(failure.message, help: failure.help)
    }
    let found = (wanted == .everything ? discovery.packs : []) + discovery.scenarios
    let step = work.plan.step(after: change, found: found.map(\.path))
    for path in step.gone { work.forget(path) }
    if work.showsLines {
      context.print("checking")
    } else if !change.isEmpty {
      announce(change, step, &context)
    }
    if change.isEmpty {
      for part in discovery.parts { context.printError(part.note) }
    }
    let again = Set(step.again)
    let files = found.filter { again.contains($0.path) }
    if !files.isEmpty || work.showsLines { work.read(files, in: &context) }
    return !files.isEmpty || !step.gone.isEmpty
  }

  private func announce(_ change: FileChange, _ step: WatchPlan.Step, _ context: inout Context) {
    context.print()
    for (word, paths) in [
      ("changed", change.changed), ("new", change.added), ("removed", change.removed),
    ] where !paths.isEmpty {
      context.print("\(word): \(paths.map(name).joined(separator: ", "))")
    }
    switch (step.again.count, step.gone.count) {
    case (0, 0): context.print("nothing that is read here depends on that")
    case (0, _): break
    case (1, _): context.print("again: \(name(step.again[0]))")
    case (let count, _): context.print("again: \(count) files")
    }
  }

  /// A path as the command line would have it.
  private func name(_ path: String) -> String {
    let folder = PathText.normalized(workingDirectory) + "/"
    return PlainText.visible(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  /// The files once they do not change any more; `nil` where it shall end.
  private func settle(
    _ first: FileSnapshot, _ files: Set<String>, _ context: Context
  ) -> FileSnapshot? {
    var last = first
    for _ in 0..<Self.mostLooks {
      guard context.patience.wait(Self.settling) else { return nil }
      let next = FileSnapshot(under: roots, and: files)
      if next == last { return next }
      last = next
    }
    return last
  }

  /// Writes what there is to say at once; `false` where nobody reads it any more.
  private func flush(_ context: inout Context) -> Bool {
    context.patience.writeErrors(context.errors)
    context.errors = ""
    let bytes = ContiguousArray(context.output.utf8)
    context.output = ""
    switch context.stream.write(bytes) {
    case .written: return true
    case .closed, .failed: return false
    }
  }
}

extension FileSnapshot {
  /// Takes the files of a later look, each as it was at this one where it was seen: what has changed
  /// since is a change still to come.
  fileprivate mutating func take(_ later: FileSnapshot) {
    self = FileSnapshot(
      stamps: later.stamps.merging(stamps.filter { later.stamps[$0.key] != nil }) { $1 })
  }
}
