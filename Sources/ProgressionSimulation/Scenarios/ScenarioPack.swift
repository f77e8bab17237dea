public import ProgressionEngine
import ProgressionModel

/// A rule pack that scenarios upgrade to.
public struct ScenarioPack: Sendable {
  /// The path as the file of scenarios has it.
  public let path: String
  /// The engine of the pack, or `nil` where there is none.
  public let engine: Engine?
  /// Why there is no engine; empty where there is one.
  public let problem: String

  /// Makes a pack that was read.
  public init(path: String, engine: Engine) {
    self.path = path
    self.engine = engine
    self.problem = ""
  }

  /// Makes a pack that cannot be played, which is told where a step upgrades to it.
  ///
  /// - Parameters:
  ///   - path: The path as the file of scenarios has it.
  ///   - problem: Why, as a sentence in small letters.
  public init(path: String, problem: String) {
    self.path = path
    self.engine = nil
    self.problem = problem
  }
}
