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
