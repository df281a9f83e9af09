internal import JSON
public import Support

/// Something wrong with a folder of goldens, whatever the tests draw.
public struct GoldenProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Fault: Hashable, Sendable {
    /// A picture, a text, the configuration or a sidecar cannot be read, for the reason told.
    case unreadable(String)
    /// The file is neither a golden nor a sidecar, by its name.
    case unfitName
    /// A process that was killed has left the file behind.
    case leftover
    /// Another path differs in case alone, which some file systems do not tell apart.
    case caseCollision(with: String)
    /// The file is larger than allowed.
    case tooLarge(bytes: Int, limit: Int)
    /// All goldens together are larger than allowed.
    case folderTooLarge(bytes: Int, limit: Int)
    /// What the sidecar allows has expired.
    case expired(CalendarDay)
    /// The sidecar belongs to no picture.
    case sidecarWithoutGolden
    /// No sidecar beside it masks by the picture.
    case maskWithoutSidecar
    /// The variant is the same as the golden that it stands in for.
    case variantIsFallback
    /// The variant is for the canonical platform, and so hides the canonical file.
    case variantOfCanonicalPlatform
  }

  /// The file or folder.
  public let path: String
  /// What is wrong with it.
  public let fault: Fault

  /// Creates a problem.
  public init(_ fault: Fault, at path: String) {
    self.path = path
    self.fault = fault
  }
}

extension GoldenProblem: CustomStringConvertible {
  /// Where and what, in one line.
  public var description: String {
    // What a document's reader says begins with the path itself.
    reason.hasPrefix(path) ? reason : "\(path): \(reason)"
  }
}

extension GoldenProblem {
  /// What is wrong, and what to do where that is known.
  public var reason: String {
    switch fault {
    case .unreadable(let reason): reason
    case .unfitName: "this is no golden's name, such as theatre.png, theatre@linux-arm64.png or theatre.json"
    case .leftover: "a process that was killed left this behind; remove it"
    case .caseCollision(let other): "\(other) differs in case alone"
    case .tooLarge(let bytes, let limit): "\(bytes) bytes are more than the \(limit) that are allowed"
    case .folderTooLarge(let bytes, let limit):
      "all goldens have \(bytes) bytes, more than the \(limit) that are allowed"
    case .expired(let date): "what this allows has expired on \(date)"
    case .sidecarWithoutGolden: "there is no picture that this sidecar belongs to"
    case .maskWithoutSidecar: "no sidecar masks by this picture; remove it"
    case .variantIsFallback: "this is the same as the golden that it stands in for; remove it"
    case .variantOfCanonicalPlatform: "this hides the canonical golden on its own platform; keep one of the two"
    }
  }
}

extension GoldenFolder {
  /// What is wrong with the folder on a day, in order: files that cannot be read or have no golden's name, budgets,
  /// tolerances that have expired, sidecars and variants without a use.
  ///
  /// Every picture is decoded. An error is thrown only where a folder cannot be listed or a file not be opened.
  public func problems(on today: CalendarDay) throws(GoldenError) -> [GoldenProblem] {
    let contents = try contents()
    var problems: [GoldenProblem] = []
    var configuration = GoldenConfiguration()
    do throws(GoldenError) { configuration = try self.configuration() } catch {
      problems.append(try problem(error, at: configurationPath))
    }
    problems += contents.others.map { other in
      let name = other.split(separator: "/").last.map(String.init) ?? other
      return GoldenProblem(GoldenWriter.isLeftover(name) ? .leftover : .unfitName, at: "\(path)/\(other)")
    }
    problems += caseCollisions(contents)
    for golden in contents.goldens { problems += try self.problems(of: golden, configuration) }
    problems += budgetProblems(contents, configuration.budgets)
    let pictures = Set(contents.goldens.map(\.file.golden).filter(\.kind.isPicture).map(\.name))
    for name in contents.sidecars { problems += try self.problems(ofSidecar: name, pictures, today) }
    problems += maskProblems(contents, configuration.budgets)
    return problems.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func problems(
    of golden: GoldenFolderContents.File, _ configuration: GoldenConfiguration
  ) throws(GoldenError) -> [GoldenProblem] {
    let file = golden.file
    let path = path(of: file)
    var problems: [GoldenProblem] = []
    if golden.size > configuration.budgets.largestFile {
      problems.append(GoldenProblem(.tooLarge(bytes: golden.size, limit: configuration.budgets.largestFile), at: path))
    }
    // Gone since it was listed is as good as never there.
    guard let bytes = try FolderAccess.read(path) else { return problems }
    if let reason = GoldenContent.reasonAgainst(bytes, file.golden.kind) {
      problems.append(GoldenProblem(.unreadable(reason), at: path))
    }
    guard let variant = file.variant else { return problems }
    if configuration.canonicalPlatform.map({ $0.includes(variant) }) ?? false {
      problems.append(GoldenProblem(.variantOfCanonicalPlatform, at: path))
    }
    if let fallback = try fallback(of: file.golden, variant),
      GoldenContent(bytes, file.golden.kind)?.isSame(as: fallback) ?? false
    {
      problems.append(GoldenProblem(.variantIsFallback, at: path))
    }
    return problems
  }

  private func problems(
    ofSidecar name: GoldenName, _ pictures: Set<GoldenName>, _ today: CalendarDay
  ) throws(GoldenError) -> [GoldenProblem] {
    let path = sidecarPath(of: name)
    var problems: [GoldenProblem] = []
    if !pictures.contains(name) { problems.append(GoldenProblem(.sidecarWithoutGolden, at: path)) }
    do throws(GoldenError) {
      if let sidecar = try sidecar(of: name), let expires = sidecar.expires, sidecar.isExpired(on: today) {
        problems.append(GoldenProblem(.expired(expires), at: path))
      }
    } catch {
      problems.append(try problem(error, at: path))
    }
    return problems
  }

  private func budgetProblems(
    _ contents: GoldenFolderContents, _ budgets: GoldenConfiguration.Budgets
  ) -> [GoldenProblem] {
    let total = contents.goldens.reduce(0) { $0 + $1.size } + contents.masks.reduce(0) { $0 + $1.size }
    guard let limit = budgets.folder, total > limit else { return [] }
    return [GoldenProblem(.folderTooLarge(bytes: total, limit: limit), at: path)]
  }

  private func maskProblems(
    _ contents: GoldenFolderContents, _ budgets: GoldenConfiguration.Budgets
  ) -> [GoldenProblem] {
    var used: Set<String> = []
    for name in contents.sidecars {
      // One that cannot be read is a problem of its own.
      let sidecar = try? sidecar(of: name)
      for picture in sidecar?.mask?.pictures ?? [] { used.insert("\(name.suite)/\(picture)") }
    }
    var problems: [GoldenProblem] = []
    for mask in contents.masks {
      let path = "\(path)/\(mask.suite)/\(mask.name)"
      if mask.size > budgets.largestFile {
        problems.append(GoldenProblem(.tooLarge(bytes: mask.size, limit: budgets.largestFile), at: path))
      }
      if !used.contains("\(mask.suite)/\(mask.name)") {
        problems.append(GoldenProblem(.maskWithoutSidecar, at: path))
      }
    }
    return problems
  }

  /// Names of goldens have no capitals, so that suites alone can collide.
  private func caseCollisions(_ contents: GoldenFolderContents) -> [GoldenProblem] {
    let suites = Set(contents.goldens.map(\.file.golden.name.suite) + contents.sidecars.map(\.suite)).sorted()
    var problems: [GoldenProblem] = []
    for (index, suite) in suites.enumerated() {
      guard let other = suites[..<index].first(where: { $0.lowercased() == suite.lowercased() }) else { continue }
      problems.append(GoldenProblem(.caseCollision(with: "\(path)/\(other)"), at: "\(path)/\(suite)"))
    }
    return problems
  }

  /// The problem that a document cannot be read; other errors are thrown on.
  private func problem(_ error: GoldenError, at path: String) throws(GoldenError) -> GoldenProblem {
    guard case .document(let fault) = error else { throw error }
    return GoldenProblem(.unreadable(fault.description), at: path)
  }
}
