internal import Glibc
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

/// Programs that show files to a person.
enum OtherPrograms {
  /// The program that opens files of any kind, by the desktop's choice.
  static let opener = "xdg-open"

  /// Opens files, each by itself and without waiting; says how it went in a sentence.
  static func open(_ paths: [String]) -> String {
    for path in paths {
      if let reason = start([opener, path.hasPrefix("-") ? "./" + path : path]) {
        return "\(opener) cannot be run (\(reason)); the files are \(paths.joined(separator: ", "))"
      }
    }
    return "opened \(paths.joined(separator: ", "))"
  }

  /// Starts a program with nothing to read and nowhere to write; what is wrong where it cannot be.
  ///
  /// It is started by a shell that ends at once, so that nobody has to wait for it and nothing of it remains here.
  private static func start(_ words: [String]) -> String? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    // The program gets signals as any other does, though they are events here.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let script = #"command -v "$1" >/dev/null || exit 127; "$@" & "#
    var arguments = (["sh", "-c", script, "sh"] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let result = posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, environ)
    guard result == 0 else { return "there is no shell" }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status == 0 ? nil : "it is not installed"
  }
}
