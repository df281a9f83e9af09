internal import Files
internal import Glibc

/// The terminal that this process's standard input and output are.
///
/// Lines are not edited, keys are not echoed, and what is shown stands on the alternate screen, so that the shell's own is
/// as it was afterwards. Signals that would end or stop the process are events instead; they come from
/// ``SignalInbox``.
final class ProcessTerminal: InteractiveTerminal {
  private let original: termios
  private let signals: SignalInbox
  private var isOpen = false

  /// Takes the terminal over; nil where standard input or output is none.
  init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0,
      let signals = SignalInbox([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])
    else { return nil }
    original = settings
    self.signals = signals
    takeOver()
  }

  deinit { giveBack() }

  var size: TerminalSize {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  func write(_ text: String) {
    // A terminal that has gone away says so at the next event.
    try? FileDescriptor.write(Array(text.utf8), to: STDOUT_FILENO)
  }

  func nextEvent() -> TerminalEvent {
    while true {
      var sources = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&sources, nfds_t(sources.count), -1) > 0 else {
        if errno == EINTR { continue }
        return .ended(signal: nil)
      }
      if sources[1].revents != 0, let event = event(for: signals.next()) { return event }
      if sources[0].revents != 0 { return keysOrEnd() }
    }
  }

  func suspend() {
    giveBack()
    signals.stopProcess()
    takeOver()
  }

  func close(endingBy signal: Int32?) {
    giveBack()
    signals.close()
    guard let signal else { return }
    // Swift's own handlers, which print where a program crashed, are not for this end.
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
  }

  private func event(for signal: Int32?) -> TerminalEvent? {
    switch signal {
    case SIGINT: return .keys([.interrupt])
    case SIGTSTP: return .keys([.suspend])
    case SIGWINCH: return .redraw
    case SIGCONT:
      // The shell has had the terminal meanwhile.
      isOpen = false
      takeOver()
      return .redraw
    case let signal?: return .ended(signal: signal)
    case nil: return nil
    }
  }

  private func keysOrEnd() -> TerminalEvent {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? .keys(TerminalKey.keys(in: Array(bytes.prefix(count)))) : .ended(signal: nil)
  }

  private func takeOver() {
    guard !isOpen else { return }
    isOpen = true
    var raw = original
    cfmakeraw(&raw)
    // A line break still goes to the beginning of the next line.
    raw.c_oflag |= tcflag_t(OPOST | ONLCR)
    // Keys that were pressed already count.
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    write(ControlSequence.enterAlternateScreen + ControlSequence.hideCursor)
  }

  private func giveBack() {
    guard isOpen else { return }
    isOpen = false
    write(ControlSequence.resetStyle + ControlSequence.showCursor + ControlSequence.leaveAlternateScreen)
    var settings = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }
}
