public import ImageFiles

/// What is different between an expected and an actual picture: facts, without a judgement.
///
/// Samples are compared premultiplied, as cairo keeps them: the colour under no opacity does not count, and a step that
/// nobody can see under little opacity is not blown up. Deltas are in steps of 1/255; where one of the pictures has
/// 16-bit samples both are compared in 16 bits, and the deltas rounded up. Pictures of different sizes are laid over
/// each other at their top left corners. An ``ImageVerdict`` judges what is found here by a ``Tolerance``.
///
/// Complexity: O(pixels), at the speed of `memcmp` where rows are the same.
public struct ImageComparison: Hashable, Sendable {
  /// A size in pixels.
  public struct Size: Hashable, Sendable, CustomStringConvertible {
    /// The number of pixels across.
    public let width: Int
    /// The number of pixels down.
    public let height: Int

    /// The size as text, such as "60 × 40".
    public var description: String { "\(width) × \(height)" }
  }

  /// The size of the expected picture.
  public let expectedSize: Size
  /// The size of the actual picture.
  public let actualSize: Size
  /// What the expected picture declares about its samples.
  public let expectedColorSpace: ColorSpaceDeclaration
  /// What the actual picture declares about its samples.
  public let actualColorSpace: ColorSpaceDeclaration
  /// How many pixels differ, of those that are compared.
  public let differingPixels: Int
  /// How many pixels only one of the pictures has.
  public let unmatchedPixels: Int
  /// How many pixels that both pictures have are left out by the mask.
  public let maskedPixels: Int
  /// The largest difference of a premultiplied sample, 0…255, of the pixels that are compared.
  public let largestDelta: Int
  /// The mean delta of the differing pixels, 1…255; 0 when there is none.
  public let meanDelta: Double
  /// How many pixels differ by how much.
  public let histogram: DeltaHistogram
  /// Where the differing pixels are; `nil` when there is none.
  public let bounds: PixelBounds?
  /// Where differing pixels lie together, the largest clusters first, at most ``PixelCluster/mostKept`` of them.
  public let clusters: [PixelCluster]
  /// How many clusters there are.
  public let clusterCount: Int
  /// Where differing pixels are densest; `nil` when there is none.
  public let densestWindow: DensestWindow?
  /// The largest difference of colour as it is seen: the distance HyAB in OKLab.
  ///
  /// 1 is black against white, 0.02 just noticeable. Translucent pixels are laid over white and over black, and the
  /// larger difference counts.
  public let largestColorDifference: Double
  /// How many of the differing pixels may be of a changed edge; `nil` where more than 1,048,576 differ.
  ///
  /// Those are the pixels whose value in each picture lies between the least and the greatest of the 3 × 3 pixels
  /// around it in the other one, in every sample. Of itself this excuses nothing.
  public let edgeLikePixels: Int?
  /// Where in the actual picture the expected one is found again; only where the sizes differ.
  public let bestOffset: PictureOffset?

  /// Compares two pictures, where a mask leaves out what does not count.
  public init(expected: RGBAImage, actual: RGBAImage, mask: PixelMask? = nil) {
    self = PixelPair.with(expected, actual) { pair in
      let rows = mask.map { MaskRows($0, width: pair.width, height: pair.height) }
      return ImageComparison(
        pair, mask: rows, expectedColorSpace: expected.colorSpace, actualColorSpace: actual.colorSpace)
    }
  }

  init(
    _ pair: PixelPair, mask: MaskRows?, expectedColorSpace: ColorSpaceDeclaration,
    actualColorSpace: ColorSpaceDeclaration
  ) {
    expectedSize = Size(width: pair.expected.width, height: pair.expected.height)
    actualSize = Size(width: pair.actual.width, height: pair.actual.height)
    self.expectedColorSpace = expectedColorSpace
    self.actualColorSpace = actualColorSpace
    unmatchedPixels =
      expectedSize.width * expectedSize.height + actualSize.width * actualSize.height - 2 * pair.width * pair.height
    maskedPixels = mask?.count ?? 0

    let scan = DifferenceScan(pair, mask: mask)
    differingPixels = scan.differingPixels
    largestDelta = scan.pixelsOfDelta.lastIndex { $0 > 0 } ?? 0
    let sum = scan.pixelsOfDelta.enumerated().reduce(0) { $0 + $1.offset * $1.element }
    meanDelta = differingPixels == 0 ? 0 : Double(sum) / Double(differingPixels)
    histogram = DeltaHistogram(pixelsOfDelta: scan.pixelsOfDelta)
    bounds = scan.bounds
    clusters = scan.clusters.largest(PixelCluster.mostKept)
    clusterCount = scan.clusters.clusterCount
    densestWindow = scan.window.densest
    largestColorDifference = scan.colors.largest
    edgeLikePixels = scan.edgeLikePixels
    bestOffset = expectedSize == actualSize ? nil : PictureOffset.best(pair)
  }

  /// How many pixels are compared: those that both pictures have and no mask leaves out.
  public var comparedPixels: Int {
    min(expectedSize.width, actualSize.width) * min(expectedSize.height, actualSize.height) - maskedPixels
  }

  /// Whether nothing at all is different: neither size, declared colour space nor any compared pixel.
  public var isSame: Bool {
    expectedSize == actualSize && expectedColorSpace == actualColorSpace && differingPixels == 0
  }
}

extension ImageComparison: CustomStringConvertible {
  /// What differs, in one line.
  public var description: String {
    var parts: [String] = []
    if expectedSize != actualSize {
      parts.append("expected \(expectedSize) pixels, actual \(actualSize)")
    }
    if let bounds {
      let pixels = differingPixels == 1 ? "1 pixel differs" : "\(differingPixels) pixels differ"
      parts.append("\(pixels) in \(bounds), by at most \(largestDelta) of 255")
    }
    if expectedColorSpace != actualColorSpace {
      parts.append("expected colours in \(expectedColorSpace), actual in \(actualColorSpace)")
    }
    return parts.isEmpty ? "no difference" : parts.joined(separator: "; ")
  }
}

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
