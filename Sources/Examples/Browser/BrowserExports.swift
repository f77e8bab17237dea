// What the host of the WebAssembly module calls. The host asks for a buffer, fills it with
// UTF-8, calls `progression_load` once and `progression_send` for each command, and reads as many
// bytes of `progression_answer` as the call returned.

/// The one game of this instance; an instance has one thread.
private nonisolated(unsafe) var game: BrowserGame?
private nonisolated(unsafe) var input = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
private nonisolated(unsafe) var output = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

@_cdecl("progression_buffer")
func progressionBuffer(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  input.deallocate()
  input = .allocate(capacity: max(1, Int(count)))
  return input.baseAddress
}

@_cdecl("progression_load")
func progressionLoad(_ count: Int32) -> Int32 {
  let (loaded, answer) = BrowserGame.load(taken(count))
  game = loaded
  return give(answer)
}

@_cdecl("progression_send")
func progressionSend(_ count: Int32) -> Int32 {
  guard let answer = game?.answer(taken(count)) else { return give([]) }
  return give(answer)
}

@_cdecl("progression_answer")
func progressionAnswer() -> UnsafeMutablePointer<UInt8>? {
  output.baseAddress
}

/// The bytes that the host put into the buffer.
private func taken(_ count: Int32) -> ContiguousArray<UInt8> {
  ContiguousArray(input[..<min(max(0, Int(count)), input.count)])
}

private func give(_ answer: ContiguousArray<UInt8>) -> Int32 {
  output.deallocate()
  output = .allocate(capacity: max(1, answer.count))
  _ = output.initialize(from: answer)
  return Int32(clamping: answer.count)
}
