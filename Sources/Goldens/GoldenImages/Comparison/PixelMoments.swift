/// Sums over the columns and rows of pixels, from which follows how they are spread.
struct PixelMoments {
  private var count = 0.0
  private var columns = 0.0
  private var rows = 0.0
  private var columnSquares = 0.0
  private var rowSquares = 0.0
  private var products = 0.0

  init() {}

  /// The sums over a run of pixels of a row.
  init(columns run: ClosedRange<Int>, row: Int) {
    let (first, last, row) = (Double(run.lowerBound), Double(run.upperBound), Double(row))
    count = last - first + 1
    columns = count * (first + last) / 2
    rows = count * row
    // n consecutive numbers have the variance (n² - 1) / 12.
    columnSquares = count * ((first + last) * (first + last) / 4 + (count * count - 1) / 12)
    rowSquares = count * row * row
    products = columns * row
  }

  static func + (first: PixelMoments, second: PixelMoments) -> PixelMoments {
    var sum = first
    sum.count += second.count
    sum.columns += second.columns
    sum.rows += second.rows
    sum.columnSquares += second.columnSquares
    sum.rowSquares += second.rowSquares
    sum.products += second.products
    return sum
  }

  /// The variances along the pixels' principal axes, the lesser first, in square pixels.
  ///
  /// A straight line has a lesser variance near 0 at any angle; a strip n pixels wide has (n² - 1) / 12.
  var variances: (lesser: Double, greater: Double) {
    guard count > 0 else { return (0, 0) }
    let (column, row) = (columns / count, rows / count)
    let across = columnSquares / count - column * column
    let down = rowSquares / count - row * row
    let mixed = products / count - column * row
    let (middle, half) = ((across + down) / 2, (across - down) / 2)
    let root = (half * half + mixed * mixed).squareRoot()
    return (middle - root, middle + root)
  }
}
