/// A map of the plane that keeps straight lines straight: scaling, turning, skewing and moving.
///
/// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty): the six numbers stand in the order of SVG's
/// `matrix(a b c d tx ty)`, of PDF and of cairo. Transforms are composed in reading order: `first.then(second)`
/// applies `first` to a point and `second` to the outcome. Angles turn clockwise on the page.
public struct AffineTransform: Hashable, Sendable {
  /// The x part of the image of the unit vector along x.
  public var a: Double
  /// The y part of the image of the unit vector along x.
  public var b: Double
  /// The x part of the image of the unit vector along y.
  public var c: Double
  /// The y part of the image of the unit vector along y.
  public var d: Double
  /// The x coordinate of the image of the origin.
  public var tx: Double
  /// The y coordinate of the image of the origin.
  public var ty: Double

  /// The transform that leaves everything where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Moves by a vector.
  public static func translation(_ vector: Vector) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: vector.dx, ty: vector.dy)
  }

  /// Moves by (x, y).
  public static func translation(_ x: Double, _ y: Double) -> AffineTransform { translation(Vector(x, y)) }

  /// Stretches about the origin, by the same factor both ways.
  public static func scale(_ factor: Double) -> AffineTransform { scale(factor, factor) }

  /// Stretches about the origin, by a factor for each axis.
  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Turns clockwise about the origin.
  public static func rotation(_ angle: Angle) -> AffineTransform {
    let (sine, cosine) = (angle.sine, angle.cosine)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Turns clockwise about a point.
  public static func rotation(_ angle: Angle, about center: Point) -> AffineTransform {
    translation(Point.zero - center).then(rotation(angle)).then(translation(center - Point.zero))
  }

  /// The transform that applies this one first and `next` to its outcome.
  public func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The factor by which areas grow, negative where the transform mirrors.
  public var determinant: Double { a * d - b * c }

  /// The transform that undoes this one, or nil where it flattens the plane, or so nearly that a double cannot hold
  /// the determinant.
  public var inverted: AffineTransform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The geometric mean of the factors by which lengths grow.
  public var meanScale: Double { determinant.magnitude.squareRoot() }

  /// The largest factor by which any length grows: the larger singular value of the linear part.
  ///
  /// The linear part is the sum of one that turns and stretches and one that mirrors and stretches; where both send a
  /// vector the same way, their factors add up (Blinn, "Consider the Lowly 2 × 2 Matrix", 1996).
  public var maximumScale: Double {
    (Vector(a + d, b - c).length + Vector(a - d, b + c).length) / 2
  }

  /// The image of a point.
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The image of a displacement, which moving does not change.
  public func apply(_ vector: Vector) -> Vector {
    Vector(a * vector.dx + c * vector.dy, b * vector.dx + d * vector.dy)
  }

  /// The smallest upright rectangle that holds the image of a rectangle.
  public func boundingBox(of rect: Rect) -> Rect {
    let (first, second) = (apply(Point(rect.minX, rect.minY)), apply(Point(rect.maxX, rect.minY)))
    let (third, fourth) = (apply(Point(rect.maxX, rect.maxY)), apply(Point(rect.minX, rect.maxY)))
    return Rect(first, third).union(Rect(second, fourth))
  }
}
