/// A point of a picture, in whole pixels.
struct Point: Hashable {
  var x: Int
  var y: Int

  /// The point with its coordinates exchanged.
  var transposed: Point { Point(x: y, y: x) }

  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }
}

/// A width and a height.
struct Size: Hashable {
  var width: Int
  var height: Int

  /// The size with width and height exchanged.
  var transposed: Size { Size(width: height, height: width) }
}

/// A rectangle by its upper left corner.
struct Box: Hashable {
  var corner: Point
  var size: Size

  var left: Int { corner.x }
  var top: Int { corner.y }
  var right: Int { corner.x + size.width }
  var bottom: Int { corner.y + size.height }
  var middle: Point { Point(x: corner.x + size.width / 2, y: corner.y + size.height / 2) }

  /// The box with its axes exchanged.
  var transposed: Box { Box(corner: corner.transposed, size: size.transposed) }

  func moved(by offset: Point) -> Box { Box(corner: corner + offset, size: size) }

  /// Whether two boxes have a part in common, not only a border.
  func overlaps(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

/// A line of a picture: a start and the steps from there.
struct Path: Hashable {
  enum Step: Hashable {
    case line(to: Point)
    /// A cubic Bezier curve.
    case curve(Point, Point, to: Point)

    var end: Point {
      switch self {
      case .line(let end), .curve(_, _, let end): end
      }
    }
  }

  var start: Point
  var steps: [Step] = []

  /// The last point.
  var end: Point { steps.last?.end ?? start }

  /// Goes straight to a point; nothing where the path is there already, and no step more where it goes on
  /// upright.
  mutating func line(to point: Point) {
    if point == end { return }
    if case .line(let corner)? = steps.last, corner.x == point.x {
      let before = steps.count > 1 ? steps[steps.count - 2].end : start
      if before.x == point.x, (before.y < corner.y) == (corner.y < point.y) { steps.removeLast() }
    }
    steps.append(.line(to: point))
  }

  /// Goes down (or up) to a point, leaving and arriving upright.
  mutating func bend(to point: Point) {
    if point.x == end.x { return line(to: point) }
    let middle = (end.y + point.y) / 2
    steps.append(
      .curve(Point(x: end.x, y: middle), Point(x: point.x, y: middle), to: point))
  }

  /// The path with every point changed.
  func mapped(_ change: (Point) -> Point) -> Path {
    Path(
      start: change(start),
      steps: steps.map { step in
        switch step {
        case .line(let end): .line(to: change(end))
        case .curve(let first, let second, let end):
          .curve(change(first), change(second), to: change(end))
        }
      })
  }

  /// The path from its end to its start.
  var reversed: Path {
    var path = Path(start: end)
    var points = [start] + steps.map(\.end)
    points.removeLast()
    for (step, point) in zip(steps, points).reversed() {
      switch step {
      case .line: path.steps.append(.line(to: point))
      case .curve(let first, let second, _): path.steps.append(.curve(second, first, to: point))
      }
    }
    return path
  }

  /// The path with another behind it that begins where it ends.
  func followed(by other: Path) -> Path {
    Path(start: start, steps: steps + other.steps)
  }
}
