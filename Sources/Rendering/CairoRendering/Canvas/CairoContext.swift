internal import CCairo
internal import Colors
internal import CopyRaster
internal import Drawing
internal import Geometry
internal import Paths

/// The drawing words of cairo in the types of this package.
///
/// Each refuses what would put the context into its error state, where cairo ignores all that follows.
struct CairoContext {
  /// cairo's own context.
  let pointer: OpaquePointer

  /// Adds a path's steps to the current path.
  func append(_ path: Path) {
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        cairo_move_to(pointer, end.x, end.y)
        (current, start) = (end, end)
      case .line(let end):
        cairo_line_to(pointer, end.x, end.y)
        current = end
      case .quadratic(let control, let end):
        // A quadratic is the cubic whose control points lie two thirds of the way to its own.
        cairo_curve_to(
          pointer,
          current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
          end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3,
          end.x, end.y)
        current = end
      case .cubic(let control1, let control2, let end):
        cairo_curve_to(pointer, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        current = end
      case .close:
        cairo_close_path(pointer)
        current = start
      }
    }
  }

  /// Draws with a colour from here on.
  func setSource(_ color: Color) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  /// Changes the coordinates from here on; false, with nothing done, where the plane would be flat or without end.
  @discardableResult
  func concatenate(_ change: AffineTransform) -> Bool {
    let outcome = change.then(transform)
    // Of what is flat or without end nothing would be seen.
    guard outcome.isInvertible else { return false }
    var matrix = cairo_matrix_t(outcome)
    cairo_set_matrix(pointer, &matrix)
    return true
  }

  /// Draws in the coordinates of a transform to those of the surface from here on.
  func setTransform(_ transform: AffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(pointer, &matrix)
  }

  /// Draws within the canvas of a scene from here on, in its coordinates.
  func clip(toCanvasOf scene: Scene, _ transform: AffineTransform) {
    setTransform(transform)
    cairo_new_path(pointer)
    cairo_rectangle(pointer, 0, 0, scene.size.width, scene.size.height)
    cairo_clip(pointer)
  }

  /// The rectangle of the surface that can be drawn on; nil where none can.
  var clipExtents: Rect? {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    cairo_identity_matrix(pointer)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// From the coordinates in force to those of the surface.
  var transform: AffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    return AffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Draws a line along a path, and forgets the current path; nothing where the style has no width.
  func stroke(_ path: Path, _ style: StrokeStyle) {
    cairo_new_path(pointer)
    guard style.width > 0, style.width.isFinite else { return }
    cairo_set_line_width(pointer, style.width)
    cairo_set_line_cap(pointer, style.cap.cairo)
    cairo_set_line_join(pointer, style.join.cairo)
    cairo_set_miter_limit(pointer, style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
    let dashes = CairoContext.canDash(path, style) ? style.dashes : []
    cairo_set_dash(pointer, dashes, Int32(dashes.count), style.dashPhase.isFinite ? style.dashPhase : 0)
    append(path)
    cairo_stroke(pointer)
  }

  /// Fills the inside of a path, and forgets the current path.
  func fill(_ path: Path, _ rule: FillRule = .nonzero) {
    cairo_new_path(pointer)
    append(path)
    cairo_set_fill_rule(pointer, rule.cairo)
    cairo_fill(pointer)
  }

  /// Draws within the inside of a path from here on, and forgets the current path.
  func clip(to path: Path) {
    cairo_new_path(pointer)
    append(path)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
    cairo_clip(pointer)
  }

  /// The most times that a pattern of dashes is repeated; finer ones look unbroken, and cairo would take minutes.
  private static let mostDashes = 20_000.0

  /// Whether the dashes of a style make a pattern that can be drawn along a path.
  private static func canDash(_ path: Path, _ style: StrokeStyle) -> Bool {
    guard !style.dashes.isEmpty, style.dashes.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return false }
    let period = style.dashes.reduce(0, +)
    return period > 0 && path.controlLength / period <= mostDashes
  }
}

extension cairo_matrix_t {
  /// The same transform as cairo writes it.
  init(_ transform: AffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension FillRule {
  /// The same rule as cairo names it.
  var cairo: cairo_fill_rule_t {
    switch self {
    case .nonzero: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}
