#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where in the actual picture the expected one is found again.
public struct PictureOffset: Hashable, Sendable {
  /// How many columns further right the actual picture shows what the expected one shows.
  public let columns: Int
  /// How many rows further down the actual picture shows what the expected one shows.
  public let rows: Int
  /// How many pixels are the same when the expected picture is laid there.
  public let samePixels: Int
  /// How many pixels both pictures have when the expected picture is laid there.
  public let sharedPixels: Int

  /// How far beyond the corners that meet the search goes, in columns as in rows.
  public static let reach = 8
}

extension PictureOffset: CustomStringConvertible {
  /// A few words, such as "at 0, 1 with 2400 of 2400 pixels the same".
  public var description: String { "at \(columns), \(rows) with \(samePixels) of \(sharedPixels) pixels the same" }
}

extension PictureOffset {
  /// How many pixels of the expected picture are looked for at every place, at the most.
  private static let mostSamples = 1024
  /// How many of the best places are compared in full.
  private static let finalists = 3

  /// Searches for the place where most pixels are the same.
  ///
  /// The places are those within ``reach`` of an alignment at the left, in the middle or at the right, and at the top,
  /// in the middle or at the bottom. Of the pixels that differ from the one above or to the left, up to 1024 spread
  /// over the picture decide which places are compared in full. Takes time in proportion to the pixels.
  static func best(_ pair: PixelPair) -> PictureOffset {
    let samples = telling(pair.expected)
    var candidates: [(score: Int, distance: Int, columns: Int, rows: Int)] = []
    let acrossPlaces = places(pair.actual.width - pair.expected.width)
    for rows in places(pair.actual.height - pair.expected.height) {
      for columns in acrossPlaces {
        let score = samples.count { sample in
          pair.isSame(expectedColumn: sample.column, expectedRow: sample.row, columns, rows)
        }
        candidates.append((score, abs(columns) + abs(rows), columns, rows))
      }
    }
    candidates.sort {
      ($1.score, $0.distance, $0.rows, $0.columns) < ($0.score, $1.distance, $1.rows, $1.columns)
    }
    var best: PictureOffset?
    for candidate in candidates.prefix(finalists) {
      let offset = pair.laid(candidate.columns, candidate.rows)
      if offset.samePixels > best?.samePixels ?? -1 { best = offset }
    }
    return best ?? pair.laid(0, 0)
  }

  /// The distances to try along one axis, in order, when the pictures' sizes differ by `difference`.
  private static func places(_ difference: Int) -> [Int] {
    let all = [0, difference / 2, difference].flatMap { middle in middle - reach...middle + reach }
    return Set(all).sorted()
  }

  /// Pixels that differ from a neighbour, evenly thinned out; of a flat picture, its first pixel.
  private static func telling(_ plane: PixelPlane) -> [(column: Int, row: Int)] {
    var found: [(column: Int, row: Int)] = []
    // Every second one goes whenever there are too many, and from then on one of as many is taken.
    var (step, countdown) = (1, 1)
    for row in 0..<plane.height {
      var column = 0
      let start = row &* plane.width
      while column < plane.width {
        let index = start &+ column
        if (column > 0 && !plane.isSame(index, index &- 1)) || (row > 0 && !plane.isSame(index, index &- plane.width)) {
          countdown -= 1
          if countdown == 0 {
            countdown = step
            found.append((column, row))
            if found.count > mostSamples {
              found = found.indices.filter { $0 % 2 == 0 }.map { found[$0] }
              step *= 2
              countdown = step
            }
          }
        }
        column &+= 1
      }
    }
    return found.isEmpty ? [(0, 0)] : found
  }
}

extension PixelPair {
  /// Whether a pixel of the expected picture, moved, is the same in the actual one; not where that has no such pixel.
  fileprivate func isSame(expectedColumn: Int, expectedRow: Int, _ columns: Int, _ rows: Int) -> Bool {
    let (column, row) = (expectedColumn + columns, expectedRow + rows)
    guard column >= 0, column < actual.width, row >= 0, row < actual.height else { return false }
    return switch (expected.words, actual.words) {
    case (.narrow(let first), .narrow(let second)):
      first[expectedRow * expected.width + expectedColumn] == second[row * actual.width + column]
    case (.wide(let first), .wide(let second)):
      first[expectedRow * expected.width + expectedColumn] == second[row * actual.width + column]
    default: false
    }
  }

  /// Counts the pixels that are the same when the expected picture is moved.
  fileprivate func laid(_ columns: Int, _ rows: Int) -> PictureOffset {
    let across = max(0, columns)..<max(0, columns, min(actual.width, expected.width + columns))
    let down = max(0, rows)..<max(0, rows, min(actual.height, expected.height + rows))
    guard !across.isEmpty else { return PictureOffset(columns: columns, rows: rows, samePixels: 0, sharedPixels: 0) }
    var same = 0
    for row in down {
      let start = (row - rows) * expected.width + across.lowerBound - columns
      let other = row * actual.width + across.lowerBound
      switch (expected.words, actual.words) {
      case (.narrow(let first), .narrow(let second)):
        same += sameWords(first + start, second + other, across.count)
      case (.wide(let first), .wide(let second)):
        same += sameWords(first + start, second + other, across.count)
      default: break
      }
    }
    return PictureOffset(columns: columns, rows: rows, samePixels: same, sharedPixels: across.count * down.count)
  }

  private func sameWords<Word: FixedWidthInteger>(
    _ first: UnsafePointer<Word>, _ second: UnsafePointer<Word>, _ count: Int
  ) -> Int {
    if memcmp(first, second, count * MemoryLayout<Word>.stride) == 0 { return count }
    var same = 0
    var index = 0
    while index < count {
      if first[index] == second[index] { same &+= 1 }
      index &+= 1
    }
    return same
  }
}
