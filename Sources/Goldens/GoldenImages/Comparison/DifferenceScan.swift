/// Goes once through two pictures from the top and gathers what is different.
struct DifferenceScan {
  /// How many differing pixels are examined for edges: more than that are no matter of edges.
  static let mostExamined = 1 << 20

  private(set) var differingPixels = 0
  private(set) var pixelsOfDelta = [Int](repeating: 0, count: 256)
  private(set) var bounds: PixelBounds?
  private(set) var clusters = ClusterFinder(reach: PixelCluster.reach)
  private(set) var window: DensestWindowFinder
  private(set) var colors = LargestColorDifference()
  private(set) var edgeLikePixels: Int? = 0

  private let pair: PixelPair
  private let edges: EdgeExamination

  init(_ pair: PixelPair, mask: MaskRows?) {
    self.pair = pair
    edges = EdgeExamination(pair: pair)
    window = DensestWindowFinder(width: pair.width, height: pair.height)
    guard !pair.isSame else { return }
    pair.forEachDifferingRow(mask: mask) { row, deltas, runs in
      add(row: row, deltas: deltas, runs)
    }
  }

  private mutating func add(row: Int, deltas: UnsafePointer<UInt8>, _ runs: [PixelRun]) {
    count(deltas, runs)
    let columns = runs[0].first...runs[runs.count - 1].last
    bounds = PixelBounds(
      columns: min(
        bounds?.columns.lowerBound ?? columns.lowerBound, columns.lowerBound)...max(
          bounds?.columns.upperBound ?? 0, columns.upperBound),
      rows: (bounds?.rows.lowerBound ?? row)...row)
    clusters.add(row: row, runs)
    window.add(row: row, runs)
    colors.add(pair, row: row, runs)
    examine(row: row, runs)
  }

  private mutating func count(_ deltas: UnsafePointer<UInt8>, _ runs: [PixelRun]) {
    pixelsOfDelta.withUnsafeMutableBufferPointer { counts in
      guard let counts = counts.baseAddress else { return }
      for run in runs {
        differingPixels += run.last - run.first + 1
        var column = run.first
        while column <= run.last {
          counts[Int(deltas[column])] &+= 1
          column &+= 1
        }
      }
    }
  }

  private mutating func examine(row: Int, _ runs: [PixelRun]) {
    guard differingPixels <= DifferenceScan.mostExamined, var count = edgeLikePixels else {
      edgeLikePixels = nil
      return
    }
    for run in runs {
      for column in run.first...run.last where edges.examine(column: column, row: row) != .other { count += 1 }
    }
    edgeLikePixels = count
  }
}
