internal import Geometry

/// Boxes that no further one may meet, found by place.
struct LabelCrowd {
  private struct Cell: Hashable {
    var x, y: Int
  }

  private let cellSize: Double
  private var boxes: [Cell: [Rect]] = [:]

  init(cellSize: Double) {
    self.cellSize = max(cellSize, 1e-9)
  }

  func hasRoom(for box: Rect) -> Bool {
    cells(of: box).allSatisfy { cell in !(boxes[cell]?.contains { $0.intersects(box) } ?? false) }
  }

  mutating func add(_ box: Rect) {
    for cell in cells(of: box) { boxes[cell, default: []].append(box) }
  }

  /// The cells that a box meets; of a box that is far too large, the first ones.
  private func cells(of box: Rect) -> [Cell] {
    func span(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let (first, last) = ((low / cellSize).rounded(.down), (high / cellSize).rounded(.down))
      guard first.magnitude < 1e15, last.magnitude < 1e15 else { return 0...0 }
      return Int(first)...min(Int(last), Int(first) + 100)
    }
    return span(box.minX, box.maxX).flatMap { x in span(box.minY, box.maxY).map { Cell(x: x, y: $0) } }
  }
}
