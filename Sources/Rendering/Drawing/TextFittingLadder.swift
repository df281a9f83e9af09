package import Geometry

/// Sets a text in a box step by step: as it is, wrapped, smaller, broken within words, shortened.
///
/// A text is measured once and the steps are tried in numbers; only lines that will be drawn are measured again, by
/// themselves.
package struct TextFittingLadder {
  /// The part of the wanted size by which each step is smaller than the one before.
  package static let step = 0.025

  let box: Size
  let style: TextStyle
  let rules: TextFittingRules

  /// Creates the ladder for a box.
  package init(box: Size, style: TextStyle, rules: TextFittingRules) {
    self.box = box
    self.style = style
    self.rules = rules
  }

  /// Sets a text.
  ///
  /// - Complexity: O(*n* log *k*) in the length of the text and the number of sizes, and as many measurements as
  ///   there are lines.
  package func fit(_ text: String, by setter: some LineSetter) -> FittedText {
    let cleaned = CleanedText(text, keepsLineBreaks: rules.maximumLines > 1)
    let direction = rules.direction.resolved(for: cleaned.paragraphs.joined(separator: " "))
    let paragraphs = cleaned.paragraphs.map { setter.paragraph($0, direction: direction) }
    var fitted = FittedText(
      lines: [], style: style, outcome: paragraphs.isEmpty ? .empty : .omitted, size: .zero,
      isRightToLeft: direction == .rightToLeft)
    for scalar in paragraphs.lazy.flatMap(\.missing) where !fitted.missing.contains(scalar) {
      fitted.missing.append(scalar)
    }
    guard !paragraphs.isEmpty, box.width > 0, box.height > 0, style.size > 0, style.size.isFinite else { return fitted }

    let trial = TextFittingTrial(
      box: box, size: style.size, rules: rules, paragraphs: paragraphs, direction: direction, setter: setter)
    let scales = self.scales
    for breaking in [LineBreaking.betweenWords, .anywhere] {
      // The smaller the letters, the fewer lines: the steps that succeed are the last ones.
      let first = scales.partitioningIndex { trial.ranges(at: $0, breaking) != nil }
      for scale in scales[first...] {
        guard let ranges = trial.ranges(at: scale, breaking), let lines = trial.lines(ranges, at: scale) else {
          continue
        }
        fitted.outcome = cleaned.isCut ? .ellipsized : scale < 1 ? .shrunk : lines.count > 1 ? .wrapped : .asIs
        return trial.place(lines, at: scale, in: fitted)
      }
    }
    let smallest = scales.last ?? 1
    if let lines = trial.shortenedLines(at: smallest) {
      fitted.outcome = .ellipsized
      return trial.place(lines, at: smallest, in: fitted)
    }
    return fitted
  }

  /// The sizes to try in parts of the wanted one, from 1 down to the floor, which is the last whatever the step.
  private var scales: [Double] {
    let floor = rules.smallestScale.isNaN ? 1 : min(max(rules.smallestScale, TextFittingLadder.step), 1)
    let count = Int(((1 - floor) / TextFittingLadder.step + 1e-9).rounded(.down))
    let steps = (0...count).map { 1 - Double($0) * TextFittingLadder.step }
    return if let last = steps.last, last > floor + 1e-9 { steps + [floor] } else { steps }
  }
}

/// Where a line may be broken.
enum LineBreaking {
  /// Where the script allows it.
  case betweenWords
  /// Between any two characters, where a word is longer than a line.
  case anywhere
}

extension Array {
  /// The first index from which on all elements have a property that, once it holds, holds for all that follow.
  fileprivate func partitioningIndex(where hasProperty: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
