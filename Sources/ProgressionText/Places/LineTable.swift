/// Where the lines of one file begin, and how many scalars lie before every block of it.
///
/// Built once in a pass over the bytes; afterwards a location costs a binary search and two scans of
/// at most one block, so that a minified file with thousands of findings on its one line stays cheap.
struct LineTable: Sendable {
  /// The offset of the first byte of every line; never empty.
  let starts: ContiguousArray<Int32>
  /// The number of scalars that begin before each block of `blockSize` bytes.
  private let scalarsBefore: ContiguousArray<Int32>

  private static let blockSize = 1024

  init(of bytes: ContiguousArray<UInt8>) {
    var starts: ContiguousArray<Int32> = [0]
    var scalarsBefore: ContiguousArray<Int32> = []
    scalarsBefore.reserveCapacity(bytes.count / LineTable.blockSize + 1)
    bytes.withUnsafeBufferPointer { buffer in
      let text = JSONBytes(buffer)
      var scalars = 0
      var block = 0
      // Offsets have 32 bits; what lies beyond belongs to the last line.
      let count = min(text.count, Int(Int32.max))
      while block < count {
        scalarsBefore.append(Int32(truncatingIfNeeded: scalars))
        let blockEnd = min(block + LineTable.blockSize, count)
        scalars &+= text.scalars(block..<blockEnd)
        block = blockEnd
      }
      var end = text.lineEnd(in: 0..<count)
      while end < count {
        let isPair = text[end] == 0x0D && text[end + 1] == 0x0A
        end += isPair ? 2 : 1
        starts.append(Int32(truncatingIfNeeded: end))
        end = text.lineEnd(in: min(end, count)..<count)
      }
    }
    self.starts = starts
    self.scalarsBefore = scalarsBefore
  }

  /// The number, from 0, of the line that holds the byte at an offset.
  ///
  /// An offset at the end of the file belongs to the last line.
  func line(at offset: Int32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of scalars that begin before an offset.
  ///
  /// A stray continuation byte is counted with the scalar before it.
  func scalars(before offset: Int32, in bytes: ContiguousArray<UInt8>) -> Int64 {
    let end = max(0, min(Int(offset), bytes.count))
    let block = min(end / LineTable.blockSize, scalarsBefore.count - 1)
    guard block >= 0 else { return 0 }
    var scalars = Int64(scalarsBefore[block])
    for index in (block * LineTable.blockSize)..<end
    where !UTF8Text.isContinuation(bytes[index]) {
      scalars += 1
    }
    return scalars
  }
}
