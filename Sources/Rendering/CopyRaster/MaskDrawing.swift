package import Drawing
package import Geometry
package import Paths

/// A small drawing in one colour about an origin, of which masks are made: a layer of a symbol, or a letter.
package struct MaskDrawing: Hashable, Sendable {
  package var path: Path
  package var ink: Symbol.Ink
  /// From the drawing's units to pixels; without translation.
  package var transform: AffineTransform

  /// Creates a drawing.
  package init(path: Path, ink: Symbol.Ink, transform: AffineTransform) {
    self.path = path
    self.ink = ink
    self.transform = transform
  }

  /// A distance in pixels from the origin that nothing of the drawing goes beyond; infinite where numbers are not finite.
  package var reach: Double { path.reach(drawnWith: ink) * transform.maximumScale }

  /// A rectangle of pixels about the origin that nothing of the drawing, turned, goes beyond.
  package func bounds(turnedBy angle: Angle) -> Rect {
    let turned = AffineTransform.rotation(angle).then(transform)
    var bounds: Rect?
    for element in path.elements {
      for point in element.points.map(turned.apply) { bounds = bounds?.extended(to: point) ?? Rect(point, point) }
    }
    let box = bounds ?? .zero
    guard case .stroke(let style) = ink else { return box }
    return box.inset(by: -style.width / 2 * max(style.miterLimit, 2) * transform.maximumScale)
  }
}

/// Which mask of a drawing is meant: how it is turned, and in which part of a pixel its origin lies.
package struct MaskKey: Hashable, Sendable {
  /// The most parts that a pixel is divided into along each axis.
  package static let phases = 32

  /// The number of steps by which the drawing is turned.
  package var step: Int32
  /// The parts of a pixel down, times their number, and those to the right.
  package var phase: UInt16

  /// Names a mask.
  package init(step: Int32, phase: UInt16) {
    self.step = step
    self.phase = phase
  }

  /// How far the origin lies from the left edge of a pixel.
  package var x: Double { Double(Int(phase) % MaskKey.phases) / Double(MaskKey.phases) }
  /// How far the origin lies from the upper edge of a pixel.
  package var y: Double { Double(Int(phase) / MaskKey.phases) / Double(MaskKey.phases) }
}

/// Draws what areas alone do not: drawings whose edges cross or bend inwards, and those that are too large for masks.
package protocol CopyPainter: Sendable {
  /// Makes masks of a drawing.
  ///
  /// - Parameters:
  ///   - keys: Which masks.
  ///   - drawing: The drawing.
  ///   - steps: The angles that the keys name.
  /// - Returns: The masks in the order of the keys.
  func masks(_ keys: [MaskKey], of drawing: MaskDrawing, steps: AngleSteps) throws(CopyFailure) -> MaskSet

  /// Draws one copy on a window.
  func draw(
    _ drawing: MaskDrawing, turnedBy angle: Angle, at place: SubpixelPlace, in ink: SolidInk, on window: PixelRows
  ) throws(CopyFailure)

  /// Fills several copies at once on a window, none of them turned.
  func fill(
    _ copies: [(drawing: MaskDrawing, place: SubpixelPlace)], in ink: SolidInk, on window: PixelRows
  ) throws(CopyFailure)
}

/// Why copies could not be made or laid; `reason` is the painter's own word.
package struct CopyFailure: Error, Hashable {
  package let reason: String

  /// Creates a failure.
  package init(reason: String) {
    self.reason = reason
  }
}
