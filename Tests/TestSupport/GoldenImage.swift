internal import FoundationEssentials
public import GoldenImages
public import Testing

/// Expects a PNG file to show what a golden shows, such as `SeatMaps/theatre-cinema-light` in the repository's folder
/// `Goldens`.
///
/// A golden that is missing or differs fails the test at the caller's place and leaves pictures of what is wrong under
/// `.build/goldens`. A run with the environment variable `GOLDENS=record` writes goldens and fails too; one with `CI`
/// set never writes any.
public func expectGoldenImage(
  _ png: [UInt8], _ name: String, tolerance: Tolerance = .exact, in store: GoldenStore = .ofThisPackage,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let goldenName = GoldenName(name) else {
    Issue.record("\"\(name)\" is not the name of a golden, such as SeatMaps/theatre", sourceLocation: sourceLocation)
    return
  }
  let verdict = store.verify(png: png, goldenName, tolerance: tolerance)
  if !verdict.isPassed { Issue.record("\(name): \(verdict)", sourceLocation: sourceLocation) }
}

extension GoldenStore {
  /// The goldens of this package, in the mode that the environment asks for.
  public static let ofThisPackage = GoldenStore(
    folder: RepositoryFiles.root.appending(path: "Goldens").path,
    outputFolder: RepositoryFiles.root.appending(path: ".build/goldens").path,
    mode: mayRecordGoldens ? .record : .verify,
    isContinuousIntegration: isOnContinuousIntegration)
}
