/// Which differing pixels ``Tolerance/antialiasing(largestStep:)`` excuses.
///
/// Another rasterizer covers a little more or less of the pixels along edges. Such a change is told from a moved edge
/// or a recoloured line by four conditions, all of which a pixel has to meet:
///
/// 1. Its premultiplied samples in each picture lie between the least and the greatest of the 3 × 3 pixels around it in
///    the other picture: it is at an edge, and neither brighter nor darker than both sides.
/// 2. No sample changes by more than the largest step in relation to the contrast, greatest less least, around the
///    pixel in both pictures. A step in relation to 255 would let a faint edge move by any distance.
/// 3. The differing pixels that touch it, and those that touch these, span fewer than ``length`` columns and rows and
///    hold no full block of 3 × 3: a moved edge and a recoloured line are longer, at every angle and when bent.
/// 4. Its ``PixelCluster`` is no straight strip of ``length`` pixels or more, as the dashes of a line make one: along
///    its principal axes the lesser variance is more than 0.75, that of a strip about 3 pixels wide.
///
/// What is smaller than ``length`` pixels, as a serif, may still change its shape by the step.
struct AntialiasingRule {
  /// The length from which on a change counts as one of an edge or a line.
  static let length = 8
  /// The greatest lesser variance of a straight strip, in square pixels: 3 pixels wide it has 8/12.
  private static let stripVariance = 0.75

  private let edges: EdgeExamination
  private let largestStep: Int
  /// Pixels that touch each other, corners included.
  private var touching = ClusterFinder(reach: 1)
  private var near = ClusterFinder(reach: PixelCluster.reach)
  /// For each node of `touching`: pixels that meet the first two conditions, and a node of `near` of the same cluster.
  private var smallSteps: [Int] = []
  private var nearNodes: [Int] = []
  private var isThick: [Bool] = []
  /// For each column the last row with a differing pixel, and how many there are from it upwards without a gap.
  private var columns: [(lastRow: Int, height: Int)]

  private init(_ pair: PixelPair, largestStep: Int) {
    edges = EdgeExamination(pair: pair)
    self.largestStep = largestStep
    columns = Array(repeating: (lastRow: -1, height: 0), count: pair.width)
  }

  /// How many of the differing pixels that two pictures have in common are excused.
  static func excusedPixels(_ pair: PixelPair, mask: MaskRows?, largestStep: Int) -> Int {
    var rule = AntialiasingRule(pair, largestStep: largestStep)
    pair.forEachDifferingRow(mask: mask) { row, _, runs in rule.add(row: row, runs) }
    return rule.excused
  }

  private mutating func add(row: Int, _ runs: [PixelRun]) {
    let nearSegments = near.add(row: row, runs)
    let segments = touching.add(row: row, runs)
    var (index, nearIndex) = (0, 0)
    for run in runs {
      while segments[index].last < run.last { index += 1 }
      while nearSegments[nearIndex].last < run.last { nearIndex += 1 }
      let node = segments[index].node
      if node == smallSteps.count {
        smallSteps.append(0)
        nearNodes.append(nearSegments[nearIndex].node)
        isThick.append(false)
      }
      for column in run.first...run.last
      where edges.examine(column: column, row: row, largestStep: largestStep) == .smallStep {
        smallSteps[node] += 1
      }
      if closesBlock(run, row: row) { isThick[node] = true }
    }
  }

  /// Whether a run has three pixels side by side with differing ones in both rows above.
  private mutating func closesBlock(_ run: PixelRun, row: Int) -> Bool {
    var (side, closes) = (0, false)
    for column in run.first...run.last {
      let height = columns[column].lastRow == row - 1 ? columns[column].height + 1 : 1
      columns[column] = (row, height)
      side = height >= 3 ? side + 1 : 0
      if side >= 3 { closes = true }
    }
    return closes
  }

  private var excused: Int {
    mutating get {
      // The touching clusters first: a part of one may have been begun as a node of its own.
      var isThickCluster = [Bool](repeating: false, count: isThick.count)
      for node in isThick.indices where isThick[node] { isThickCluster[touching.root(of: node)] = true }
      var count = 0
      for node in smallSteps.indices where smallSteps[node] > 0 {
        let root = touching.root(of: node)
        let cluster = touching.nodes[root]
        guard !isThickCluster[root], cluster.columns.count < AntialiasingRule.length,
          cluster.rows.count < AntialiasingRule.length
        else { continue }
        if !isStrip(near.nodes[near.root(of: nearNodes[node])]) { count += smallSteps[node] }
      }
      return count
    }
  }

  private func isStrip(_ cluster: ClusterFinder.Node) -> Bool {
    max(cluster.columns.count, cluster.rows.count) >= AntialiasingRule.length
      && cluster.moments.variances.lesser <= AntialiasingRule.stripVariance
  }
}
