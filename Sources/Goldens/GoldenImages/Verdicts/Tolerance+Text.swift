internal import JSON

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
