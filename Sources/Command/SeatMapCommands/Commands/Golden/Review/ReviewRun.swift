internal import GoldenImages

/// A review on a terminal: shows the session's screen, waits, and hands keys to it until it ends.
struct ReviewRun {
  /// How a review ended.
  enum Ending: Hashable {
    /// The decisions are to be carried out.
    case applied
    /// The decisions are kept for later.
    case left
    /// The terminal has gone away, or the process was asked to end, by a signal where one is given.
    case ended(signal: Int32?)
  }

  let terminal: any InteractiveTerminal
  /// Whether text is set off by colour and weight.
  let isStyled: Bool
  /// What to show of the golden at a place, in so many columns and rows.
  let content: (_ golden: Int, ReviewView, TerminalSize) -> ReviewScreen.Content
  /// Keeps decisions where the next review finds them; called whenever they have changed.
  let keep: ([Int: ReviewSession.Choice]) throws(CommandFailure) -> Void
  /// Opens files in other programs; what it returns is shown.
  let open: ([String]) -> String

  /// Runs the review to its end; the session is then as its last key left it.
  func run(_ session: inout ReviewSession) throws(CommandFailure) -> Ending {
    show(session)
    while true {
      switch terminal.nextEvent() {
      case .redraw: show(session)
      case .ended(let signal): return .ended(signal: signal)
      case .keys(let keys):
        for key in keys {
          let before = session.choices
          let effect = session.press(key)
          // On the disk before the screen says so: nothing that was decided is lost with the terminal.
          if session.choices != before { try keep(session.choices) }
          switch effect {
          case .show: break
          case .open: session.tell(open(session.golden.paths))
          case .suspend: terminal.suspend()
          case .apply: return .applied
          case .leave: return .left
          }
        }
        show(session)
      }
    }
  }

  private func show(_ session: ReviewSession) {
    let screen = ReviewScreen(session: session, size: terminal.size, isStyled: isStyled)
    let room = TerminalSize(columns: terminal.size.columns, rows: screen.contentRows)
    let content = session.showsHelp ? .lines([]) : content(session.question.goldens[0], session.view, room)
    terminal.write(screen.text(content))
  }
}
