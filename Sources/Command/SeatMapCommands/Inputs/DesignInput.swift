internal import Documents
internal import JSON
internal import Tickets

/// The designs that a command is asked for: those that come with the program, and files.
struct DesignInput {
  private enum Source {
    case builtIn([BuiltInTicketDesign])
    case file(InputFile)
  }

  private let sources: [Source]

  /// The names of families, each of several designs, and of the designs that come with the program.
  static let names = BuiltInTicketDesign.families + BuiltInTicketDesign.allCases.map(\.rawValue)

  /// Those that most people want.
  static let shortNames = ["cinema", "app", "flat", "print", "thermal", "wallet"]

  /// A word that is neither a design's name nor looks like a path is taken for a mistyped name.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let names = arguments.values(of: TicketOptions.design)
    var sources: [Source] = []
    for name in names.isEmpty ? [BuiltInTicketDesign.standard.rawValue] : names {
      sources.append(try DesignInput.source(named: name))
    }
    self.sources = sources
  }

  private static func source(named name: String) throws(ArgumentError) -> Source {
    let designs = BuiltInTicketDesign.named(name)
    if !designs.isEmpty { return .builtIn(designs) }
    if name == "-" || name.contains(where: { "./".contains($0) }) { return .file(InputFile(path: name)) }
    throw .badValue(
      option: TicketOptions.design.spelling, value: name,
      expected: oneOf(shortNames + ["another of those that seatmap design lists", "the path of a design's file"]),
      suggestion: likeliestMeaning(of: name, among: names))
  }

  /// Whether a family is asked for, whose designs are made at every scale that they are meant for.
  var hasFamilies: Bool {
    sources.contains { source in
      if case .builtIn(let designs) = source { designs.count > 1 } else { false }
    }
  }

  /// The files that are read.
  var files: [InputFile] {
    sources.compactMap { source in
      if case .file(let file) = source { file } else { nil }
    }
  }

  /// The designs, in order; reads the files.
  func designs(in session: Session) throws(CommandFailure) -> (designs: [TicketDesign], notes: [DocumentNote]) {
    var designs: [TicketDesign] = []
    var notes: [DocumentNote] = []
    for source in sources {
      switch source {
      case .builtIn(let builtIn): designs += builtIn.map(\.design)
      case .file(let file):
        let document = try DesignInput.document(in: file, session)
        designs.append(document.design)
        notes += document.notes
      }
    }
    return (designs, notes)
  }

  private static func document(in file: InputFile, _ session: Session) throws(CommandFailure) -> TicketDesignDocument {
    let bytes = try file.bytes(limit: DocumentLimits().fileSize, console: session.console)
    do throws(DocumentError) {
      return try TicketDesignDocument(reading: bytes, file: file.name)
    } catch {
      throw CommandFailure(error)
    }
  }
}
