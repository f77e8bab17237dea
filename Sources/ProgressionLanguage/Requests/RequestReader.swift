import ProgressionModel
public import ProgressionText

/// Reads the requests of `progression evaluate` from JSON: their shape only; ids stay strings.
public enum RequestReader {
  /// Reads one request.
  ///
  /// A command that is none is part of the request, so that the others count; every other mistake
  /// makes the request none.
  ///
  /// - Returns: the request, or `nil` after a mistake; and the findings in order of place.
  /// - Complexity: linear in the size of the value, less that of the state, which is not looked at.
  public static func read(
    _ value: JSONValue
  ) -> (request: EvaluationRequest?, diagnostics: [Diagnostic]) {
    var decoder = RequestDecoder()
    let request = decoder.request(value)
    let diagnostics = decoder.report.diagnostics.inOrderOfPlace()
    return (diagnostics.isEmpty ? request : nil, diagnostics)
  }

  /// What the sender knows a request by, also where the request is wrong otherwise; `nil` where
  /// there is none.
  public static func id(of value: JSONValue) -> JSONValue? {
    guard let id = value["id"], RequestDecoder.isID(id) else { return nil }
    return id
  }
}
