internal import Files
internal import GoldenImages

/// The decisions of a review on the disk, so that none is lost when the terminal goes away.
struct KeptDecisions {
  /// The folder that the review is about.
  let folder: GoldenFolder
  private let goldens: [PendingGolden]
  /// The decisions of an earlier review about what is still pending as it was then.
  private let earlier: [GoldenDecisions.Entry]

  /// Reads what an earlier review has left; nothing where the file is no file of decisions.
  init(_ folder: GoldenFolder, _ goldens: [PendingGolden]) {
    self.folder = folder
    self.goldens = goldens
    let path = KeptDecisions.path(in: folder)
    let kept = ((try? WholeFile.read(path)) ?? nil).flatMap { try? GoldenDecisions(json: $0, file: path) }
    let pending = kept == nil ? [] : (try? folder.pending()) ?? []
    earlier = (kept?.entries ?? []).filter { entry in
      pending.contains { GoldenDecisions.Entry(entry.choice, $0) == entry }
    }
  }

  /// Where they are kept.
  var path: String { KeptDecisions.path(in: folder) }

  /// What an earlier review decided about the goldens of this one, by their places.
  var earlierChoices: [Int: GoldenDecisions.Choice] {
    var choices: [Int: GoldenDecisions.Choice] = [:]
    for (place, golden) in goldens.enumerated() {
      choices[place] = earlier.first { $0 == GoldenDecisions.Entry($0.choice, golden) }?.choice
    }
    return choices
  }

  /// Keeps decisions, by the places of the goldens, beside those about goldens that this review is not about; the
  /// failure is `cannotWrite`.
  func write(_ choices: [Int: GoldenDecisions.Choice]) throws(CommandFailure) {
    do throws(SystemError) {
      try WholeFile.replace(path, with: GoldenDecisions(others + decisions(choices).entries).json)
    } catch {
      throw CommandFailure(.cannotWrite, "\(path): cannot write: \(error)")
    }
  }

  /// Forgets those about the goldens of this review.
  func remove() {
    // Decisions that stay behind are about goldens that are no longer pending, and count for nothing.
    if others.isEmpty { _ = try? WholeFile.remove(path) } else { try? write([:]) }
  }

  private var others: [GoldenDecisions.Entry] {
    let files = Set(goldens.map(\.file))
    return earlier.filter { !files.contains($0.file) }
  }

  private static func path(in folder: GoldenFolder) -> String { "\(folder.pendingPath)/decisions.json" }

  /// Decisions by the places of the goldens, in their order.
  func decisions(_ choices: [Int: GoldenDecisions.Choice]) -> GoldenDecisions {
    GoldenDecisions(
      goldens.enumerated().compactMap { place, golden in choices[place].map { GoldenDecisions.Entry($0, golden) } })
  }
}
