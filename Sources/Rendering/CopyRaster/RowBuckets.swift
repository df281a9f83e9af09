/// Which of many small things reach which rows of a picture.
///
/// Rows are dealt with in buckets of 64. What reaches several buckets is listed in each, and drawn in each only on that
/// bucket's rows: so each pixel sees everything that reaches it in order, whatever part of the picture is drawn.
package struct RowBuckets: Sendable {
  /// The number of rows of a bucket.
  package static let height = 64

  /// The rows of all buckets.
  private let rows: Range<Int>
  /// Where the numbers of each bucket begin; one more entry says where they all end.
  private var starts: [Int32]
  private var numbers: [Int32]

  /// Sorts things into buckets.
  ///
  /// - Parameters:
  ///   - rows: The rows of the picture.
  ///   - count: The number of things.
  ///   - reached: The rows that a thing reaches, clamped to those of the picture; empty where it is not seen.
  package init(rows: Range<Int>, count: Int, reached: (Int) -> Range<Int>) {
    self.rows = rows
    let bucketCount = (rows.count + RowBuckets.height - 1) / RowBuckets.height
    var starts = [Int32](repeating: 0, count: bucketCount + 1)
    for number in 0..<count {
      for bucket in RowBuckets.buckets(of: reached(number), in: rows) { starts[bucket + 1] += 1 }
    }
    for bucket in 0..<bucketCount { starts[bucket + 1] += starts[bucket] }
    var next = starts
    var numbers = [Int32](repeating: 0, count: Int(starts[bucketCount]))
    for number in 0..<count {
      for bucket in RowBuckets.buckets(of: reached(number), in: rows) {
        numbers[Int(next[bucket])] = Int32(truncatingIfNeeded: number)
        next[bucket] += 1
      }
    }
    self.starts = starts
    self.numbers = numbers
  }

  /// Visits each bucket that some rows meet: those of its rows that they have, and the numbers of what reaches it.
  @inline(__always)
  package func forEach<Failure>(
    meeting asked: Range<Int>,
    _ visit: (_ rows: Range<Int>, _ numbers: UnsafeBufferPointer<Int32>) throws(Failure) -> Void
  ) throws(Failure) {
    try numbers.withUnsafeBufferPointer { numbers throws(Failure) in
      for bucket in RowBuckets.buckets(of: asked.clamped(to: rows), in: rows) {
        let first = rows.lowerBound + bucket * RowBuckets.height
        try visit(
          (first..<first + RowBuckets.height).clamped(to: asked.clamped(to: rows)),
          UnsafeBufferPointer(rebasing: numbers[Int(starts[bucket])..<Int(starts[bucket + 1])]))
      }
    }
  }

  /// Moves a thing from some rows to others, each clamped to those of the picture.
  ///
  /// - Complexity: O(*n*) for *n* things where the buckets are others, O(1) otherwise.
  package mutating func move(_ number: Int, from old: Range<Int>, to new: Range<Int>) {
    let (oldBuckets, newBuckets) = (RowBuckets.buckets(of: old, in: rows), RowBuckets.buckets(of: new, in: rows))
    guard oldBuckets != newBuckets else { return }
    let number = Int32(truncatingIfNeeded: number)
    for bucket in oldBuckets {
      let list = numbers[Int(starts[bucket])..<Int(starts[bucket + 1])]
      guard let place = list.firstIndex(of: number) else { continue }
      numbers.remove(at: place)
      for later in bucket + 1..<starts.count { starts[later] -= 1 }
    }
    for bucket in newBuckets {
      let list = numbers[Int(starts[bucket])..<Int(starts[bucket + 1])]
      numbers.insert(number, at: list.firstIndex { $0 > number } ?? list.endIndex)
      for later in bucket + 1..<starts.count { starts[later] += 1 }
    }
  }

  @inline(__always)
  private static func buckets(of reached: Range<Int>, in rows: Range<Int>) -> Range<Int> {
    guard !reached.isEmpty else { return 0..<0 }
    return (reached.lowerBound - rows.lowerBound) / height..<(reached.upperBound - 1 - rows.lowerBound) / height + 1
  }
}
