/// A selection of labels, resolved to numbers that order them.
struct SelectedOrdinals {
  private var ranges: [ClosedRange<Int>] = []

  /// Resolves a selection of labels that a scheme makes.
  ///
  /// A range may begin or end with a label that a row does not have, as 1…20 in a row of 12 seats.
  init(_ selection: LabelSelection, of sequence: LabelSequence) {
    for item in selection.items {
      switch item {
      case .label(let label):
        if let ordinal = sequence.ordinal(ofLabel: label) { ranges.append(ordinal...ordinal) }
      case .range(let first, let last):
        if let first = sequence.ordinal(ofLabel: first), let last = sequence.ordinal(ofLabel: last) {
          ranges.append(min(first, last)...max(first, last))
        }
      }
    }
  }

  /// Resolves a selection from labels that are listed: a label's number is its place.
  ///
  /// A label that is listed more than once is chosen each time; as an end of a range its first place counts.
  init(_ selection: LabelSelection, in labels: [String]) {
    for item in selection.items {
      switch item {
      case .label(let label):
        for (place, other) in labels.enumerated() where other == label { ranges.append(place...place) }
      case .range(let first, let last):
        if let first = labels.firstIndex(of: first), let last = labels.firstIndex(of: last) {
          ranges.append(min(first, last)...max(first, last))
        }
      }
    }
  }

  func contains(_ ordinal: Int) -> Bool {
    ranges.contains { $0.contains(ordinal) }
  }
}
