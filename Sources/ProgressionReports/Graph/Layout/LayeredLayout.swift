/// Places boxes in layers from top to bottom, so that most links lead downwards.
///
/// The steps are those of Sugiyama, Tagawa and Toda: links that close a cycle are turned for the while;
/// each box goes one layer below all that lead to it, or further down where a layer would grow too wide;
/// a link that passes layers gets a place in each, one that has a label a place for that; the order in
/// each layer follows the mean position of what it is linked with, in a fixed number of sweeps; then
/// positions are drawn to those of the neighbours as far as the order and the distances allow.
///
/// All links of one bundle that leave a box share their way until they part. Integers only, so that the
/// same input gives the same picture everywhere.
///
/// - Complexity: about O((n + m) * l) for n boxes, m links and l layers.
struct LayeredLayout {
  /// A box to place.
  struct Item {
    var size: Size
    /// How many lines from outside pass above it, and below it, between the layers.
    var linesAbove = 0
    var linesBelow = 0
  }

  /// A line from one box to another.
  struct Link {
    var from: Int
    var to: Int
    /// The room for words beside it.
    var label: Size?
    /// Links of one bundle that leave the same box share their way.
    var bundle: Int
    /// Where it leaves below the first box and enters above the second, from the left of each; `nil`
    /// spreads them.
    var leaves: Int?
    var enters: Int?
    /// The same where the link leads upwards: above the first box, below the second.
    var leavesAbove: Int?
    var entersBelow: Int?
  }

  /// Where everything is.
  struct Result {
    var size = Size(width: 0, height: 0)
    var boxes: [Box] = []
    /// From the first box to the second.
    var paths: [Path] = []
    var labels: [Box?] = []
    /// The height at which the first line from outside passes above or below each box; the others follow
    /// a track apart.
    var lineAbove: [Int] = []
    var lineBelow: [Int] = []
  }

  /// The distances that a picture keeps.
  struct Spacing {
    /// Between two boxes of a layer.
    var box = 28
    /// Between a line and what is beside it.
    var line = 12
    /// Between two layers, at least.
    var layer = 16
    /// The width that a layer has at most, unless one box is wider.
    var widest = 1_300
  }

  let items: [Item]
  let links: [Link]
  let spacing: Spacing
  /// The links, each from the upper box to the lower.
  let isTurned: [Bool]
  /// The layer of each item; items are in even layers, labels in odd ones.
  var layerOfItem: [Int]
  var vertices: [Vertex] = []
  /// The vertices of each layer, from left to right.
  var layers: [[Int]] = []
  /// The vertices between the ends of each link, from top to bottom.
  var ways: [[Int]] = []
  var labelVertices: [Int?] = []

  /// A box, a label, or the place where a link passes a layer.
  struct Vertex {
    var layer: Int
    var width: Int
    var height: Int
    /// Whether lines only pass.
    var isPassage: Bool
    var x = 0
    /// Whether it is nothing but a line.
    var isLine: Bool { isPassage && width == 0 }
    /// Segments up and down.
    var above: [Segment] = []
    var below: [Segment] = []
  }

  /// The part of a link between two layers.
  struct Segment: Hashable {
    /// The vertex at the other end.
    var other: Int
    /// Where it touches this vertex and the other, from the middle of each.
    var here: Int
    var there: Int
  }

  /// Prepares a layout.
  ///
  /// - Parameters:
  ///   - items: The boxes.
  ///   - links: The lines; none leads from a box to itself.
  ///   - isTurned: Which links lead upwards, where that is known already: without those there is no cycle.
  ///   - spacing: The distances.
  init(
    _ items: [Item], _ links: [Link], isTurned: [Bool]? = nil, spacing: Spacing = Spacing()
  ) {
    self.items = items
    self.links = links
    self.spacing = spacing
    self.isTurned = isTurned ?? Self.turned(links, count: items.count)
    layerOfItem = [Int](repeating: 0, count: items.count)
  }

  /// Places everything.
  mutating func result() -> Result {
    if items.isEmpty { return Result() }
    assignLayers()
    makeVertices()
    // What has no crossings either way may still be much shorter the other way round.
    var mirrored = self
    mirrored.layers = layers.map { $0.reversed() }
    let mirroredCost = mirrored.arrange()
    let cost = arrange()
    return mirroredCost < cost ? mirrored.drawn() : drawn()
  }

  /// Orders and places the vertices; gives how bad the result is.
  private mutating func arrange() -> Int {
    let crossings = orderLayers()
    return placeVertices() + Self.costOfCrossing * crossings
  }

  /// How far lines may go aside to save a crossing.
  private static let costOfCrossing = 60

  /// The upper and the lower end of a link.
  func ends(_ link: Int) -> (upper: Int, lower: Int) {
    let (from, to) = (links[link].from, links[link].to)
    return isTurned[link] ? (to, from) : (from, to)
  }
}
