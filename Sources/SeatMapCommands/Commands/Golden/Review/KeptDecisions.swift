internal import Files
internal import GoldenImages

/// The decisions of a review on the disk, so that none is lost when the terminal goes away.
struct KeptDecisions {
  /// The folder that the review is about.
  let folder: GoldenFolder
  private let goldens: [PendingGolden]

  init(_ folder: GoldenFolder, _ goldens: [PendingGolden]) {
    self.folder = folder
    self.goldens = goldens
  }

  /// Where they are kept.
  var path: String { "\(folder.pendingPath)/decisions.json" }

  /// The decisions of an earlier review about what is still pending as it was then; none where there are none, or the
  /// file is no file of decisions.
  func read() -> [Int: GoldenDecisions.Choice] {
    guard let bytes = (try? WholeFile.read(path)) ?? nil, let kept = try? GoldenDecisions(json: bytes, file: path)
    else {
      return [:]
    }
    var choices: [Int: GoldenDecisions.Choice] = [:]
    for (place, golden) in goldens.enumerated() {
      choices[place] = kept.entries.first { $0 == GoldenDecisions.Entry($0.choice, golden) }?.choice
    }
    return choices
  }

  /// Keeps decisions, by the places of the goldens; the failure is `cannotWrite`.
  func write(_ choices: [Int: GoldenDecisions.Choice]) throws(CommandFailure) {
    do throws(SystemError) {
      try WholeFile.replace(path, with: decisions(choices).json)
    } catch {
      throw CommandFailure(.cannotWrite, "\(path): cannot write: \(error)")
    }
  }

  /// Forgets them.
  func remove() {
    // Decisions that stay behind are about goldens that are no longer pending, and count for nothing.
    _ = try? WholeFile.remove(path)
  }

  /// Decisions by the places of the goldens, in their order.
  func decisions(_ choices: [Int: GoldenDecisions.Choice]) -> GoldenDecisions {
    GoldenDecisions(
      goldens.enumerated().compactMap { place, golden in choices[place].map { GoldenDecisions.Entry($0, golden) } })
  }
}
