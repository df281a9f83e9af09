/// What a seat is called besides its label, where that is anything.
///
/// Few seats have such names, so that they stand by themselves: a seat is small, and is copied without counting
/// references to names that it does not have. They never change; seats may share them.
@usableFromInline final class OtherNames: Hashable, Sendable {
  /// What is drawn on the seat; the label where nil.
  @usableFromInline let shownLabel: String?
  /// How people speak of it; made from the label where nil.
  @usableFromInline let spokenLabel: String?

  private init(shownLabel: String?, spokenLabel: String?) {
    self.shownLabel = shownLabel
    self.spokenLabel = spokenLabel
  }

  /// The names; nil where there are none.
  @usableFromInline static func names(shownLabel: String?, spokenLabel: String?) -> OtherNames? {
    if shownLabel == nil, spokenLabel == nil { return nil }
    return OtherNames(shownLabel: shownLabel, spokenLabel: spokenLabel)
  }

  @usableFromInline static func == (left: OtherNames, right: OtherNames) -> Bool {
    left === right || left.shownLabel == right.shownLabel && left.spokenLabel == right.spokenLabel
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(shownLabel)
    hasher.combine(spokenLabel)
  }
}
