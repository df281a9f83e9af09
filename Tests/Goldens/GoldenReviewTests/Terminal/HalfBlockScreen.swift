import Testing

/// What a terminal shows of half-block characters, read as a terminal would read them.
struct HalfBlockScreen {
  /// The colours of the halves of a character, as the parameters that follow 38 or 48; none for the terminal's own.
  struct Character: Hashable {
    var upper: [Int] = []
    var lower: [Int] = []
  }

  private(set) var lines: [[Character]] = []

  init(_ text: String) throws {
    var (foreground, background): ([Int], [Int]) = ([], [])
    var line: [Character] = []
    var rest = text[...]
    while let next = rest.popFirst() {
      switch next {
      case "\n":
        // What is not reset would colour the rest of the screen.
        #expect(foreground.isEmpty && background.isEmpty)
        lines.append(line)
        line = []
      case "▀": line.append(Character(upper: foreground, lower: background))
      case "▄": line.append(Character(upper: background, lower: foreground))
      case " ": line.append(Character(upper: background, lower: background))
      case "\u{1B}":
        let end = try #require(rest.firstIndex(of: "m"))
        var parameters = try rest[..<end].dropFirst().split(separator: ";").map { try #require(Int($0)) }[...]
        rest = rest[rest.index(after: end)...]
        while let selector = parameters.popFirst() {
          switch selector {
          case 0: (foreground, background) = ([], [])
          case 39: foreground = []
          case 49: background = []
          case 38, 48:
            let length = parameters.first == 2 ? 4 : 2
            let color = Array(parameters.prefix(length))
            parameters = parameters.dropFirst(length)
            if selector == 38 { foreground = color } else { background = color }
          default: Issue.record("no terminal is asked for \(selector)")
          }
        }
      default: Issue.record("\(next) is no half block")
      }
    }
    #expect(line.isEmpty)
  }
}
