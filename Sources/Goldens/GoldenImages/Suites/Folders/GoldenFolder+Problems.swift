internal import JSON

extension GoldenFolder {
  /// What is wrong with the folder on a day, in order: files that cannot be read or have no golden's name, budgets,
  /// tolerances that have expired, sidecars and variants without a use.
  ///
  /// Every picture is decoded. An error is thrown only where a folder cannot be listed or a file not be opened.
  public func problems(on today: CalendarDate) throws(GoldenError) -> [GoldenProblem] {
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
    ofSidecar name: GoldenName, _ pictures: Set<GoldenName>, _ today: CalendarDate
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
