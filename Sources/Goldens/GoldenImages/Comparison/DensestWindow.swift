/// The window of 16 × 16 pixels that holds the most differing ones.
///
/// Where a picture is smaller, so is the window.
public struct DensestWindow: Hashable, Sendable {
  /// The columns and rows of the window; the topmost of several that are alike, then the leftmost.
  public let bounds: PixelBounds
  /// How many of its pixels differ.
  public let pixels: Int

  /// The edge of the window.
  public static let size = 16
}

extension DensestWindow: CustomStringConvertible {
  /// A few words, such as "9 pixels in columns 0…15, rows 4…19".
  public var description: String { "\(pixels == 1 ? "1 pixel" : "\(pixels) pixels") in \(bounds)" }
}

/// Finds the densest window while rows of differing pixels come by from the top.
///
/// A window can only become the densest with a row that adds to it, so that each row looks at the windows that end in
/// it and hold some of its pixels. Takes time in proportion to the pixels, and to 16 for each run.
struct DensestWindowFinder {
  private let size: Int
  private let width: Int
  private let height: Int
  private let across: Int
  private let down: Int
  /// The differing pixels of each column, in the last `down` rows.
  private var counts: [Int]
  private var recent: [(row: Int, runs: [PixelRun])] = []
  private var best = 0
  private var bestLeft = 0
  private var bestTop = 0

  init(width: Int, height: Int, size: Int = DensestWindow.size) {
    (self.width, self.height, self.size) = (width, height, size)
    (across, down) = (min(size, width), min(size, height))
    counts = [Int](repeating: 0, count: width)
  }

  /// The densest window; `nil` when no pixel differs.
  var densest: DensestWindow? {
    guard best > 0 else { return nil }
    return DensestWindow(
      bounds: PixelBounds(columns: bestLeft...bestLeft + across - 1, rows: bestTop...bestTop + down - 1), pixels: best)
  }

  mutating func add(row: Int, _ runs: [PixelRun]) {
    // No window can hold more than all of its pixels.
    guard best < across * down else { return }
    forget(before: row - down + 1)
    for run in runs { change(run, by: 1) }
    recent.append((row, runs))
    var next = 0
    for run in runs {
      let left = max(next, run.first - across + 1)
      let lastLeft = min(run.last, width - across)
      if left <= lastLeft { look(row: row, from: left, through: lastLeft) }
      next = max(next, lastLeft + 1)
    }
  }

  private mutating func look(row: Int, from first: Int, through last: Int) {
    let (across, best) = (across, best)
    var found = best
    var foundLeft = 0
    counts.withUnsafeBufferPointer { counts in
      guard let counts = counts.baseAddress else { return }
      var sum = 0
      var column = first
      while column < first &+ across {
        sum &+= counts[column]
        column &+= 1
      }
      var left = first
      while true {
        if sum > found { (found, foundLeft) = (sum, left) }
        if left == last { break }
        sum &+= counts[left &+ across] &- counts[left]
        left &+= 1
      }
    }
    guard found > best else { return }
    (self.best, bestLeft) = (found, foundLeft)
    bestTop = min(max(row - down + 1, 0), height - down)
  }

  private mutating func forget(before row: Int) {
    let count = recent.prefix { $0.row < row }.count
    for (_, runs) in recent.prefix(count) {
      for run in runs { change(run, by: -1) }
    }
    recent.removeFirst(count)
  }

  private mutating func change(_ run: PixelRun, by step: Int) {
    counts.withUnsafeMutableBufferPointer { counts in
      guard let counts = counts.baseAddress else { return }
      var column = run.first
      while column <= run.last {
        counts[column] &+= step
        column &+= 1
      }
    }
  }
}
