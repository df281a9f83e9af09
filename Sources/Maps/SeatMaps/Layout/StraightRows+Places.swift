internal import Geometry

extension StraightRows {
  /// The extent of the widest row.
  func widestExtent(of patterns: [RowCells]) -> Double {
    patterns.prefix(max(count, 0)).reduce(0) { max($0, extent(of: $1)) }
  }

  /// The places of a row's seats from left to right, about the middle of the block's first row.
  func places(row: Int, change: RowChange, cells: RowCells, widestExtent: Double, limit: Int) -> [SeatPlace] {
    let slack = alignment == .center ? 0 : (widestExtent - extent(of: cells)) / 2
    let aligned = alignment == .end ? slack : -slack
    let y = Double(row) * rowPitch + change.gap
    let lean = skew == .zero ? 0 : y * skew.tangent
    let x = aligned + lean + change.shift + (row.isMultiple(of: 2) ? 0 : stagger * seatPitch)
    return cells.offsets(step: seatPitch, limit: limit, aisleExtent: \.width)
      .map { SeatPlace(position: Point(x + $0, y), facing: .zero) }
  }

  private func extent(of cells: RowCells) -> Double {
    cells.extent(step: seatPitch, aisleExtent: \.width)
  }
}
