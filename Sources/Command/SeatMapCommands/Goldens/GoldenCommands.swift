internal import Files
internal import GoldenImages

/// `seatmap golden`: suites of golden images.
enum GoldenCommands {
  static let group = CommandGroup(
    name: "golden",
    purpose: "Review, approve and check golden images.",
    discussion: [
      """
      A golden is a picture or text that a test's result is held against. Where the two differ, or there is no golden \
      yet, the test fails and sets its result aside as pending: look at it (review, report), then approve or reject it.
      """
    ],
    [
      GoldenStatusCommand.self, GoldenReviewCommand.self, GoldenApproveCommand.self, GoldenRejectCommand.self,
      GoldenReportCommand.self, GoldenCheckCommand.self, GoldenOrphansCommand.self, GoldenTightenCommand.self,
    ],
    examples: [
      .init("What is pending", "seatmap golden status"),
      .init("Look at it, one after the other", "seatmap golden review"),
      .init("In continuous integration, after the tests", "seatmap golden check --junit goldens.xml"),
    ])
}

/// The folder of goldens that a command works on, and where what is pending lies.
struct GoldenFolderInput {
  /// The folder as it was given; nil where it is to be looked for.
  private let path: String?
  /// The folder of artefacts as it was given; nil for what is pending in the folder of goldens.
  let artifacts: String?

  private static let folder = CommandOption(
    "folder", taking: .input("DIR"),
    "The folder of goldens; if not given, Goldens here or in the nearest folder above that has one.")
  private static let pending = CommandOption(
    "pending", taking: .input("DIR"),
    "A folder of artefacts that a run on another machine left (GOLDENS_ARTIFACTS), instead of what is pending here.")

  /// The options of every command of goldens, as a group.
  static let options = CommandDescription.OptionGroup("Where", [folder, pending])

  /// The name of a folder of goldens that is looked for.
  static let usualName = "Goldens"

  init(_ arguments: ParsedArguments) {
    path = arguments.value(of: GoldenFolderInput.folder)
    artifacts = arguments.value(of: GoldenFolderInput.pending)
  }

  /// The folder; the failure is `noInput` where there is none.
  func open(in session: Session) throws(CommandFailure) -> GoldenFolder {
    let path = if let path { path } else { try nearest(to: session.environment.workingFolder) }
    for named in [self.path, artifacts].compactMap(\.self) where !Folder.isFolder(named) {
      throw CommandFailure(.noInput, "\(named): there is no such folder")
    }
    let folder = GoldenFolder(path, artifacts: artifacts)
    if let artifacts, !Folder.isFolder(folder.pendingPath), !Folder.isFolder(folder.ledgerPath) {
      throw CommandFailure(.noInput, "\(artifacts): no run of tests has left anything here; name its GOLDENS_ARTIFACTS")
    }
    return folder
  }

  /// Refuses an output that would lie among goldens, or among what test runs left; the failure is `usage`.
  static func check(outputs: [OutputFile], outside folder: GoldenFolder) throws(CommandFailure) {
    let kept = Set([folder.path, folder.pendingPath, folder.ledgerPath].compactMap { Folder.identity(of: $0) })
    for output in outputs where !output.isStandardOutput {
      guard foldersAbove(output.path).contains(where: kept.contains) else { continue }
      throw CommandFailure(.usage, "\(output.path) lies among the goldens of \(folder.path): name a file elsewhere")
    }
  }

  /// The folder that a file lies in, and all above that one.
  private static func foldersAbove(_ path: String) -> [FileIdentity] {
    var folder = "\(FilePath.folder(of: path))."
    var identities: [FileIdentity] = []
    while let identity = Folder.identity(of: folder), identity != identities.last {
      identities.append(identity)
      folder += "/.."
    }
    return identities
  }

  /// The options as they were given, to be repeated in what a user is told to type next.
  var repeated: String {
    [("--folder", path), ("--pending", artifacts)].compactMap { name, value in
      value.map { " \(name) \(ShellWord($0))" }
    }.joined()
  }

  /// The folder of the usual name in a folder or the nearest one above it.
  private func nearest(to start: String) throws(CommandFailure) -> String {
    let name = GoldenFolderInput.usualName
    var prefix = start == "." ? "" : start + "/"
    while true {
      if Folder.isFolder(prefix + name) { return prefix + name }
      let here = prefix.isEmpty ? "." : prefix
      guard let identity = Folder.identity(of: here), let above = Folder.identity(of: prefix + ".."), identity != above
      else { break }
      prefix += "../"
    }
    throw CommandFailure(
      .noInput,
      "there is no folder \(name) here or above; name one with --folder, or run tests with golden images first")
  }
}

extension CommandFailure {
  /// An error about files of goldens; `status` is that of a file that cannot be opened.
  init(_ error: GoldenError, _ status: ExitStatus = .noInput) {
    switch error {
    case .document: self.init(.badData, error.description)
    case .file: self.init(status, error.description)
    case .environment: self.init(.usage, error.description)
    }
  }

  /// What `body` gives; an error about goldens becomes a failure.
  static func wrapping<Result>(
    _ status: ExitStatus = .noInput, _ body: () throws(GoldenError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(GoldenError) {
      return try body()
    } catch {
      throw CommandFailure(error, status)
    }
  }
}
