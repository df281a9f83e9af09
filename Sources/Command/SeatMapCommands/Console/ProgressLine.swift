/// How far long work has come, on a line of standard error that goes away; nothing where that is no terminal.
struct ProgressLine {
  private let count: Int
  private let things: String
  private let console: any CommandConsole

  /// Work on so many things, called by their plural; fewer than a few dozen are no long work.
  init(of count: Int, _ things: String, on console: any CommandConsole) {
    self.count = count
    self.things = things
    self.console = console
  }

  private var isShown: Bool { count >= 24 && console.isMessageTerminal }

  /// Says that the thing at a place is in turn.
  func show(_ place: Int) {
    if isShown { console.writeMessage("\r\(place + 1) of \(count) \(things)") }
  }

  /// Takes the line back.
  func clear() {
    if isShown { console.writeMessage("\r\u{1B}[K") }
  }
}
