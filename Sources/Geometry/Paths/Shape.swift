public import Geometry

/// Something that can fill a frame with an outline.
///
/// A shape is its parameters alone; the frame comes with the question. The outline moves with the frame: for every
/// shape here, moving the frame by a vector moves the path by that vector. Where a parameter asks for more than the
/// frame can hold (a radius, a notch), the shape takes what fits; no outline folds over itself.
public protocol Shape: Hashable, Sendable {
  /// The outline in a frame.
  func path(in frame: Rect) -> Path
}
