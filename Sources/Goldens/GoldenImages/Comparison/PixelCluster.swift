/// The smallest upright rectangle that holds some pixels, by the first and last column and row in it.
public struct PixelBounds: Hashable, Sendable {
  /// The columns, counted from 0 at the left.
  public let columns: ClosedRange<Int>
  /// The rows, counted from 0 at the top.
  public let rows: ClosedRange<Int>

  /// Creates bounds from columns and rows.
  public init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.columns = columns
    self.rows = rows
  }
}

extension PixelBounds: CustomStringConvertible {
  /// A few words, such as "columns 3…9, rows 12…12".
  public var description: String {
    "columns \(columns.lowerBound)…\(columns.upperBound), rows \(rows.lowerBound)…\(rows.upperBound)"
  }
}

/// Pixels that differ and lie near each other.
///
/// Two differing pixels belong to the same cluster when they are at most 5 columns and at most 5 rows apart, or when a
/// chain of such pixels joins them: grown by 2 pixels on every side, they touch or overlap, corners included.
public struct PixelCluster: Hashable, Sendable {
  /// The smallest rectangle that holds the pixels.
  public let bounds: PixelBounds
  /// How many pixels differ.
  public let pixels: Int
  /// The largest delta among them, 1…255.
  public let largestDelta: Int

  /// How far apart two pixels of one cluster may be, in columns as in rows.
  static let reach = 5
  /// How many clusters a comparison keeps.
  public static let mostKept = 64

  init(bounds: PixelBounds, pixels: Int, largestDelta: Int) {
    self.bounds = bounds
    self.pixels = pixels
    self.largestDelta = largestDelta
  }

  /// The order in which clusters are listed: larger first, then from the top, then from the left.
  static func comesFirst(_ first: PixelCluster, _ second: PixelCluster) -> Bool {
    if first.pixels != second.pixels { return first.pixels > second.pixels }
    let (firstRow, secondRow) = (first.bounds.rows.lowerBound, second.bounds.rows.lowerBound)
    if firstRow != secondRow { return firstRow < secondRow }
    return first.bounds.columns.lowerBound < second.bounds.columns.lowerBound
  }
}

extension PixelCluster: CustomStringConvertible {
  /// A few words, such as "9 pixels in columns 3…5, rows 12…14, by at most 20".
  public var description: String {
    "\(pixels == 1 ? "1 pixel" : "\(pixels) pixels") in \(bounds), by at most \(largestDelta)"
  }
}

/// How many pixels differ by how much.
public struct DeltaHistogram: Hashable, Sendable {
  /// The deltas of each bucket, which double: 1, 2, 3–4, 5–8 … 129–255.
  public static let buckets: [ClosedRange<Int>] = [
    1...1, 2...2, 3...4, 5...8, 9...16, 17...32, 33...64, 65...128, 129...255,
  ]

  /// The number of pixels in each of the ``buckets``.
  public let counts: [Int]

  /// Sums up how many pixels have each delta of 0…255.
  init(pixelsOfDelta: [Int]) {
    counts = DeltaHistogram.buckets.map { bucket in pixelsOfDelta[bucket].reduce(0, +) }
  }
}

extension DeltaHistogram: CustomStringConvertible {
  /// The buckets that hold pixels, such as "1: 20, 3–4: 7".
  public var description: String {
    zip(DeltaHistogram.buckets, counts).filter { $0.1 > 0 }.map { bucket, count in
      bucket.count == 1
        ? "\(bucket.lowerBound): \(count)" : "\(bucket.lowerBound)–\(bucket.upperBound): \(count)"
    }.joined(separator: ", ")
  }
}
