import GoldenReview
import Testing

struct TerminalGraphicsTests {
  typealias Environment = TerminalGraphics.Environment

  @Test(arguments: [
    (Environment(term: "xterm-kitty"), TerminalGraphics.kitty),
    (Environment(term: "xterm-256color", isInKitty: true), .kitty),
    (Environment(term: "xterm-ghostty"), .kitty),
    (Environment(term: "xterm-256color", termProgram: "iTerm.app", colorTerm: "truecolor"), .iTerm2),
    (Environment(term: "xterm-256color", termProgram: "WezTerm"), .iTerm2),
    (Environment(term: "xterm-256color", colorTerm: "truecolor"), .halfBlocks),
    (Environment(term: "xterm-direct"), .halfBlocks),
    (Environment(term: "xterm-256color"), .halfBlocks256),
    // A multiplexer draws the screen itself and drops pictures, but knows colours.
    (
      Environment(term: "tmux-256color", termProgram: "iTerm.app", isInKitty: true, isMultiplexed: true), .halfBlocks256
    ),
    (Environment(term: "vt100"), .none),
    (Environment(term: "dumb", colorTerm: "truecolor", isInKitty: true), .none),
    (Environment(), .none),
  ])
  func `The terminal is known by its environment`(environment: Environment, graphics: TerminalGraphics) {
    #expect(TerminalGraphics(environment) == graphics)
  }
}
