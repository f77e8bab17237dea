extension String {
  /// The text with ASCII capitals as small letters; the rest stays.
  var inSmallLetters: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      bytes.append(isCapital ? byte + 32 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
