import ProgressionKit

/// Cuts what is read into lines, some at a time.
struct RequestLines {
  /// The longest line that is read, in bytes: as long as the longest file.
  static let maximumLength = Int(FileSystem.maximumFileSize)

  /// Some lines that were there together.
  struct Batch: Sendable {
    /// The place among the batches, from 0.
    let position: Int64
    /// The number of the first line, from 1.
    let firstLine: Int64
    /// What the ranges of the lines refer to.
    let bytes: ContiguousArray<UInt8>
    /// The lines without their ends; `nil` stands for one that is too long.
    let lines: [Range<Int>?]
  }

  private let read: @Sendable () -> ByteStream.Chunk
  private let limit: Int
  /// The beginning of a line whose end is still to come.
  private var rest: ContiguousArray<UInt8> = []
  /// Whether the rest of a line that is too long is still to come.
  private var isSkipping = false
  private var isAtEnd = false
  private var batches: Int64 = 0
  private var lineCount: Int64 = 0
  /// Why reading ended before the end; `nil` where it did not.
  private(set) var failure: String?

  init(
    limit: Int = RequestLines.maximumLength, _ read: @escaping @Sendable () -> ByteStream.Chunk
  ) {
    self.read = read
    self.limit = limit
  }

  /// Waits for the next lines; `nil` after the last.
  ///
  /// A last line without its end is a line like any other. Of a line that is too long no more is kept
  /// than the limit and what one reading gives.
  mutating func next() -> Batch? {
    while !isAtEnd {
      switch read() {
      case .bytes(let bytes):
        if let batch = take(bytes) { return batch }
      case .failure(let reason):
        failure = reason
        isAtEnd = true
      case .end:
        isAtEnd = true
        if isSkipping { return batch([], [nil]) }
        if !rest.isEmpty { return batch(rest, [rest.indices]) }
      }
    }
    return nil
  }

  /// The lines that end in what was read.
  private mutating func take(_ chunk: ContiguousArray<UInt8>) -> Batch? {
    var start = 0
    var searched = rest.count
    var bytes = chunk
    if !rest.isEmpty {
      bytes = rest
      rest = []
      bytes.append(contentsOf: chunk)
    }
    var lines: [Range<Int>?] = []
    while let end = Platform.firstIndex(of: 0x0A, in: bytes, from: searched) {
      lines.append(isSkipping || end - start > limit ? nil : start..<end)
      isSkipping = false
      start = end + 1
      searched = start
    }
    if isSkipping || bytes.count - start > limit {
      isSkipping = true
    } else if start == 0 {
      rest = bytes
    } else {
      rest = ContiguousArray(bytes[start...])
    }
    return lines.isEmpty ? nil : batch(bytes, lines)
  }

  private mutating func batch(_ bytes: ContiguousArray<UInt8>, _ lines: [Range<Int>?]) -> Batch {
    defer {
      batches += 1
      lineCount += Int64(lines.count)
    }
    return Batch(position: batches, firstLine: lineCount + 1, bytes: bytes, lines: lines)
  }
}
