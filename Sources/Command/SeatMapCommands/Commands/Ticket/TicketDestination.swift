internal import Files
internal import TicketPrinting

/// Where tickets go: a file for each in a folder, or all into one file.
enum TicketDestination: Hashable {
  /// A folder, and the format of the files in it.
  case folder(String, TicketFileFormat)
  /// One file.
  case file(OutputFile, TicketFileFormat)

  /// The format of what is written.
  var format: TicketFileFormat {
    switch self {
    case .folder(_, let format), .file(_, let format): format
    }
  }

  /// What `-o` names: a folder that is there, a name with a slash at its end or without any end such as `.png` is a
  /// folder, everything else a file; a device has no name that tells the format.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let path = arguments.value(of: TicketOptions.output) else { throw .missingOption(TicketOptions.output) }
    let given = arguments.choice(TicketOptions.format, as: TicketFileFormat.self)
    if path == "-" {
      guard let given else {
        throw .conflict("standard output has no name that tells the format: give --format png, pdf or svg")
      }
      self = .file(OutputFile(path: path), given)
      return
    }
    if WholeFile.isDevice(path) {
      guard let given else { throw .conflict("\(path) is a device: give --format png, pdf or svg") }
      self = .file(OutputFile(path: path), given)
      return
    }
    let named = PictureFormat(path: path).flatMap { TicketFileFormat(rawValue: $0.rawValue) }
    guard let named, !path.hasSuffix("/"), !Folder.isFolder(path) else {
      if case .existing = FileIdentity(path: path) {
        throw .conflict("\(path) is a file: end its name in .png, .pdf or .svg, or name a folder")
      }
      let name = path.split(separator: "/").last ?? ""
      if !path.hasSuffix("/"), !Folder.isFolder(path), name.dropFirst().contains(".") {
        throw .conflict("\(path) is no file of tickets: end its name in .png, .pdf or .svg, or that of a folder in /")
      }
      self = .folder(path, given ?? .png)
      return
    }
    if let given, given != named {
      throw .conflict("--format \(given.rawValue) is not that of \(path): leave one of them out")
    }
    self = .file(OutputFile(path: path), named)
  }
}
