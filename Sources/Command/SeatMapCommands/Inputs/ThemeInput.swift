internal import JSON
internal import Reading
internal import SeatMapDrawing
internal import Support

/// The look that a command is asked for: a theme that comes with the program, or a file.
struct ThemeInput {
  private enum Source {
    case builtIn(Theme)
    case file(InputFile)
  }

  private let source: Source
  private let scheme: ColorScheme

  /// The file that is read; nil for a theme that comes with the program.
  var file: InputFile? {
    guard case .file(let file) = source else { return nil }
    return file
  }

  /// A word that is neither a theme's name nor looks like a path is taken for a mistyped name.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    scheme = arguments.has(RenderOptions.dark) ? .dark : .light
    let name = arguments.value(of: RenderOptions.theme) ?? "cinema"
    if let theme = Theme.builtIn(name, scheme: scheme) {
      source = .builtIn(theme)
    } else if name == "-" || name.contains(where: { "./".contains($0) }) {
      source = .file(InputFile(path: name))
    } else {
      throw .badValue(
        option: RenderOptions.theme.spelling, value: name,
        expected: oneOf(Theme.builtInNames + ["the path of a theme's file"]),
        suggestion: likeliestMeaning(of: name, among: Theme.builtInNames))
    }
  }

  /// The theme; reads its file if it has one.
  func theme(limits: DocumentLimits, in session: Session) throws(CommandFailure) -> Theme {
    switch source {
    case .builtIn(let theme): return theme
    case .file(let file):
      return try file.document(limit: limits.fileSize, in: session) { bytes, name throws(DocumentError) in
        try ThemeDocument(reading: bytes, file: name, scheme: scheme, limits: limits).theme
      }
    }
  }
}
