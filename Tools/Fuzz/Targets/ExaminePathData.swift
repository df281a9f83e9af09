internal import Geometry
internal import Paths

/// Reads path data, measures the path in every way, prints it and reads that again.
func examinePathData(_ bytes: [UInt8]) throws(BrokenLaw) {
  let text = String(decoding: bytes, as: UTF8.self)
  let path: Path
  do throws(PathDataError) {
    path = try Path(svgPathData: text)
  } catch {
    return try hold((0...text.utf8.count).contains(error.offset), "byte \(error.offset) is not in the text: \(error)")
  }
  try hold(path.isFinite, "a path has a point at infinity")
  try checkPrintedForms(of: path)
  try checkMeasures(of: path)
}

/// Printed exactly, a path is read back as itself; printed roughly, as one of the same steps.
private func checkPrintedForms(of path: Path) throws(BrokenLaw) {
  let exact = try succeed("reading back path data") { () throws(PathDataError) in
    try Path(svgPathData: path.svgPathData())
  }
  try hold(exact.elements == path.elements, "\(path.svgPathData()) is read back as \(exact.svgPathData())")
  let rough = try succeed("reading back rounded path data") { () throws(PathDataError) in
    try Path(svgPathData: path.svgPathData(digits: 2))
  }
  try hold(rough.elements.count == path.elements.count, "rounding changes the steps of \(path.svgPathData())")
}

/// Every measure of a path is a number, and none contradicts another.
private func checkMeasures(of path: Path) throws(BrokenLaw) {
  let stroke = StrokeStyle(width: 3, cap: .square, join: .miter, dashes: [7, 0, 2], dashPhase: -5)
  let dashed = path.dashed(stroke)
  try hold(dashed.isFinite, "a dash is at infinity")
  let flat = path.flattened(tolerance: 0.1)
  try hold(flat.isFinite, "a flattened path has a point at infinity")
  let length = path.length()
  try hold(length >= 0, "the length is \(length)")
  if let position = path.point(atLength: length / 3) {
    try hold(!position.point.x.isNaN && !position.point.y.isNaN, "the point at a third of the length is no number")
  }
  guard let bounds = path.bounds else { return try hold(path.isEmpty, "a path has no bounds") }
  try hold(bounds.minX <= bounds.maxX && bounds.minY <= bounds.maxY, "the bounds are turned inside out: \(bounds)")
  for element in path.elements {
    guard let end = element.end else { continue }
    try hold(bounds.contains(end), "\(end) is outside the bounds \(bounds)")
  }
  if let stroked = path.strokedBounds(stroke) {
    try hold(!stroked.width.isNaN && !stroked.height.isNaN, "the bounds of the stroke are no numbers: \(stroked)")
  }
  let beside = Point(bounds.maxX + 1, bounds.center.y)
  try hold(beside.x <= bounds.maxX || !path.contains(beside), "a point right of the bounds is inside the path")
  for rule in [FillRule.nonzero, .evenOdd] { _ = path.contains(bounds.center, rule: rule) }
}

extension Path {
  fileprivate var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let end), .line(let end): end.isFinite
      case .quadratic(let control, let end): control.isFinite && end.isFinite
      case .cubic(let control1, let control2, let end): control1.isFinite && control2.isFinite && end.isFinite
      case .close: true
      }
    }
  }
}

extension PathElement {
  fileprivate var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}
