/// A page of the guide as a reader follows it: files to write and commands to type, in the order of the page.
struct GuidePage {
  /// What a reader does.
  enum Step {
    /// Writes a file.
    case file(path: String, content: String)
    /// Types a command.
    case command(Command)
  }

  /// A line of a block of shell commands.
  struct Command {
    /// What is typed.
    var text: String
    /// Whether the page says that it fails.
    var fails: Bool
    /// What the page says that it prints, among other things; nil where it says nothing.
    var printed: String?
  }

  let steps: [Step]

  /// Reads a page.
  ///
  /// A block in fences is the file that the line before it names last, in backquotes, or commands when it is for `sh`;
  /// a block that is indented is not for trying.
  init(markdown: String) {
    var steps: [Step] = []
    var block: (language: String, lines: [String])?
    var precedingText = ""
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let ended = block {
          steps += GuidePage.steps(of: ended.lines, language: ended.language, after: precedingText)
          block = nil
          precedingText = ""
        } else {
          block = (String(line.dropFirst(3)), [])
        }
      } else if block != nil {
        block?.lines.append(line)
      } else if !line.isEmpty {
        precedingText = line
      }
    }
    self.steps = steps
  }

  private static func steps(of lines: [String], language: String, after text: String) -> [Step] {
    if language == "sh" { return lines.map { .command(Command(line: $0)) } }
    let names = text.split(separator: "`", omittingEmptySubsequences: false)
    guard names.count >= 3 else { return [] }
    return [.file(path: String(names[names.count - 2]), content: lines.joined(separator: "\n") + "\n")]
  }
}

extension GuidePage.Command {
  /// Reads `command    # fails: what it prints` or `command    # prints: …`; other comments are for readers.
  init(line: String) {
    let parts = line.split(separator: "#", maxSplits: 1).map(String.init)
    text = (parts.first ?? "").split(separator: " ").joined(separator: " ")
    let remark = (parts.count > 1 ? parts[1] : "").split(separator: ": ", maxSplits: 1).map(String.init)
    let kind = remark.first?.split(separator: " ").first
    fails = kind == "fails"
    printed = remark.count > 1 && (fails || kind == "prints") ? remark[1] : nil
  }
}
