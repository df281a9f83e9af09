/// Joins runs of pixels to clusters, row after row from the top.
///
/// Within a row, runs whose gap is within reach become one segment. Between two rows within reach, segments are joined
/// whose columns come within reach of each other: since the gaps inside a segment are within reach too, that is so
/// exactly when two of their pixels are. Only the segments of the last rows are kept, and one node for each cluster
/// begun, in a forest with joined roots (R. Tarjan, "Efficiency of a good but not linear set union algorithm", 1975).
/// Takes time in proportion to the runs.
struct ClusterFinder {
  struct Segment {
    let first: Int
    let last: Int
    var node: Int
    fileprivate(set) var pixels: Int
    fileprivate(set) var largestDelta: Int
    fileprivate(set) var moments: PixelMoments
  }

  struct Node {
    fileprivate(set) var parent: Int
    fileprivate(set) var pixels = 0
    fileprivate(set) var largestDelta = 0
    fileprivate(set) var columns: ClosedRange<Int>
    fileprivate(set) var rows: ClosedRange<Int>
    fileprivate(set) var moments = PixelMoments()

    var cluster: PixelCluster {
      PixelCluster(bounds: PixelBounds(columns: columns, rows: rows), pixels: pixels, largestDelta: largestDelta)
    }
  }

  private struct Row {
    var number = -1
    var segments: [Segment] = []
  }

  private let reach: Int
  private var recent: [Row]
  private(set) var nodes: [Node] = []
  private(set) var clusterCount = 0

  /// Creates a finder that joins pixels at most `reach` columns and rows apart, at least 1.
  init(reach: Int) {
    self.reach = reach
    recent = [Row](repeating: Row(), count: reach + 1)
  }

  /// Takes the runs of a row from the left; rows come in order, those without runs may be left out.
  ///
  /// Returns the segments made of them, with the nodes that they belong to.
  @discardableResult
  mutating func add(row: Int, _ runs: [PixelRun]) -> [Segment] {
    let slot = row % recent.count
    var segments: [Segment] = []
    swap(&segments, &recent[slot].segments)
    segments.removeAll(keepingCapacity: true)
    gather(row: row, runs, into: &segments)
    recent[slot].number = -1
    for earlier in recent where earlier.number >= 0 && row - earlier.number <= reach {
      join(&segments, with: earlier.segments)
    }
    for index in segments.indices { settle(&segments[index], row: row) }
    recent[slot] = Row(number: row, segments: segments)
    return segments
  }

  /// The root of the tree that a node is in, which holds the figures of its cluster.
  mutating func root(of node: Int) -> Int {
    var node = node
    while nodes[node].parent != node {
      nodes[node].parent = nodes[nodes[node].parent].parent
      node = nodes[node].parent
    }
    return node
  }

  /// The first clusters in their order, at most `count`.
  func largest(_ count: Int) -> [PixelCluster] {
    var kept: [PixelCluster] = []
    for index in nodes.indices where nodes[index].parent == index {
      let cluster = nodes[index].cluster
      if kept.count == count, let last = kept.last, !PixelCluster.comesFirst(cluster, last) { continue }
      let place = kept.firstIndex { PixelCluster.comesFirst(cluster, $0) } ?? kept.count
      kept.insert(cluster, at: place)
      if kept.count > count { kept.removeLast() }
    }
    return kept
  }

  private func gather(row: Int, _ runs: [PixelRun], into segments: inout [Segment]) {
    for run in runs {
      let moments = PixelMoments(columns: run.first...run.last, row: row)
      if let last = segments.last, run.first - last.last <= reach {
        segments[segments.count - 1] = Segment(
          first: last.first, last: run.last, node: -1, pixels: last.pixels + run.last - run.first + 1,
          largestDelta: max(last.largestDelta, run.largestDelta), moments: last.moments + moments)
      } else {
        segments.append(
          Segment(
            first: run.first, last: run.last, node: -1, pixels: run.last - run.first + 1,
            largestDelta: run.largestDelta, moments: moments))
      }
    }
  }

  private mutating func join(_ segments: inout [Segment], with earlier: [Segment]) {
    var index = 0
    var other = 0
    while index < segments.count, other < earlier.count {
      let (segment, above) = (segments[index], earlier[other])
      if above.first - segment.last <= reach, segment.first - above.last <= reach {
        let root = root(of: above.node)
        segments[index].node = segment.node < 0 ? root : merged(segment.node, root)
      }
      if above.last < segment.last { other += 1 } else { index += 1 }
    }
  }

  private mutating func merged(_ node: Int, _ other: Int) -> Int {
    let (first, second) = (root(of: node), root(of: other))
    if first == second { return first }
    let (kept, given) = nodes[first].pixels >= nodes[second].pixels ? (first, second) : (second, first)
    nodes[given].parent = kept
    clusterCount -= 1
    let part = nodes[given]
    add(to: kept, part.columns, part.rows, part.pixels, part.largestDelta, part.moments)
    return kept
  }

  private mutating func settle(_ segment: inout Segment, row: Int) {
    let columns = segment.first...segment.last
    if segment.node < 0 {
      segment.node = nodes.count
      nodes.append(Node(parent: nodes.count, columns: columns, rows: row...row))
      clusterCount += 1
    } else {
      segment.node = root(of: segment.node)
    }
    add(to: segment.node, columns, row...row, segment.pixels, segment.largestDelta, segment.moments)
  }

  private mutating func add(
    to node: Int, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, _ pixels: Int, _ largestDelta: Int,
    _ moments: PixelMoments
  ) {
    nodes[node].pixels += pixels
    nodes[node].largestDelta = max(nodes[node].largestDelta, largestDelta)
    nodes[node].columns = nodes[node].columns.joined(with: columns)
    nodes[node].rows = nodes[node].rows.joined(with: rows)
    nodes[node].moments = nodes[node].moments + moments
  }
}

extension ClosedRange<Int> {
  /// The smallest range that holds both.
  fileprivate func joined(with other: ClosedRange<Int>) -> ClosedRange<Int> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

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
