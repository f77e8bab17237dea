import ProgressionLanguage
public import ProgressionModel
import ProgressionText

extension Outcome {
  /// The outcome as compact JSON.
  public var json: String {
    var writer = JSONWriter(style: .compact)
    OutcomeWriter.write(self, to: &writer)
    return writer.text
  }
}

extension Rejection {
  /// The rejection as compact JSON, in the same shape as an outcome.
  public var json: String {
    var writer = JSONWriter(style: .compact)
    OutcomeWriter.writeOutcome(of: self, to: &writer)
    return writer.text
  }
}
