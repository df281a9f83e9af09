internal import GoldenImages
internal import GoldenReview
internal import ImageFiles

/// What a review shows of its goldens: pictures as a terminal shows them, texts as lines.
final class ReviewContent {
  private let goldens: [PendingGolden]
  private let graphics: TerminalGraphics
  /// What was shown last: going on in help or scrolling shows it again.
  private var last: (key: Key, content: ReviewScreen.Content)?

  private struct Key: Hashable {
    let golden: Int
    let view: ReviewView
    let size: TerminalSize
  }

  init(_ goldens: [PendingGolden], _ graphics: TerminalGraphics) {
    self.goldens = goldens
    self.graphics = graphics
  }

  /// The view of the golden at a place, for so many columns and rows.
  func content(_ golden: Int, _ view: ReviewView, _ size: TerminalSize) -> ReviewScreen.Content {
    let key = Key(golden: golden, view: view, size: size)
    if let last, last.key == key { return last.content }
    let files = GoldenPictures(golden: goldens[golden])
    let content = goldens[golden].kind.isPicture ? picture(files, view, size) : .lines(lines(files, view))
    last = (key, content)
    return content
  }

  private func lines(_ files: GoldenPictures, _ view: ReviewView) -> [String] {
    switch view {
    case .all, .difference: files.differingLines ?? files.lines(.actual)
    case .actual: files.lines(.actual)
    case .expected: files.lines(.expected)
    }
  }

  private func picture(_ files: GoldenPictures, _ view: ReviewView, _ size: TerminalSize) -> ReviewScreen.Content {
    guard graphics != .none else { return .lines(ReviewContent.places(files)) }
    let room = TerminalPicture.Size(columns: size.columns, rows: size.rows)
    let (expected, actual) = (files.picture(.expected), files.picture(.actual))
    var difference: RGBAImage? {
      guard let expected, let actual else { return nil }
      return RGBAImage.heatMap(expected: expected, actual: actual, mask: files.mask)
    }
    if view == .all, let expected, let actual, let difference {
      return .picture(
        TerminalPicture(expected: expected, difference: difference, actual: actual, graphics, within: room).text)
    }
    let picture =
      switch view {
      case .all, .actual: actual
      case .expected: expected
      case .difference: difference
      }
    guard let picture else { return .lines(["there is no such picture, or it is not what was set aside"]) }
    return .picture(TerminalPicture(picture, graphics, within: room).text)
  }

  /// Where the pictures are, for a terminal that shows none.
  private static func places(_ files: GoldenPictures) -> [String] {
    let places = [
      ("expected:   ", files.path(of: .expected)), ("actual:     ", files.path(of: .actual)),
      ("difference: ", files.golden.differencePath),
    ]
    return ["this terminal shows no pictures (--pictures); o opens them in another program"]
      + places.compactMap { name, path in path.map { name + $0 } }
  }
}
