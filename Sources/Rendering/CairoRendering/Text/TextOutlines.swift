internal import CCairo
internal import CPango
internal import Geometry

/// The outlines of a line of text, as runs of one font each, in the coordinates of the picture.
///
/// cairo's own copies of its paths, which it takes back as they are. Only read once made, by any number of threads.
final class TextOutlines: @unchecked Sendable {
  private var runs: [UnsafeMutablePointer<cairo_path_t>] = []
  /// The box of all points and control points; nil where there are none.
  private(set) var bounds: Rect?

  deinit {
    for run in runs { cairo_path_destroy(run) }
  }

  /// Keeps the current path of a context as one run more, in the coordinates of the surface.
  func addCurrentPath(of context: OpaquePointer) {
    cairo_save(context)
    cairo_identity_matrix(context)
    let copy = cairo_copy_path(context)
    cairo_restore(context)
    guard let copy else { return }
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data, copy.pointee.num_data > 0 else {
      cairo_path_destroy(copy)
      return
    }
    runs.append(copy)
    var index = 0
    while index < Int(copy.pointee.num_data) {
      let length = max(1, Int(data[index].header.length))
      for number in 1..<max(1, length) {
        let point = Point(data[index + number].point.x, data[index + number].point.y)
        bounds = bounds?.extended(to: point) ?? Rect(point, point)
      }
      index += length
    }
  }

  /// Fills the outlines, a run after the other, in the colour and the coordinates in force.
  func fill(on context: OpaquePointer) {
    for run in runs {
      cairo_new_path(context)
      cairo_append_path(context, run)
      cairo_fill(context)
    }
  }
}
