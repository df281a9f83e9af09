internal import Geometry
internal import Paths

extension PathRows {
  /// The number of seats in all rows.
  var seatCount: Int { Block.seatCount(of: patterns, rows: count) }
}
