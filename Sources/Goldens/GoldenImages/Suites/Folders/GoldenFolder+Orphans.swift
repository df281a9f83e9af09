extension GoldenFolder {
  /// The goldens that no test looks at any more.
  public func orphans() throws(GoldenError) -> OrphanReport {
    OrphanSearch(try configuration(), try ledgers()).report(try contents())
  }

  /// Removes orphans with their variants and sidecars, and tells what files are gone; nothing where there is an obstacle.
  ///
  /// Orphans are looked for anew while nobody else may write, so that a golden that has been recorded meanwhile stays.
  public func removeOrphans() throws(GoldenError) -> (removed: [String], report: OrphanReport) {
    try withLock { writer throws(GoldenError) in
      let report = try orphans()
      guard report.isComplete else { return ([], report) }
      var removed: [String] = []
      for orphan in report.orphans {
        for file in orphan.files {
          try writer.remove(file)
          removed.append(path(of: file))
        }
        if orphan.hasSidecar {
          try writer.removeSidecar(of: orphan.golden.name)
          removed.append(sidecarPath(of: orphan.golden.name))
        }
      }
      return (removed, report)
    }
  }
}
