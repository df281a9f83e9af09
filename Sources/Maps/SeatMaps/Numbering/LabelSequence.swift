/// The labels of a scheme one after the other, those that are left out left out.
///
/// The sequence has no end: past the largest integer the last ordinal is repeated.
public struct LabelSequence: Hashable, Sendable {
  private let scheme: LabelScheme
  /// The ordinals of labels that are listed; empty in other styles.
  private let ordinalsOfListed: [String: Int]
  /// The places of labels that are left out, counted with them, in order, each less the number of those before it:
  /// so many labels stand before it in the sequence.
  private let labelsBeforeSkips: [Int]

  /// Creates the sequence of a scheme.
  ///
  /// With a step of zero all labels are alike, and none is left out. Complexity: O(*k* log *k*) for *k* labels that
  /// are left out.
  public init(_ scheme: LabelScheme) {
    let listed = scheme.style == .list ? scheme.listed : []
    let ordinalsOfListed = Dictionary(zip(listed, 1...)) { first, _ in first }
    self.scheme = scheme
    namesRow = scheme.namesRow
    self.ordinalsOfListed = ordinalsOfListed
    let places = scheme.skipped.compactMap { text in
      Self.ordinal(ofText: text, in: scheme, ordinalsOfListed).flatMap { Self.place(ofOrdinal: $0, in: scheme) }
    }.sorted()
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
  func isInStyle(_ ordinal: Int) -> Bool { scheme.canWrite(ordinal) }

  /// The label at a place, counted from 0, with prefix and suffix.
  public subscript(place: Int) -> String { label(ofOrdinal: ordinal(at: place)) }

  /// The ordinal of a label with prefix and suffix, whether the sequence holds it or not; nil where it is none of the
  /// scheme.
  public func ordinal(ofLabel label: String) -> Int? {
    guard label.hasPrefix(scheme.prefix) else { return nil }
    let rest = label.dropFirst(scheme.prefix.count)
    guard rest.hasSuffix(scheme.suffix) else { return nil }
    return Self.ordinal(ofText: String(rest.dropLast(scheme.suffix.count)), in: scheme, ordinalsOfListed)
  }

  /// Whether labels hold the name of the row.
  let namesRow: Bool

  /// The sequence for the seats of a row; the same where labels do not hold its name.
  func inRow(_ row: String) -> LabelSequence {
    guard namesRow else { return self }
    return LabelSequence(scheme.inRow(row), labelsBeforeSkips: labelsBeforeSkips, ordinalsOfListed: ordinalsOfListed)
  }

  private init(_ scheme: LabelScheme, labelsBeforeSkips: [Int], ordinalsOfListed: [String: Int]) {
    self.scheme = scheme
    namesRow = false
    self.labelsBeforeSkips = labelsBeforeSkips
    self.ordinalsOfListed = ordinalsOfListed
  }

  private static func ordinal(
    ofText text: String, in scheme: LabelScheme, _ ordinalsOfListed: [String: Int]
  ) -> Int? {
    guard scheme.style == .list else { return scheme.ordinal(ofText: text) }
    return ordinalsOfListed[text] ?? scheme.ordinalPastList(ofText: text)
  }

  /// Where a label would stand if none were left out; nil where it never comes.
  private static func place(ofOrdinal ordinal: Int, in scheme: LabelScheme) -> Int? {
    guard scheme.step != 0 else { return nil }
    let (distance, overflows) = ordinal.subtractingReportingOverflow(scheme.start)
    guard !overflows, scheme.step != -1 || distance != .min, distance % scheme.step == 0 else { return nil }
    let place = distance / scheme.step
    return place >= 0 ? place : nil
  }
}

/// Counts from files can be anything: arithmetic on them stops at the largest or smallest integer.
extension Int {
  func addingSaturated(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other > 0 ? .max : .min) : sum
  }

  func multipliedSaturated(by other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? ((self > 0) == (other > 0) ? .max : .min) : product
  }
}
