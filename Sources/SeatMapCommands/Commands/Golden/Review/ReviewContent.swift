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
    case .all, .difference: files.path(of: .difference) == nil ? files.lines(.actual) : files.lines(.difference)
    case .actual: files.lines(.actual)
    case .expected: files.lines(.expected)
    }
  }

  private func picture(_ files: GoldenPictures, _ view: ReviewView, _ size: TerminalSize) -> ReviewScreen.Content {
    guard graphics != .none else { return .lines(ReviewContent.places(files)) }
    let room = TerminalPicture.Size(columns: size.columns, rows: size.rows)
    let role: GoldenPictures.Role
    switch view {
    case .all:
      if let expected = files.picture(.expected), let actual = files.picture(.actual) {
        let difference = RGBAImage.heatMap(expected: expected, actual: actual)
        let picture = TerminalPicture(
          expected: expected, difference: difference, actual: actual, graphics, within: room)
        return .picture(picture.text)
      }
      role = .actual
    case .actual: role = .actual
    case .expected: role = .expected
    case .difference: role = .difference
    }
    guard let picture = files.picture(role) else { return .lines(["there is no such picture"]) }
    return .picture(TerminalPicture(picture, graphics, within: room).text)
  }

  /// Where the pictures are, for a terminal that shows none.
  private static func places(_ files: GoldenPictures) -> [String] {
    let roles: [(String, GoldenPictures.Role)] = [
      ("expected:   ", .expected), ("actual:     ", .actual), ("difference: ", .difference),
    ]
    return ["this terminal shows no pictures (--pictures); o opens them in another program"]
      + roles.compactMap { name, role in files.path(of: role).map { name + $0 } }
  }
}
