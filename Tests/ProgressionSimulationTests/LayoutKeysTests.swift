import ProgressionText
import Testing

@testable import ProgressionLanguage
@testable import ProgressionSimulation

/// No key of a file of scenarios is without a place in the layout.
struct LayoutKeysTests {
  static let keys: [(form: LayoutForm, keys: [String])] = [
    (.scenarios, ScenarioKeys.file), (.scenario, ScenarioKeys.scenario),
    (.step, OwnHead.keys + ScenarioKeys.besides + ["steps"]),
  ]

  @Test("every key that the decoder knows has a rank", arguments: keys)
  func ranks(_ form: LayoutForm, _ keys: [String]) {
    for key in keys {
      #expect(LayoutOrder.order(of: form).rank(KeyWord(key)) != nil, "\(form): \(key)")
    }
  }
}
