/// Items in a row that goes on in the next line.
struct LineBreaking {
  /// How wide each item is.
  let widths: [Double]
  /// The space between two on a line.
  let gap: Double

  /// The items of each line where as many as fit stand on each.
  func lines(width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var length = 0.0
    for (number, item) in widths.enumerated() {
      if let line = lines.last, length + gap + item <= width {
        lines[lines.count - 1] = line.lowerBound..<number + 1
        length += gap + item
      } else {
        lines.append(number..<number + 1)
        length = item
      }
    }
    return lines
  }

  /// The same number of lines, broken so that the longest is as short as can be: no item is left alone on the last
  /// line while others crowd the first.
  func balancedLines(width: Double) -> [Range<Int>] {
    var best = lines(width: width)
    var (tooNarrow, wide) = (0.0, min(width, widths.reduce(gap * Double(widths.count), +)))
    for _ in 0..<16 {
      let middle = (tooNarrow + wide) / 2
      let candidate = lines(width: middle)
      if candidate.count > best.count {
        tooNarrow = middle
      } else {
        (best, wide) = (candidate, middle)
      }
    }
    return best
  }
}
