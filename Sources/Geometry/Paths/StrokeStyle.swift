/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The form of a line's ends.
  public enum Cap: String, Hashable, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half circle beyond the end point.
    case round
    /// Half the width beyond the end point.
    case square
  }

  /// The form of a line's corners.
  public enum Join: String, Hashable, Sendable {
    /// Edges prolonged until they meet, up to the miter limit.
    case miter
    /// A circle about the corner.
    case round
    /// The corner cut off.
    case bevel
  }

  /// The width across the line; not negative.
  public var width: Double
  /// The form of the ends.
  public var cap: Cap
  /// The form of the corners.
  public var join: Join
  /// The ratio of a miter's length to the width from which a corner is bevelled instead, as in SVG and cairo.
  public var miterLimit: Double
  /// The lengths of dashes and gaps, by turns; an unbroken line where empty.
  public var dashes: [Double]
  /// How far into the pattern of dashes the line begins.
  public var dashPhase: Double

  /// Creates a style; without further words an unbroken line with cut-off ends and mitred corners.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

extension Path {
  /// The most dashes that a path is cut into.
  public static let maximumDashCount = 100_000

  /// The dashes of a line along the path, as contours of their own, to be stroked without a pattern.
  ///
  /// The pattern of `style.dashes` begins anew with each contour, `style.dashPhase` into it; a phase below zero runs
  /// the pattern backwards. An odd number of lengths is gone through twice, so that dashes and gaps change places. On a
  /// closed contour a dash that runs across the start is one dash; a dash that covers all of a closed contour leaves it
  /// closed. A contour without length is kept.
  ///
  /// A dash of length zero is a dot: a line as long as a millionth of the width, so that a square cap is turned with
  /// the path. With butt caps, which draw nothing there, it is left out.
  ///
  /// The path is returned unbroken where the pattern is empty, has a length that is negative or not finite, or adds up
  /// to zero, and where it would make more than `maximumDashCount` dashes, which nobody could tell from a thinner line.
  public func dashed(_ style: StrokeStyle, tolerance: Double = 1e-6) -> Path {
    guard let pattern = DashPattern(style) else { return self }
    let contours = self.contours.map { MeasuredContour($0, tolerance: tolerance) }
    let total = contours.reduce(0) { $0 + $1.length }
    guard total / pattern.period * Double(pattern.lengths.count) < Double(Path.maximumDashCount) else { return self }

    var path = Path()
    for contour in contours { path.append(contour.dashes(of: pattern)) }
    return path
  }
}

/// A pattern that can be laid along a line.
private struct DashPattern {
  /// Dashes and gaps by turns, an even number of them.
  let lengths: [Double]
  /// The length after which it begins again.
  let period: Double
  /// Where in the pattern a line begins, 0 ..< period.
  let phase: Double
  /// The length of what stands for a dash of length zero, or nil where that draws nothing.
  let dotLength: Double?

  init?(_ style: StrokeStyle) {
    let lengths = style.dashes.count.isMultiple(of: 2) ? style.dashes : style.dashes + style.dashes
    let period = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, style.dashPhase.isFinite else { return nil }
    self.lengths = lengths
    self.period = period
    let remainder = style.dashPhase.truncatingRemainder(dividingBy: period)
    phase = remainder < 0 ? remainder + period : remainder
    dotLength = style.cap == .butt ? nil : max(style.width, 0) * 1e-6
  }

  /// The dashes on a line of some length, as distances from its start, in order; each lies within 0…length.
  func dashes(upTo length: Double) -> [ClosedRange<Double>] {
    var dashes: [ClosedRange<Double>] = []
    var start = -phase
    while start < length {
      for index in stride(from: 0, to: lengths.count, by: 2) {
        let end = start + lengths[index]
        if let dash = dash(from: start, to: end, within: length) { dashes.append(dash) }
        start = end + lengths[index + 1]
      }
    }
    return joined(dashes)
  }

  private func dash(from start: Double, to end: Double, within length: Double) -> ClosedRange<Double>? {
    if start == end {
      guard let dotLength, start >= 0, start < length else { return nil }
      return start...min(start + dotLength, length)
    }
    guard end > 0, start < length else { return nil }
    return max(0, start)...min(end, length)
  }

  /// The dashes with those that touch made one, as they do where a gap is zero.
  private func joined(_ dashes: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    dashes.reduce(into: []) { joined, dash in
      if let last = joined.last, dash.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, dash.upperBound)
      } else {
        joined.append(dash)
      }
    }
  }
}

/// A contour with the lengths up to each of its segments.
private struct MeasuredContour {
  private let contour: PathContour
  private let segments: [(start: Double, measure: SegmentMeasure)]
  let length: Double

  init(_ contour: PathContour, tolerance: Double) {
    var length = 0.0
    self.contour = contour
    segments = contour.segments.map { segment in
      let measure = SegmentMeasure(segment, tolerance: tolerance)
      defer { length += measure.length }
      return (length, measure)
    }
    self.length = length
  }

  func dashes(of pattern: DashPattern) -> Path {
    var ranges = pattern.dashes(upTo: length)
    var path = Path()
    if length == 0 || ranges.first == 0...length {
      path.append(segments: contour.segments, from: contour.start, closed: contour.isClosed)
      return path
    }
    // On a closed contour the dash that reaches the end goes on with the one at the start.
    if contour.isClosed, ranges.count > 1, ranges[0].lowerBound == 0, ranges[ranges.count - 1].upperBound == length {
      let head = ranges.removeFirst()
      let tail = ranges.removeLast()
      path.append(dash: pieces(of: tail) + pieces(of: head))
    }
    for range in ranges { path.append(dash: pieces(of: range)) }
    return path
  }

  /// The parts of segments between two lengths.
  private func pieces(of range: ClosedRange<Double>) -> [PathSegment] {
    segments[firstSegment(reaching: range.lowerBound)...].lazy
      .prefix { $0.start < range.upperBound }
      .filter { $0.measure.length > 0 && $0.start + $0.measure.length > range.lowerBound }
      .map { start, measure in
        let from = measure.parameter(atLength: range.lowerBound - start)
        let to = range.upperBound >= start + measure.length ? 1 : measure.parameter(atLength: range.upperBound - start)
        return measure.segment.part(from: from, to: to)
      }
  }

  /// The index of the last segment that begins at or before a length, by halving.
  private func firstSegment(reaching length: Double) -> Int {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= length { low = middle } else { high = middle }
    }
    return low
  }
}

extension Path {
  fileprivate mutating func append(dash pieces: [PathSegment]) {
    guard let first = pieces.first else { return }
    append(segments: pieces, from: first.start, closed: false)
  }
}

/// The thickness of letters, by the numbers of OpenType and CSS.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  /// Normal text.
  case regular = 400
  /// A little thicker than normal.
  case medium = 500
  /// Between medium and bold.
  case semibold = 600
  /// For headings.
  case bold = 700
  /// The thickest.
  case black = 900
}
