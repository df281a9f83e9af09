internal import GoldenImages
internal import Support

/// What a review shows on a terminal: a title, what is known, the picture or text, and the keys, in so many lines.
struct ReviewScreen {
  /// What stands in the middle.
  enum Content: Hashable {
    /// Lines that can be scrolled.
    case lines([String])
    /// A picture as text for the terminal, lines and control sequences, no more lines than there is room for.
    case picture(String)
  }

  let session: ReviewSession
  let size: TerminalSize
  /// Whether text is set off by colour and weight.
  let isStyled: Bool

  /// The lines that are left for the content.
  var contentRows: Int { max(1, size.rows - head.count - footRows) }
  /// The lines that the keys and the notice take at the bottom.
  var footRows: Int { foot.count }

  /// The text that shows the screen; what was there before is cleared.
  func text(_ content: Content) -> String {
    var text = ControlSequence.removePictures + ControlSequence.clear
    if session.showsHelp { return text + ReviewScreen.help.prefix(size.rows).map(cut).joined(separator: "\n") }
    text += head.joined(separator: "\n") + "\n"
    switch content {
    case .lines(let lines):
      let last = max(0, lines.count - contentRows)
      text += lines.dropFirst(min(session.scrolledLines, last)).prefix(contentRows).map(styledDifference)
        .joined(separator: "\n")
    case .picture(let picture): text += picture
    }
    return text + ControlSequence.line(max(1, size.rows - foot.count + 1)) + foot.joined(separator: "\n")
  }

  // MARK: Parts

  private var head: [String] {
    var title = "\(session.place + 1) of \(session.questions.count)  \(PlainText.oneLine(session.golden.name))"
    let others = session.question.goldens.count - 1
    if others > 0 { title += "  and \(others.groupedCount(of: "other")) that changed in the same way" }
    if let choice = session.choices[session.question.goldens[0]] { title += "  [\(choice.word)]" }
    let facts = session.golden.facts.map { styled(.faint, cut(PlainText.oneLine($0))) }
    return [styled(.bold, cut(title))] + facts.prefix(max(0, size.rows / 3)) + [""]
  }

  private var foot: [String] {
    var lines: [String] = []
    if let notice = session.notice ?? (session.showsGolden ? session.golden.refusal : nil) {
      lines.append(styled(.yellow, cut(PlainText.oneLine(notice))))
    }
    lines.append(styled(.reversed, cut(session.showsGolden ? keys : confirmation)))
    return lines
  }

  private var keys: String {
    let apart = session.question.goldens.count > 1 ? "e one by one  " : ""
    return "a approve  r reject  s skip  u undo  \(apart)v \(session.view.next.rawValue)  o open  ? help  q finish"
  }

  private var confirmation: String {
    let parts = [
      (session.count(.approve), "approved"), (session.count(.reject), "rejected"), (session.count(.skip), "skipped"),
    ]
    let counts = parts.filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }.joined(separator: ", ")
    return "\(counts): y carry out  n keep for later  u undo  any other key: back"
  }

  static let help = [
    "a  approve: what the test made becomes the golden",
    "r  reject: what the test made is thrown away",
    "s  skip: it stays pending",
    "u  take the last decision back",
    "e  ask about each golden of a group by itself",
    "v  show all, the actual, the expected or the difference alone",
    "o  open the pictures in other programs",
    "n, p or arrows  go to the next or previous one",
    "j, k or arrows  scroll a text",
    "q  finish: the decisions are carried out once you say so",
    "Ctrl-C  leave: decisions are kept for the next review",
    "",
    "Any key goes back.",
  ]

  // MARK: Lines

  private func cut(_ line: String) -> String { PlainText.cut(line, to: size.columns) }

  private func styled(_ style: TerminalStyle, _ text: String) -> String { isStyled ? style(text) : text }

  /// A line of a unified diff in the colour of its sign.
  private func styledDifference(_ line: String) -> String {
    let text = cut(PlainText.oneLine(line))
    switch line.first {
    case "+": return styled(.green, text)
    case "-": return styled(.red, text)
    case "@": return styled(.cyan, text)
    default: return text
    }
  }
}

extension ReviewSession.Choice {
  /// What a golden is once this is decided.
  var word: String {
    switch self {
    case .approve: "approved"
    case .reject: "rejected"
    case .skip: "skipped"
    }
  }
}
