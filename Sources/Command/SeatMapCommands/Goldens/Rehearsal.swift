internal import GoldenImages

/// What decisions would come to, without carrying them out.
struct Rehearsal {
  private let folder: GoldenFolder
  private let allowsBlank: Bool

  init(_ folder: GoldenFolder, allowsBlank: Bool) {
    self.folder = folder
    self.allowsBlank = allowsBlank
  }

  /// Why a golden would not be approved; nil where it would be.
  func refusal(of golden: PendingGolden) throws(GoldenError) -> GoldenRefusal? {
    if try folder.isStale(golden) { return .stale }
    return golden.facts.isBlank && !allowsBlank ? .blank : nil
  }

  /// What would become of goldens by one decision about all.
  func settle(_ goldens: [PendingGolden], _ choice: GoldenDecisions.Choice) -> [GoldenSettlement] {
    goldens.map { GoldenSettlement(action(choice, $0), $0.file) }
  }

  /// What would become of the goldens that decisions are about.
  func settle(_ decisions: GoldenDecisions) -> [GoldenSettlement] {
    let pending: [PendingGolden]
    do throws(GoldenError) {
      pending = try folder.pending()
    } catch {
      return decisions.entries.map { GoldenSettlement(.failed(error), $0.file) }
    }
    return decisions.entries.map { entry in
      if entry.choice == .skip { return GoldenSettlement(.skipped, entry.file) }
      guard let golden = pending.first(where: { $0.file == entry.file }) else {
        return GoldenSettlement(.refused(.notPending), entry.file)
      }
      // What was decided about is told by the digests.
      guard entry == GoldenDecisions.Entry(entry.choice, golden) else {
        return GoldenSettlement(.refused(.notWhatWasReviewed), entry.file)
      }
      return GoldenSettlement(action(entry.choice, golden), entry.file)
    }
  }

  private func action(_ choice: GoldenDecisions.Choice, _ golden: PendingGolden) -> GoldenSettlement.Action {
    switch choice {
    case .skip: return .skipped
    case .reject: return .rejected
    case .approve:
      do throws(GoldenError) {
        return try refusal(of: golden).map { .refused($0) } ?? .approved
      } catch {
        return .failed(error)
      }
    }
  }
}
