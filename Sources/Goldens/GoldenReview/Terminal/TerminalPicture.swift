public import ImageFiles

/// Pictures as text that a terminal shows.
///
/// A character is taken to be twice as high as it is wide. Pictures are made smaller to fit, never larger; what shows
/// through them is a chequerboard. Nothing is asked of the terminal, and it is told not to answer.
public struct TerminalPicture: Hashable, Sendable {
  /// A size in characters.
  public struct Size: Hashable, Sendable {
    /// The number of characters in a line.
    public let columns: Int
    /// The number of lines.
    public let rows: Int

    /// Creates a size.
    ///
    /// - Precondition: both are at least 1.
    public init(columns: Int, rows: Int) {
      precondition(columns > 0 && rows > 0, "a picture needs room")
      self.columns = columns
      self.rows = rows
    }
  }

  /// The text: whole lines, each with its line break; empty where the terminal shows no pictures.
  public let text: String

  /// Shows one picture, as large as it is or as there is room for.
  ///
  /// Complexity: O(pixels).
  public init(_ image: RGBAImage, _ graphics: TerminalGraphics, within size: Size) {
    let fitted = image.fitted(graphics.grid(size), chequer: graphics.chequer)
    text = graphics.encode(fitted, columns: graphics.columns(of: fitted))
  }

  /// Shows what was expected, the difference and what came instead, under their names.
  ///
  /// They stand side by side where at least 72 characters fit in a line, else one under the other; `size` is the room
  /// for all three, names included. Pictures of different sizes keep their proportion to each other.
  ///
  /// Complexity: O(pixels).
  public init(
    expected: RGBAImage, difference: RGBAImage, actual: RGBAImage, _ graphics: TerminalGraphics, within size: Size
  ) {
    guard graphics != .none else {
      text = ""
      return
    }
    let panels = [("expected", expected), ("difference", difference), ("actual", actual)]
    let isSideBySide = size.columns >= TerminalPicture.sideBySideColumns
    let room =
      isSideBySide
      ? Size(columns: (size.columns - 2 * TerminalPicture.gap) / 3, rows: max(size.rows - 1, 1))
      : Size(columns: size.columns, rows: max(size.rows / 3 - 1, 1))
    let largest = PixelGrid(
      width: panels.map(\.1.width).max() ?? 1, height: panels.map(\.1.height).max() ?? 1)
    let grid = largest.shrunk(toFit: graphics.grid(room))
    let fitted = panels.map { (name: $0.0, image: $0.1.scaled(from: largest, to: grid, chequer: graphics.chequer)) }

    guard isSideBySide else {
      text = fitted.map { panel in
        "\(panel.name)\n" + graphics.encode(panel.image, columns: graphics.columns(of: panel.image))
      }.joined()
      return
    }
    let panelColumns = max(graphics.columns(ofWidth: grid.width), 10)
    let pitch = panelColumns + TerminalPicture.gap
    let names = fitted.map { $0.name + String(repeating: " ", count: pitch - $0.name.utf8.count) }.joined()
    let strip = RGBAImage.strip(fitted.map(\.image), pitch: pitch * graphics.pixelsPerColumn, height: grid.height)
    text = names.trimmingTrailingSpaces + "\n" + graphics.encode(strip, columns: graphics.columns(of: strip))
  }

  private static let sideBySideColumns = 72
  private static let gap = 2
}

extension TerminalGraphics {
  /// How many pixels of a picture stand for a character across; twice as many stand for one down.
  ///
  /// Where the terminal scales the picture itself, this is the size of a character of a common font.
  var pixelsPerColumn: Int {
    switch self {
    case .kitty, .iTerm2: 10
    case .halfBlocks, .halfBlocks256, .none: 1
    }
  }

  /// The side of a square of the chequerboard, in pixels.
  fileprivate var chequer: Int { self == .kitty || self == .iTerm2 ? 8 : 2 }

  fileprivate func grid(_ size: TerminalPicture.Size) -> PixelGrid {
    PixelGrid(width: size.columns * pixelsPerColumn, height: size.rows * pixelsPerColumn * 2)
  }

  fileprivate func columns(of image: RGBAImage) -> Int { columns(ofWidth: image.width) }

  fileprivate func columns(ofWidth width: Int) -> Int { (width + pixelsPerColumn - 1) / pixelsPerColumn }

  fileprivate func encode(_ image: RGBAImage, columns: Int) -> String {
    switch self {
    case .kitty: KittyEncoding.text(of: image, columns: columns)
    case .iTerm2: ITermEncoding.text(of: image, columns: columns)
    case .halfBlocks: HalfBlockEncoding.text(of: image) { .direct($0) }
    case .halfBlocks256: HalfBlockEncoding.text(of: image) { .indexed($0) }
    case .none: ""
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// How a terminal shows pictures.
public enum TerminalGraphics: String, Hashable, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which Ghostty and WezTerm speak too.
  case kitty
  /// Inline images of iTerm2.
  case iTerm2 = "iterm2"
  /// Half-block characters in 24-bit colour, two pixels for each character.
  case halfBlocks = "blocks"
  /// Half-block characters in the 256 colours of xterm.
  case halfBlocks256 = "blocks-256"
  /// No pictures.
  case none

  /// What the environment of a terminal says about it.
  public struct Environment: Hashable, Sendable {
    /// The value of `TERM`.
    public var term: String?
    /// The value of `TERM_PROGRAM`.
    public var termProgram: String?
    /// The value of `COLORTERM`.
    public var colorTerm: String?
    /// Whether `KITTY_WINDOW_ID` is set.
    public var isInKitty: Bool
    /// Whether `TMUX` or `STY` is set: a multiplexer stands between, which passes no pictures on.
    public var isMultiplexed: Bool

    /// Creates what is known; what is left out is not set.
    public init(
      term: String? = nil, termProgram: String? = nil, colorTerm: String? = nil, isInKitty: Bool = false,
      isMultiplexed: Bool = false
    ) {
      self.term = term
      self.termProgram = termProgram
      self.colorTerm = colorTerm
      self.isInKitty = isInKitty
      self.isMultiplexed = isMultiplexed
    }
  }

  /// The best that a terminal is known to do, by its environment alone.
  ///
  /// Nothing is asked of the terminal. Where nothing is known of it, or `TERM` is `dumb`, there are no pictures.
  public init(_ environment: Environment) {
    let term = environment.term ?? ""
    let program = environment.termProgram ?? ""
    if term.isEmpty || term == "dumb" {
      self = .none
    } else if !environment.isMultiplexed
      && (environment.isInKitty || term == "xterm-kitty" || term == "xterm-ghostty" || program == "ghostty")
    {
      self = .kitty
    } else if !environment.isMultiplexed && ["iTerm.app", "WezTerm", "mintty"].contains(program) {
      self = .iTerm2
    } else if environment.colorTerm == "truecolor" || environment.colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .halfBlocks
    } else if term.hasSuffix("-256color") {
      self = .halfBlocks256
    } else {
      self = .none
    }
  }
}
