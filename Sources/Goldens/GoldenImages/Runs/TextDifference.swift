/// What two texts differ in, line by line.
package struct TextDifference {
  /// How many lines only the expected text has.
  let removedLines: Int
  /// How many lines only the actual text has.
  let addedLines: Int
  /// The difference in the unified format of `diff -u` (POSIX.1-2024, diff, "Diff -u Output Format").
  package let unified: String
  /// The same for all pairs of texts in which the same lines went and came, wherever they stand.
  let group: ContentDigest
  /// Whether nothing but the ends of lines differs, as when a file was checked out for Windows.
  let isInLineEndingsOnly: Bool

  /// Compares two texts by bytes; nil where they are the same.
  package init?(expected: [UInt8], actual: [UInt8]) {
    guard expected != actual else { return nil }
    let (old, new) = (TextDifference.lines(of: expected), TextDifference.lines(of: actual))
    let changes = LineChanges(from: old, to: new)
    removedLines = changes.removed.count { $0 }
    addedLines = changes.inserted.count { $0 }
    unified = UnifiedFormat(old: old, new: new, changes: changes).text
    var touched: [UInt8] = []
    for (line, isRemoved) in zip(old, changes.removed) where isRemoved { touched += [UInt8(ascii: "-")] + line }
    for (line, isInserted) in zip(new, changes.inserted) where isInserted { touched += [UInt8(ascii: "+")] + line }
    group = ContentDigest(of: touched)
    let carriageReturn = UInt8(ascii: "\r")
    isInLineEndingsOnly = expected.filter { $0 != carriageReturn } == actual.filter { $0 != carriageReturn }
  }

  /// The lines with their ends; the last one may have none.
  private static func lines(of text: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(Array(text[start..<end]))
      start = end
    }
    return lines
  }
}

/// Which lines of an old text went and which of a new one came.
struct LineChanges {
  /// For each old line, whether it went.
  private(set) var removed: [Bool]
  /// For each new line, whether it came.
  private(set) var inserted: [Bool]

  /// The most lines between the first and the last difference for which the fewest changes are looked for; beyond, all
  /// of them count as changed, because looking takes time by the square of their number.
  private static let limit = 4000

  init(from old: [[UInt8]], to new: [[UInt8]]) {
    removed = Array(repeating: false, count: old.count)
    inserted = Array(repeating: false, count: new.count)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (old[head..<old.count - tail], new[head..<new.count - tail])
    guard oldMiddle.count + newMiddle.count <= LineChanges.limit else {
      for index in oldMiddle.indices { removed[index] = true }
      for index in newMiddle.indices { inserted[index] = true }
      return
    }
    // Numbers stand for lines, since comparing lines again and again would take far longer.
    var numbers: [[UInt8]: Int] = [:]
    func number(_ line: [UInt8]) -> Int {
      let next = numbers.count
      return numbers[line]
        ?? {
          numbers[line] = next
          return next
        }()
    }
    for change in newMiddle.map(number).difference(from: oldMiddle.map(number)) {
      switch change {
      case .remove(let offset, _, _): removed[head + offset] = true
      case .insert(let offset, _, _): inserted[head + offset] = true
      }
    }
  }
}

/// Writes changes of lines as `diff -u` does, with three lines around each change.
struct UnifiedFormat {
  private static let contextLines = 3

  private struct Line {
    enum Kind: String {
      case kept = " "
      case removed = "-"
      case inserted = "+"
    }

    let kind: Kind
    /// How many old and new lines come before this one.
    let before: (old: Int, new: Int)
    let bytes: [UInt8]
  }

  private let lines: [Line]

  init(old: [[UInt8]], new: [[UInt8]], changes: LineChanges) {
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, changes.removed[i] {
        lines.append(Line(kind: .removed, before: (i, j), bytes: old[i]))
        i += 1
      } else if j < new.count, changes.inserted[j] {
        lines.append(Line(kind: .inserted, before: (i, j), bytes: new[j]))
        j += 1
      } else {
        lines.append(Line(kind: .kept, before: (i, j), bytes: i < old.count ? old[i] : new[j]))
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }

  /// The difference, with `expected` and `actual` for the names of the files.
  var text: String {
    var output = Array("--- expected\n+++ actual\n".utf8)
    for hunk in hunks {
      let part = lines[hunk]
      let (old, new) = (part.count { $0.kind != .inserted }, part.count { $0.kind != .removed })
      let before = lines[hunk.lowerBound].before
      output += Array("@@ -\(range(after: before.old, count: old)) +\(range(after: before.new, count: new)) @@\n".utf8)
      for line in part {
        output += Array(line.kind.rawValue.utf8) + line.bytes
        if line.bytes.last != UInt8(ascii: "\n") { output += Array("\n\\ No newline at end of file\n".utf8) }
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Stretches of changes with the lines around them; those that touch are one.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.kind != .kept {
      let lower = max(0, index - UnifiedFormat.contextLines)
      let upper = min(lines.count, index + 1 + UnifiedFormat.contextLines)
      if let last = hunks.last, last.upperBound >= lower {
        hunks[hunks.count - 1] = last.lowerBound..<upper
      } else {
        hunks.append(lower..<upper)
      }
    }
    return hunks
  }

  /// First line and count; an empty range names the line before it, and a count of 1 is left out.
  private func range(after before: Int, count: Int) -> String {
    count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
  }
}
