/// The words of one edge: what each way asks of its source.
struct EdgeWords {
  /// The most words that are written of one way, and the most ways.
  private static let most = 3

  private struct Words {
    let way: [WayStep]
    let number: String?
    var all: [Asked] = []
  }

  private struct Asked: Hashable {
    let label: String
    /// The label, or what it means without one.
    let named: String
    let price: String?

    /// The words where nothing else stands beside them.
    var alone: String { label.isEmpty ? price ?? "" : priced(label) }
    var beside: String { priced(named) }

    private func priced(_ words: String) -> String { price.map { "\(words), \($0)" } ?? words }
  }

  private var ways: [Words] = []

  /// The numbers of the ways that the edge is a part of.
  var numbers: [String] { ways.compactMap(\.number) }

  /// Takes in what was read; what was read already changes nothing.
  mutating func add(_ reading: GraphReading) {
    let place: Int
    if let known = ways.firstIndex(where: { $0.way == reading.way }) {
      place = known
    } else {
      place = ways.count
      ways.append(Words(way: reading.way, number: reading.wayNumber))
    }
    let named = reading.label.isEmpty ? reading.from.word(on: reading.route) : reading.label
    let asked = Asked(label: reading.label, named: named, price: reading.price)
    if !ways[place].all.contains(asked) { ways[place].all.append(asked) }
  }

  /// What must hold together is joined by `and`, what is one of several by `or`; a completion that stands
  /// beside other words is named.
  var text: String {
    if Set(ways.map(\.all)).count == 1, ways[0].number == nil, ways[0].all.count == 1 {
      return ways[0].all[0].alone
    }
    var texts: [String] = []
    for way in ways {
      var text = way.all.prefix(Self.most).map(\.beside).joined(separator: " and ")
      if way.all.count > Self.most { text += " ..." }
      if let number = way.number { text = "way \(number): \(text)" }
      if !texts.contains(text) { texts.append(text) }
    }
    let isLong = ways.contains { $0.all.count > 1 || $0.all[0].price != nil }
    let separator = ways.contains { $0.number != nil } ? "; " : isLong ? ", or " : " or "
    return texts.prefix(Self.most).joined(separator: separator)
      + (texts.count > Self.most ? " ..." : "")
  }
}
