internal import Reading
internal import SeatMaps

extension LabelSelection {
  /// The pieces of a text such as `A-C, F`; nil where a piece is empty, or a range lacks an end or has three.
  static func items(inShorthand text: String) -> [Item]? {
    var items: [Item] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = piece.split(separator: "-", omittingEmptySubsequences: false).map(trimmed)
      guard ends.allSatisfy({ !$0.isEmpty }) else { return nil }
      switch ends.count {
      case 1: items.append(.label(ends[0]))
      case 2: items.append(.range(ends[0], ends[1]))
      default: return nil
      }
    }
    return items
  }

  /// The selection as such a text, or nil where a label would not be read back from it.
  var shorthand: String? {
    var pieces: [String] = []
    for item in items {
      let ends =
        switch item {
        case .label(let label): [label]
        case .range(let from, let to): [from, to]
        }
      guard ends.allSatisfy(LabelSelection.isPlain) else { return nil }
      pieces.append(ends.joined(separator: "-"))
    }
    return pieces.isEmpty ? nil : pieces.joined(separator: ", ")
  }

  private static func isPlain(_ label: String) -> Bool {
    !label.isEmpty && !label.contains("-") && !label.contains(",") && trimmed(label[...]) == label
  }
}

/// A text without the spaces around it.
private func trimmed(_ text: Substring) -> String {
  let start = text.drop { $0 == " " }
  return String(start.reversed().drop { $0 == " " }.reversed())
}
