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
