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
