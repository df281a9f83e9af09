/// Some labels out of a sequence of them: single ones, and ranges from one to another.
///
/// Labels are written whole, with what a scheme puts before and after them. Where a scheme makes the labels, a range
/// may begin or end with one that a row does not reach, such as 1…20 in a row of 12; where they are listed, both ends
/// have to be in the list.
public struct LabelSelection: Hashable, Sendable {
  /// A piece of a selection.
  public enum Item: Hashable, Sendable {
    /// One label.
    case label(String)
    /// All labels that stand between two, both included, whichever comes first.
    case range(String, String)
  }

  /// The pieces; their order does not matter.
  public var items: [Item]

  /// Creates a selection.
  public init(_ items: [Item]) {
    self.items = items
  }
}

/// A selection of labels, resolved to numbers that order them.
struct SelectedOrdinals {
  /// Ranges apart from each other, in order.
  private let ranges: [ClosedRange<Int>]

  /// Resolves a selection of labels that a scheme makes.
  ///
  /// A range may begin or end with a label that a row does not have, as 1…20 in a row of 12 seats.
  /// Complexity: O(*k* log *k*) for *k* pieces.
  init(_ selection: LabelSelection, of sequence: LabelSequence) {
    self.init(
      selection.items.flatMap { item -> [ClosedRange<Int>] in
        switch item {
        case .label(let label):
          return sequence.ordinal(ofLabel: label).map { [$0...$0] } ?? []
        case .range(let first, let last):
          guard let first = sequence.ordinal(ofLabel: first), let last = sequence.ordinal(ofLabel: last) else {
            return []
          }
          return [min(first, last)...max(first, last)]
        }
      })
  }

  /// Resolves a selection from labels that are listed: a label's number is its place.
  ///
  /// A label that is listed more than once is chosen each time; as an end of a range its first place counts.
  /// Complexity: O(*n* + *k* log *k*) for *n* labels and *k* pieces.
  init(_ selection: LabelSelection, in labels: [String]) {
    let places = Dictionary(grouping: labels.indices) { labels[$0] }
    self.init(
      selection.items.flatMap { item -> [ClosedRange<Int>] in
        switch item {
        case .label(let label):
          return (places[label] ?? []).map { $0...$0 }
        case .range(let first, let last):
          guard let first = places[first]?.first, let last = places[last]?.first else { return [] }
          return [min(first, last)...max(first, last)]
        }
      })
  }

  private init(_ ranges: [ClosedRange<Int>]) {
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  /// Complexity: O(log *k*) for *k* pieces.
  func contains(_ ordinal: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < ordinal { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(ordinal)
  }
}
