/// Colours for a terminal, or none.
struct TerminalStyle {
  let isOn: Bool

  func strong(_ text: String) -> String { dressed(text, "1") }
  func error(_ text: String) -> String { dressed(text, "1;31") }
  func warning(_ text: String) -> String { dressed(text, "1;33") }
  func note(_ text: String) -> String { dressed(text, "36") }
  func mark(_ text: String) -> String { dressed(text, "1;32") }

  private func dressed(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
