import ProgressionModel

extension PlayerState {
  func unmetRequirements(of node: NodeRef) -> [Requirement] { [] }
}
