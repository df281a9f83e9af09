public import Geometry

/// An outline: contours of lines and Bézier curves.
///
/// A path keeps two promises, whatever is appended to it. Every contour begins with a move: a step that comes first
/// or after a close begins one where the last contour began, or at the origin. Every coordinate is finite: a step
/// with a coordinate that is infinite or not a number is left out.
public struct Path: Hashable, Sendable {
  /// The steps, in drawing order.
  public private(set) var elements: [PathElement] = []
  /// Where the open contour began: the point that `close` returns to.
  private var contourStart = Point.zero
  /// The end of the last step.
  private var current: Point?
  /// Whether a step would go on with the contour of the last one.
  private(set) var isContourOpen = false

  /// Creates a path without any contour.
  public init() {}

  /// Creates a path from steps, keeping the promises of the type.
  public init(_ elements: some Sequence<PathElement>) {
    for element in elements { append(element) }
  }

  /// Whether there is no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last step, or nil where the path is empty.
  public var currentPoint: Point? { current }

  /// Begins a new contour.
  public mutating func move(to point: Point) {
    guard point.isFinite else { return }
    elements.append(.move(to: point))
    contourStart = point
    current = point
    isContourOpen = true
  }

  /// Adds a straight line.
  public mutating func line(to point: Point) {
    guard point.isFinite else { return }
    beginContourIfNeeded()
    elements.append(.line(to: point))
    current = point
  }

  /// Adds a quadratic Bézier curve.
  public mutating func quadratic(control: Point, to point: Point) {
    guard control.isFinite, point.isFinite else { return }
    beginContourIfNeeded()
    elements.append(.quadratic(control: control, to: point))
    current = point
  }

  /// Adds a cubic Bézier curve.
  public mutating func cubic(control1: Point, control2: Point, to point: Point) {
    guard control1.isFinite, control2.isFinite, point.isFinite else { return }
    beginContourIfNeeded()
    elements.append(.cubic(control1: control1, control2: control2, to: point))
    current = point
  }

  /// Closes the contour with a straight line; does nothing where no contour is open.
  public mutating func close() {
    guard isContourOpen else { return }
    elements.append(.close)
    current = contourStart
    isContourOpen = false
  }

  /// Adds one step.
  public mutating func append(_ element: PathElement) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quadratic(let control, let point): quadratic(control: control, to: point)
    case .cubic(let control1, let control2, let point): cubic(control1: control1, control2: control2, to: point)
    case .close: close()
    }
  }

  /// Adds all contours of another path.
  public mutating func append(_ other: Path) {
    for element in other.elements { append(element) }
  }

  /// The path with every point mapped.
  public func transformed(by transform: AffineTransform) -> Path {
    Path(elements.lazy.map { $0.transformed(by: transform) })
  }

  /// The path moved by a vector.
  public func translated(by vector: Vector) -> Path { transformed(by: .translation(vector)) }

  private mutating func beginContourIfNeeded() {
    guard !isContourOpen else { return }
    move(to: current ?? .zero)
  }
}

/// One drawing step of a path.
public enum PathElement: Hashable, Sendable {
  /// Begins a new contour at a point.
  case move(to: Point)
  /// A straight line to a point.
  case line(to: Point)
  /// A quadratic Bézier curve.
  case quadratic(control: Point, to: Point)
  /// A cubic Bézier curve.
  case cubic(control1: Point, control2: Point, to: Point)
  /// A straight line back to where the contour began.
  case close

  /// The points that define the step: its control points and then its end; none for a close.
  public var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The same step with every point mapped.
  public func transformed(by transform: AffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(to: transform.apply(end))
    case .line(let end): .line(to: transform.apply(end))
    case .quadratic(let control, let end): .quadratic(control: transform.apply(control), to: transform.apply(end))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: transform.apply(control1), control2: transform.apply(control2), to: transform.apply(end))
    case .close: .close
    }
  }
}

/// Which points lie inside a path that runs round them more than once.
public enum FillRule: String, Hashable, Sendable {
  /// Those it runs round a number of times that is not zero, one way counted against the other.
  case nonzero
  /// Those it runs round an odd number of times.
  case evenOdd
}
