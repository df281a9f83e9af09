internal import Geometry

/// One text in one box, to be tried at one size after the other.
///
/// Lengths are in ems unless they say otherwise.
struct TextFittingTrial<Setter: LineSetter> {
  /// A line that is about to be drawn, with its measures.
  struct MeasuredLine {
    var string: String
    var extents: LineExtents
  }

  /// A part of a paragraph.
  struct LineRange: Hashable {
    var paragraph: Int
    var clusters: Range<Int>
  }

  /// In canvas units.
  let box: Size
  /// In canvas units.
  let size: Double
  let rules: TextFittingRules
  let paragraphs: [FittingParagraph]
  let direction: TextDirection
  let setter: Setter

  // MARK: Breaking lines

  /// The lines at a scale by the widths of their characters; nil where they are too many or one is too long.
  func ranges(at scale: Double, _ breaking: LineBreaking) -> [LineRange]? {
    let most = mostLines(at: scale)
    guard most > 0 else { return nil }
    var lines: [LineRange] = []
    let width = box.width / (size * scale)
    for index in paragraphs.indices {
      guard append(linesOf: index, width: width, breaking, to: &lines, most: most) else { return nil }
    }
    return lines
  }

  /// Breaks a paragraph into lines; false where it takes too many, of which as many as allowed are appended.
  private func append(
    linesOf index: Int, width: Double, _ breaking: LineBreaking, to lines: inout [LineRange], most: Int
  ) -> Bool {
    let clusters = paragraphs[index].clusters
    var start = 0
    while start < clusters.count {
      guard lines.count < most else { return false }
      guard let end = endOfLine(in: clusters, from: start, width: width, breaking) else { return false }
      lines.append(LineRange(paragraph: index, clusters: start..<end))
      start = end
      while start < clusters.count, clusters[start].isSpace { start += 1 }
    }
    return true
  }

  /// Where the longest line ends that begins at a cluster; nil where a word is too long for it.
  private func endOfLine(
    in clusters: [FittingParagraph.Cluster], from start: Int, width: Double, _ breaking: LineBreaking
  ) -> Int? {
    var reached = 0.0
    var lastBreak: Int?
    for index in start..<clusters.count {
      let cluster = clusters[index]
      reached += cluster.advance
      // Spaces at the end of a line take no room.
      if reached > width, !cluster.isSpace {
        if let lastBreak { return lastBreak }
        return breaking == .anywhere && index > start ? index : nil
      }
      guard cluster.mayEndLine, index + 1 < clusters.count else { continue }
      if !cluster.isSoftHyphen || reached + TextFittingTrial.hyphenAdvance <= width { lastBreak = index + 1 }
    }
    return clusters.count
  }

  /// Room for the hyphen that a broken word shows.
  private static var hyphenAdvance: Double { 0.5 }

  // MARK: Measuring lines

  /// The lines as they will be drawn; nil where one of them does not fit after all, as kerning and joining may differ
  /// at its ends.
  func lines(_ ranges: [LineRange], at scale: Double) -> [MeasuredLine]? {
    var lines: [MeasuredLine] = []
    for range in ranges {
      let line = measured(string(of: range))
      guard line.extents.width * size * scale <= box.width else { return nil }
      lines.append(line)
    }
    return height(of: lines) * size * scale <= box.height ? lines : nil
  }

  private func measured(_ string: String) -> MeasuredLine {
    MeasuredLine(string: string, extents: setter.extents(of: string, direction: direction))
  }

  /// A line without spaces at its ends, with a hyphen where a word is broken at a soft one.
  private func string(of range: LineRange) -> String {
    let paragraph = paragraphs[range.paragraph]
    let visible = trimmed(range.clusters, of: paragraph)
    let line = setter.line(visible, of: paragraph, direction: direction)
    guard let last = visible.last, paragraph.clusters[last].isSoftHyphen, last + 1 < paragraph.clusters.count else {
      return line
    }
    return line + "\u{2010}"
  }

  private func trimmed(_ range: Range<Int>, of paragraph: FittingParagraph) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, paragraph.clusters[start].isSpace { start += 1 }
    while end > start, paragraph.clusters[end - 1].isSpace { end -= 1 }
    return start..<end
  }

  // MARK: Shortening

  /// The lines at a scale with an ellipsis in the last; nil where not even the ellipsis fits.
  func shortenedLines(at scale: Double) -> [MeasuredLine]? {
    let width = box.width / (size * scale)
    let most = mostLines(at: scale)
    guard most > 0 else { return nil }
    var ranges: [LineRange] = []
    for index in paragraphs.indices {
      guard append(linesOf: index, width: width, .anywhere, to: &ranges, most: most) else { break }
    }
    // The lines before the last stand as they are; one that is too long after all is shortened itself.
    for count in stride(from: min(ranges.count, most), through: 1, by: -1) {
      guard let whole = lines(Array(ranges[..<(count - 1)]), at: scale) else { continue }
      guard let last = shortened(from: ranges[count - 1], to: width) else { continue }
      if height(of: whole + [last]) * size * scale <= box.height { return whole + [last] }
    }
    guard ranges.isEmpty, let last = shortened(from: LineRange(paragraph: 0, clusters: 0..<0), to: width),
      height(of: [last]) * size * scale <= box.height
    else { return nil }
    return [last]
  }

  /// The text from where a line begins, cut so that it fits on that line.
  private func shortened(from line: LineRange, to width: Double) -> MeasuredLine? {
    let joined = joinedParagraph(from: line)
    let ellipsis = setter.extents(of: "…", direction: direction).advance
    let room = width - ellipsis
    let clusters = joined.clusters
    var (head, tail) = (count(of: clusters, within: room), 0)
    if rules.ellipsis == .middle {
      // Half for each, and what the end does not use up for the beginning.
      tail = count(of: clusters.reversed(), within: room / 2)
      head = count(of: clusters, within: room - clusters.suffix(tail).reduce(0) { $0 + $1.advance })
    }
    tail = min(tail, clusters.count - head)
    // Kerning may make a line longer than its parts. The more often it is, the more is left out at once, so that no
    // text takes many attempts.
    var excess = 1
    while true {
      let line = measured(shortened(joined, head: head, tail: tail))
      if line.extents.width <= width { return line }
      guard head + tail > 0 else { return nil }
      let fromTail = min(tail, tail > head ? excess : 0)
      tail -= fromTail
      head = max(0, head - (excess - fromTail))
      excess *= 2
    }
  }

  /// The rest of the text as one paragraph, a space for each line break.
  private func joinedParagraph(from line: LineRange) -> FittingParagraph {
    var joined = paragraphs[line.paragraph]
    joined.clusters.removeFirst(line.clusters.lowerBound)
    for following in paragraphs[(line.paragraph + 1)...] {
      joined.clusters.append(.init(" ", advance: 0.3, mayEndLine: true))
      joined.clusters += following.clusters
    }
    return joined
  }

  /// How many clusters from the first on take no more than a width.
  private func count(of clusters: some Collection<FittingParagraph.Cluster>, within width: Double) -> Int {
    var reached = 0.0
    var count = 0
    for cluster in clusters {
      reached += cluster.advance
      guard reached <= width else { break }
      count += 1
    }
    return count
  }

  /// The first and the last characters of a paragraph with an ellipsis between them.
  private func shortened(_ paragraph: FittingParagraph, head: Int, tail: Int) -> String {
    let count = paragraph.clusters.count
    let first = trimmed(0..<head, of: paragraph)
    let last = trimmed((count - tail)..<count, of: paragraph)
    var string = paragraph.string(first) + "…"
    if last.isEmpty, let end = first.last {
      // The ellipsis belongs to the word that it cuts, whatever the direction of the line.
      let isRightToLeft = paragraph.clusters[end].isRightToLeft
      if isRightToLeft != (direction == .rightToLeft) { string += isRightToLeft ? "\u{200F}" : "\u{200E}" }
    }
    return string + paragraph.string(last)
  }

  // MARK: Placing lines

  /// How many lines the rules and the box's height allow at a scale.
  private func mostLines(at scale: Double) -> Int {
    let spare = box.height / (size * scale) - ascent - descent
    guard spare >= 0 else { return 0 }
    return Int(min(Double(max(rules.maximumLines, 1)), (spare / pitch + 1 + 1e-9).rounded(.down)))
  }

  /// How far the text reaches above a baseline: the font's ascent, or more where a script does.
  private var ascent: Double { paragraphs.reduce(setter.ascent) { max($0, $1.inkAscent) } }
  private var descent: Double { paragraphs.reduce(setter.descent) { max($0, $1.inkDescent) } }

  /// The distance between baselines.
  private var pitch: Double {
    let ink = paragraphs.reduce(into: (ascent: 0.0, descent: 0.0)) {
      $0 = (max($0.ascent, $1.inkAscent), max($0.descent, $1.inkDescent))
    }
    let wanted = rules.lineSpacing.isFinite ? rules.lineSpacing : 1.2
    return max(wanted, ink.ascent + ink.descent, 0.1)
  }

  private func height(of lines: [MeasuredLine]) -> Double {
    let top = lines.first.map { max(ascent, $0.extents.inkAscent) } ?? 0
    let bottom = lines.last.map { max(descent, $0.extents.inkDescent) } ?? 0
    return top + Double(max(lines.count - 1, 0)) * pitch + bottom
  }

  /// Puts lines below one another.
  func place(_ lines: [MeasuredLine], at scale: Double, in fitted: FittedText) -> FittedText {
    var fitted = fitted
    let em = size * scale
    fitted.style.size = em
    let top = lines.first.map { max(ascent, $0.extents.inkAscent) } ?? 0
    fitted.lines = lines.enumerated().map { number, line in
      FittedText.Line(
        string: line.string, width: line.extents.advance * em, leftOverhang: line.extents.leftOverhang * em,
        rightOverhang: line.extents.rightOverhang * em, baseline: (top + Double(number) * pitch) * em)
    }
    let width = lines.reduce(0) { max($0, $1.extents.width) } * em
    fitted.size = Size(min(width, box.width), min(height(of: lines) * em, box.height))
    return fitted
  }
}
