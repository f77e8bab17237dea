import ProgressionKit

/// What becomes of a rule pack with the changes of a table, and which cells make it wrong.
struct ImportTrial {
  /// How many problems are looked for: each costs some readings of the pack.
  static let most = 20

  let pack: RulePack
  let table: TableImport

  private struct Mistake: Hashable {
    let message: String
    let help: String?
  }

  /// What the changes make wrong, at the cells that do, in their order; in all `most` or a few more.
  ///
  /// Rows are taken one after the other: the one with which the pack becomes wrong is told and left
  /// aside, until the rest is right.
  var problems: [TableProblem] {
    var rows: [Int] = []
    for change in table.changes where !rows.contains(change.row) { rows.append(change.row) }
    var problems: [TableProblem] = []
    while problems.count < Self.most, let count = firstWrong(rows) {
      let taken = Set(rows.prefix(count))
      problems += self.problems(of: rows[count - 1], taken)
      rows.remove(at: count - 1)
    }
    return problems.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// With how many of the rows the pack becomes wrong; `nil` where it is right with all of them.
  private func firstWrong(_ rows: [Int]) -> Int? {
    func isWrong(_ count: Int) -> Bool {
      let taken = Set(rows.prefix(count))
      return !mistakes { taken.contains($0.row) }.isEmpty
    }
    guard isWrong(rows.count) else { return nil }
    var (right, wrong) = (0, rows.count)
    while wrong - right > 1 {
      let middle = (right + wrong) / 2
      if isWrong(middle) { wrong = middle } else { right = middle }
    }
    return wrong
  }

  /// What a row makes wrong, each mistake at the first of the cells without which it would not be.
  private func problems(of row: Int, _ taken: Set<Int>) -> [TableProblem] {
    let all = table.changes.filter { $0.row == row }
    let without = all.map { cell in
      all.count == 1 ? [] : mistakes { taken.contains($0.row) && $0 != cell }
    }
    var seen: Set<Mistake> = []
    // One cell of defaults may be wrong in the same words at all that follow it.
    let found = mistakes { taken.contains($0.row) }.filter { seen.insert($0).inserted }
    return found.map { mistake in
      var cells = all.indices.filter { !without[$0].contains(mistake) }.map { all[$0].place }
      if cells.isEmpty { cells = all.map(\.place) }
      var help = [mistake.help].compactMap { $0 }
      if cells.count > 1 {
        let others = cells.dropFirst().map { "\($0.row):\($0.column)" }
        help.append("together with \(others.joined(separator: ", "))")
      }
      return TableProblem(
        row: cells[0].row, column: cells[0].column, message: mistake.message,
        help: help.isEmpty ? nil : help.joined(separator: "; "))
    }
  }

  /// What is wrong with the pack after some of the changes.
  private func mistakes(_ isMade: (TableChange) -> Bool) -> [Mistake] {
    guard let files = table.keeping(isMade).files() else {
      return [
        Mistake(
          message: "the change cannot be written into the rule pack as a small edit",
          help: "change it by hand where it is written")
      ]
    }
    var all = pack.sources.files
    for (index, file) in files { all[index] = file }
    guard let main = all.first else { return [] }
    let changed = RulePack(main: main) { include in
      let name = PathText.join(PathText.folder(main.name), include)
      return all.dropFirst().first { $0.name == name }
    }
    let (engine, findings) = changed.compiled()
    if engine != nil { return [] }
    let errors = (changed.diagnostics + findings).filter { $0.severity == .error }
    return errors.map { error in
      Mistake(
        message: "\(error.message) [\(error.code.name)]",
        help: error.help.isEmpty ? nil : error.help.joined(separator: "; "))
    }
  }
}
