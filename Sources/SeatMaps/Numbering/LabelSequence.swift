/// The labels of a scheme one after the other, those that are left out left out.
///
/// The sequence has no end: past the largest integer the last ordinal is repeated.
public struct LabelSequence: Hashable, Sendable {
  private let scheme: LabelScheme
  /// The places of labels that are left out, counted with them, in order, each less the number of those before it:
  /// so many labels stand before it in the sequence.
  private let labelsBeforeSkips: [Int]

  /// Creates the sequence of a scheme.
  ///
  /// With a step of zero all labels are alike, and none is left out. Complexity: O(*k* log *k*) for *k* labels that
  /// are left out.
  public init(_ scheme: LabelScheme) {
    self.scheme = scheme
    let places = scheme.skipped.compactMap { Self.place(ofText: $0, in: scheme) }.sorted()
    var labelsBeforeSkips: [Int] = []
    var last: Int?
    for place in places where place != last {
      labelsBeforeSkips.append(place - labelsBeforeSkips.count)
      last = place
    }
    self.labelsBeforeSkips = labelsBeforeSkips
  }

  /// The ordinal of the label at a place, counted from 0.
  ///
  /// Complexity: O(log *k*) for *k* labels that are left out.
  public func ordinal(at place: Int) -> Int {
    var (low, high) = (0, labelsBeforeSkips.count)
    while low < high {
      let middle = (low + high) / 2
      if labelsBeforeSkips[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return scheme.start.addingSaturated(scheme.step.multipliedSaturated(by: place.addingSaturated(low)))
  }

  /// The label of an ordinal, with prefix and suffix.
  public func label(ofOrdinal ordinal: Int) -> String {
    scheme.prefix + scheme.text(ofOrdinal: ordinal) + scheme.suffix
  }

  /// Whether the scheme's style can write an ordinal, which is else written as a number.
  func isInStyle(_ ordinal: Int) -> Bool { scheme.style.ordinals.contains(ordinal) }

  /// The label at a place, counted from 0, with prefix and suffix.
  public subscript(place: Int) -> String { label(ofOrdinal: ordinal(at: place)) }

  /// The ordinal of a label with prefix and suffix, whether the sequence holds it or not; nil where it is none of the
  /// scheme.
  public func ordinal(ofLabel label: String) -> Int? {
    guard label.hasPrefix(scheme.prefix) else { return nil }
    let rest = label.dropFirst(scheme.prefix.count)
    guard rest.hasSuffix(scheme.suffix) else { return nil }
    return scheme.ordinal(ofText: String(rest.dropLast(scheme.suffix.count)))
  }

  /// Where a label would stand if none were left out; nil where it never comes.
  private static func place(ofText text: String, in scheme: LabelScheme) -> Int? {
    guard scheme.step != 0, let ordinal = scheme.ordinal(ofText: text) else { return nil }
    let (distance, overflows) = ordinal.subtractingReportingOverflow(scheme.start)
    guard !overflows, scheme.step != -1 || distance != .min, distance % scheme.step == 0 else { return nil }
    let place = distance / scheme.step
    return place >= 0 ? place : nil
  }
}
