/// Differing pixels of one row without a gap.
struct PixelRun {
  let first: Int
  let last: Int
  let largestDelta: Int
}

extension PixelPair {
  /// Calls `body` for each row that differs outside the mask, from the top, with the deltas of the row's pixels and the
  /// runs of those that are not zero, of which there is at least one.
  func forEachDifferingRow(
    mask: MaskRows?, _ body: (_ row: Int, _ deltas: UnsafePointer<UInt8>, _ runs: [PixelRun]) -> Void
  ) {
    var runs: [PixelRun] = []
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { buffer in
      guard let deltas = buffer.baseAddress else { return }
      for row in 0..<height where !isSame(row: row) {
        writeDeltas(row: row, to: deltas)
        for masked in mask?[row] ?? [] {
          buffer[masked].update(repeating: 0)
        }
        appendRuns(deltas, to: &runs)
        if !runs.isEmpty { body(row, UnsafePointer(deltas), runs) }
        runs.removeAll(keepingCapacity: true)
      }
    }
  }

  private func appendRuns(_ deltas: UnsafePointer<UInt8>, to runs: inout [PixelRun]) {
    let count = width
    var column = 0
    while column < count {
      if deltas[column] == 0 {
        column &+= 1
        continue
      }
      let first = column
      var largest = deltas[column]
      column &+= 1
      while column < count, deltas[column] != 0 {
        if deltas[column] > largest { largest = deltas[column] }
        column &+= 1
      }
      runs.append(PixelRun(first: first, last: column - 1, largestDelta: Int(largest)))
    }
  }
}
