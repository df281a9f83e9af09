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
