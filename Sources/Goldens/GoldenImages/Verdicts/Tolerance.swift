internal import Support

/// How much two pictures may differ and still count as the same.
///
/// Deltas are differences of premultiplied samples in steps of 1/255; of 16-bit samples they are rounded up, so that no
/// difference counts as none. Nothing is rounded down, and no share of the pixels passes by itself: a share hides small
/// changes in large pictures.
public enum Tolerance: Hashable, Sendable {
  /// No difference at all.
  case exact
  /// What another processor or compiler may make of the same drawing: any number of pixels, none off by more than this.
  case near(largestDelta: Int)
  /// Deltas, numbers of pixels and sizes of clusters within bounds, lower bounds among them.
  case fuzzy(FuzzyBounds)
  /// Small changes of coverage at edges, as another rasterizer makes them, and no others.
  ///
  /// A pixel is excused when its samples in each picture lie within those of the 3 × 3 pixels around it in the other
  /// one, when no sample changes by more than the step in relation to the contrast there, in 1/255, and when the change
  /// is shorter than 8 pixels, thinner than 3 and no part of a straight strip: moved edges and recoloured lines fail.
  case antialiasing(largestStep: Int)
  /// What pixelmatch counts, for those who come with its numbers.
  case pixelmatch(PixelmatchOptions)

  /// No sample of any pixel differs by more than 2.
  ///
  /// librsvg's test suite takes the same 2 as the least that can be told apart.
  public static let near = Tolerance.near(largestDelta: 2)

  /// Changes of coverage of up to an eighth.
  public static let antialiasing = Tolerance.antialiasing(largestStep: 32)
}

extension Tolerance: CustomStringConvertible {
  /// The tolerance as it is written on a command line, such as `near:2`; ``init(_:)`` reads it back.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .near(let largestDelta): "near:\(largestDelta)"
    case .fuzzy(let bounds): "fuzzy:\(bounds)"
    case .antialiasing(let largestStep): "antialiasing:\(largestStep)"
    case .pixelmatch(let options): "\(options)"
    }
  }
}

/// Between what and what the differences of two pictures must lie, for ``Tolerance/fuzzy(_:)``.
///
/// A lower bound is for differences that are known: when they become fewer, the tolerance is no longer needed, and the
/// test says so. The web platform's tests have bounds of this kind ("fuzzy matching" in WPT's documentation of reftests).
public struct FuzzyBounds: Hashable, Sendable {
  /// The largest delta, within 0…255.
  public var delta: ClosedRange<Int>
  /// The number of pixels that differ.
  public var pixels: ClosedRange<Int>
  /// The number of differing pixels in the largest cluster; see ``PixelCluster``.
  public var largestCluster: ClosedRange<Int>
  /// The largest share of the compared pixels that may differ, in 0…1, besides the other bounds; `nil` for no such cap.
  public var largestShare: Double?

  /// The bounds of what is not limited.
  public static let unlimited = 0...Int.max

  /// Creates bounds; what is left out is not limited.
  public init(
    delta: ClosedRange<Int> = 0...255, pixels: ClosedRange<Int> = unlimited,
    largestCluster: ClosedRange<Int> = unlimited, largestShare: Double? = nil
  ) {
    self.delta = delta
    self.pixels = pixels
    self.largestCluster = largestCluster
    self.largestShare = largestShare
  }
}

extension FuzzyBounds: CustomStringConvertible {
  /// The bounds that limit something, as they are written after `fuzzy:`, such as `delta=0-8,pixels=0-120`.
  public var description: String {
    var parts: [String] = []
    if delta != 0...255 || self == FuzzyBounds() {
      parts.append("delta=\(delta.lowerBound)-\(delta.upperBound)")
    }
    for (name, bounds) in [("pixels", pixels), ("cluster", largestCluster)] where bounds != FuzzyBounds.unlimited {
      parts.append("\(name)=\(bounds.lowerBound)-" + (bounds.upperBound == .max ? "" : "\(bounds.upperBound)"))
    }
    if let largestShare { parts.append("share=\(largestShare)") }
    return parts.joined(separator: ",")
  }
}

extension Tolerance {
  /// Reads a tolerance as it is written on a command line.
  ///
  /// These are `exact`, `near`, `near:3`, `fuzzy:delta=0-8,pixels=0-120,cluster=0-40,share=0.01` (each part may be left
  /// out, and an upper bound too, as in `pixels=10-`), `antialiasing`, `antialiasing:16`, and pixelmatch with its
  /// threshold, `pixelmatch7:0.1`, `pixelmatch5:0.05,count-antialiasing,pixels=12` or `pixelmatch-oklab:0.1,window=8`.
  public init(_ text: String) throws(ToleranceError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let settings = parts.count > 1 ? String(parts[1]) : nil
    switch parts[0] {
    case "exact":
      if settings != nil { throw ToleranceError(description: "\"exact\" takes no settings: write \"exact\" alone") }
      self = .exact
    case "near":
      self =
        try settings.map { settings throws(ToleranceError) in
          .near(largestDelta: try step(settings, example: "near:2"))
        } ?? .near
    case "antialiasing":
      self =
        try settings.map { settings throws(ToleranceError) in
          .antialiasing(largestStep: try step(settings, example: "antialiasing:32"))
        } ?? .antialiasing
    case "fuzzy":
      guard let settings else {
        throw ToleranceError(description: "\"fuzzy\" needs bounds, such as \"fuzzy:delta=0-8,pixels=0-120\"")
      }
      self = .fuzzy(try FuzzyBounds(text: settings))
    case "pixelmatch5": self = .pixelmatch(try PixelmatchOptions(.v5, text: settings))
    case "pixelmatch7": self = .pixelmatch(try PixelmatchOptions(.v7, text: settings))
    case "pixelmatch-oklab": self = .pixelmatch(try PixelmatchOptions(.oklab, text: settings))
    case let word: throw ToleranceError(description: unknownWord(String(word), among: Tolerance.names))
    }
  }

  private static let names = [
    "exact", "near", "fuzzy", "antialiasing", "pixelmatch5", "pixelmatch7", "pixelmatch-oklab",
  ]
}

/// A number of steps of 1/255.
private func step(_ text: String, example: String) throws(ToleranceError) -> Int {
  guard let step = Int(text), (0...255).contains(step) else {
    throw ToleranceError(description: "expected a number from 0 to 255 as in \(quoted(example)), found \(quoted(text))")
  }
  return step
}

/// Calls `body` for each `key=value` of a list; the value is missing where there is no equals sign.
private func forEachSetting(
  of text: String, _ body: (_ key: String, _ value: String?) throws(ToleranceError) -> Void
) throws(ToleranceError) {
  var seen: Set<String> = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard seen.insert(sides[0]).inserted else {
      throw ToleranceError(description: "\(quoted(sides[0])) stands twice in \(quoted(text))")
    }
    try body(sides[0], sides.count > 1 ? sides[1] : nil)
  }
}

extension FuzzyBounds {
  fileprivate init(text: String) throws(ToleranceError) {
    self.init()
    try forEachSetting(of: text) { key, value throws(ToleranceError) in
      switch key {
      case "delta": delta = try range(value, key, within: 255)
      case "pixels": pixels = try range(value, key, within: .max)
      case "cluster": largestCluster = try range(value, key, within: .max)
      case "share":
        guard let share = Double(value ?? ""), (0...1).contains(share) else {
          throw ToleranceError(description: "expected a share from 0 to 1 as in \"share=0.01\", found \(found(value))")
        }
        largestShare = share
      default:
        throw ToleranceError(description: unknownWord(key, among: ["delta", "pixels", "cluster", "share"]))
      }
    }
  }

  private func range(_ text: String?, _ key: String, within limit: Int) throws(ToleranceError) -> ClosedRange<Int> {
    let sides = (text ?? "").split(separator: "-", omittingEmptySubsequences: false)
    guard sides.count == 2, let lower = Int(sides[0]), let upper = sides[1].isEmpty ? limit : Int(sides[1]),
      lower >= 0, upper >= lower, upper <= limit
    else {
      let most = limit == .max ? "" : ", up to \(limit)"
      throw ToleranceError(
        description:
          "\(quoted(key)) takes a lower and an upper bound\(most), as in \(quoted("\(key)=0-8")), found \(found(text))")
    }
    return lower...upper
  }
}

extension PixelmatchOptions {
  fileprivate init(_ version: Version, text: String?) throws(ToleranceError) {
    self.init(version)
    guard let text else { return }
    try forEachSetting(of: text) { key, value throws(ToleranceError) in
      switch key {
      case "count-antialiasing" where value == nil: countsAntialiasing = true
      case "pixels": allowedPixels = try number(value, key, from: 0)
      case "window":
        guard version == .oklab else {
          throw ToleranceError(description: "\"window\" is a setting of pixelmatch-oklab alone")
        }
        windowSize = try number(value, key, from: 1)
      default:
        guard value == nil, let number = Double(key), (0...1).contains(number) else {
          throw ToleranceError(
            description: "expected a threshold from 0 to 1, \"count-antialiasing\", \"pixels=12\" or, for "
              + "pixelmatch-oklab, \"window=8\", found \(quoted(value.map { "\(key)=\($0)" } ?? key))")
        }
        threshold = number
      }
    }
  }

  private func number(_ text: String?, _ key: String, from least: Int) throws(ToleranceError) -> Int {
    guard let number = Int(text ?? ""), number >= least else {
      throw ToleranceError(
        description:
          "\(quoted(key)) takes a number from \(least) on, as in \(quoted("\(key)=12")), found \(found(text))")
    }
    return number
  }
}

private func found(_ text: String?) -> String { text.map { quoted($0) } ?? "nothing" }

/// Why a text is no tolerance.
public struct ToleranceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what was expected.
  public let description: String
}
