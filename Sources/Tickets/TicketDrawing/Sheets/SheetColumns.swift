internal import Geometry

/// How many tickets stand in a row of a contact sheet.
enum SheetColumns {
  /// A basket of so many stands in one row.
  static let mostInOneRow = 3

  /// The number of columns that makes a sheet about as wide as high; so many as there are tickets up to three.
  ///
  /// The best sheet is that whose sides differ by the smallest factor, and the narrower one of equals; none is wider
  /// than the first that is as wide as high.
  ///
  /// - Parameter canvas: The size of the sheet with a number of columns.
  /// - Complexity: O(number of columns).
  static func squarest(count: Int, canvas: (_ columns: Int) -> Size) -> Int {
    guard count > mostInOneRow else { return max(1, count) }
    var best = (columns: 1, factor: Double.infinity)
    for columns in 1...count {
      let size = canvas(columns)
      let factor = max(size.width, size.height) / min(size.width, size.height)
      if factor < best.factor { best = (columns, factor) }
      if size.width >= size.height { break }
    }
    return best.columns
  }
}
