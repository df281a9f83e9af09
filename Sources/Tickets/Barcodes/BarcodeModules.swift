/// The modules of a symbol, dark or light, as rows of bits without any quiet zone.
public struct BarcodeModules: Hashable, Sendable {
  /// The number of modules across, at least 1.
  public let columns: Int
  /// The number of rows, at least 1.
  ///
  /// Rows may be higher than modules are wide: see ``Barcode/rowHeight``.
  public let rows: Int
  /// The bits, set where dark, eight to a byte from its lowest bit; each row begins with a byte of its own.
  private let bits: [UInt8]

  private var stride: Int { (columns + 7) / 8 }

  /// Creates modules from rows of bits, eight to a byte from its lowest bit.
  ///
  /// - Precondition: there is a module, and each row has `(columns + 7) / 8` bytes.
  init(columns: Int, rows: Int, bits: [UInt8]) {
    precondition(columns > 0 && rows > 0, "a symbol has at least one module")
    precondition(bits.count == rows * ((columns + 7) / 8), "each row has a bit for each column")
    self.columns = columns
    self.rows = rows
    self.bits = bits
  }

  /// Whether the module in a column and a row, both counted from the top left from 0, is dark.
  ///
  /// - Precondition: the column and the row exist.
  public subscript(column: Int, row: Int) -> Bool {
    precondition(0..<columns ~= column && 0..<rows ~= row, "there is no such module")
    return bits[row * stride + column / 8] >> UInt8(column % 8) & 1 == 1
  }

  /// The dark modules as rectangles that do not overlap, in columns and rows.
  ///
  /// Neighbours in a row are one rectangle, and so are the same columns in rows below each other. In the order of their
  /// last rows, from the left. O(number of modules).
  func darkBlocks() -> [Block] {
    var closed: [Block] = []
    var open: [Block] = []
    for row in 0..<rows {
      let runs = darkRuns(inRow: row)
      var continued: [Block] = []
      continued.reserveCapacity(runs.count)
      var next = 0
      for run in runs {
        while next < open.count, open[next].columns.lowerBound < run.lowerBound {
          closed.append(open[next])
          next += 1
        }
        if next < open.count, open[next].columns == run {
          continued.append(Block(columns: run, rows: open[next].rows.lowerBound..<row + 1))
          next += 1
        } else {
          continued.append(Block(columns: run, rows: row..<row + 1))
        }
      }
      closed += open[next...]
      open = continued
    }
    return closed + open
  }

  private func darkRuns(inRow row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for column in 0..<columns {
      if self[column, row] {
        if start == nil { start = column }
      } else if let first = start {
        runs.append(first..<column)
        start = nil
      }
    }
    if let start { runs.append(start..<columns) }
    return runs
  }

  /// A rectangle of dark modules.
  struct Block: Hashable {
    let columns: Range<Int>
    let rows: Range<Int>
  }
}
