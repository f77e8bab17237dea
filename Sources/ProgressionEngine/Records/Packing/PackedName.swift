import ProgressionModel
import ProgressionText

/// What stands for a text in packed records: something that the pack declares, or a word.
enum PackedName {
  case entity(NameTable.Entity)
  case word(Int)

  init(_ entity: NameTable.Entity) {
    self = .entity(entity)
  }

  /// Words that outcomes are full of, the most frequent ones first.
  static let words: ContiguousArray<String> = [
    "onComplete", "perNewStar", "onUnlock", "perNewRank", "grant", "buy", "complete", "take",
    "onMark", "atStars", "atRank", "onEveryComplete", "start", "turnIn", "unlock", "active",
    "offered", "ready", "completed", "locked", "suspended", "failed", "purchased", "pending",
    "revoked", "reinstated", "expired",
  ]

  /// The same words, to be compared.
  private static let keyWords = ContiguousArray(words.map { KeyWord($0) })

  /// The place of a text among the words; `nil` where it is none of them.
  static func place(of text: KeyWord) -> Int? {
    keyWords.firstIndex { $0 == text }
  }

  /// The kind in the lowest four bits, and the place above them.
  var number: UInt64 {
    switch self {
    case .entity(.node(let one)): PackedName.number(0, one.position)
    case .entity(.holding(let one)): PackedName.number(1, one.position)
    case .entity(.counter(let one)): PackedName.number(2, one.position)
    case .entity(.flag(let one)): PackedName.number(3, one.position)
    case .entity(.attribute(let one)): PackedName.number(4, one.position)
    case .entity(.chest(let one)): PackedName.number(5, one.position)
    case .entity(.timer(let one)): PackedName.number(6, one.position)
    case .entity(.rule(let one)): PackedName.number(7, one.position)
    case .entity(.collection(let one)): PackedName.number(8, one.position)
    case .entity(.reset(let one)): PackedName.number(9, one.position)
    case .word(let place): PackedName.number(10, place)
    }
  }

  private static func number(_ kind: UInt64, _ place: Int) -> UInt64 {
    UInt64(place) << 4 | kind
  }

  init(number: UInt64) {
    let place = Int(number >> 4)
    switch number & 0xF {
    case 0: self = .entity(.node(Ref(position: place)))
    case 1: self = .entity(.holding(Ref(position: place)))
    case 2: self = .entity(.counter(Ref(position: place)))
    case 3: self = .entity(.flag(Ref(position: place)))
    case 4: self = .entity(.attribute(Ref(position: place)))
    case 5: self = .entity(.chest(Ref(position: place)))
    case 6: self = .entity(.timer(Ref(position: place)))
    case 7: self = .entity(.rule(Ref(position: place)))
    case 8: self = .entity(.collection(Ref(position: place)))
    case 9: self = .entity(.reset(Ref(position: place)))
    default: self = .word(place)
    }
  }

  func text(_ layout: Layout) -> String {
    switch self {
    case .entity(let entity): layout.game.id(of: entity)
    case .word(let place): PackedName.words[place]
    }
  }
}
