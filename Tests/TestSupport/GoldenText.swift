internal import FoundationEssentials
public import Testing

/// Expects text to be that of a golden file, such as `Shapes/chair.txt` in the repository's folder `Goldens`.
///
/// A golden that is missing or differs fails the test and says where. Nothing writes a golden but a run with the
/// environment variable `GOLDENS=record`, and that run fails too, so that nobody takes it for a pass; a run with `CI`
/// set never writes one.
public func expectGoldenText(
  _ actual: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = goldensFolder.appending(path: name)
  var problem = "there is no golden \(name); look at what is drawn, then record it with GOLDENS=record\n\(actual)"
  if let data = try? Data(contentsOf: file) {
    let expected = String(decoding: data, as: UTF8.self)
    guard let difference = firstDifference(actual: actual, expected: expected) else { return }
    problem = "golden \(name), \(difference)"
  }
  if mayRecordGoldens {
    recordGolden(actual, at: file, name: name, sourceLocation: sourceLocation)
  } else {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}

private func recordGolden(_ text: String, at file: URL, name: String, sourceLocation: SourceLocation) {
  do {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
    Issue.record(
      "recorded golden \(name): look at it, then run again without GOLDENS=record", sourceLocation: sourceLocation)
  } catch {
    Issue.record("golden \(name) cannot be recorded: \(error)", sourceLocation: sourceLocation)
  }
}

/// Says which line is the first to differ and what stands there, or nil where the texts are the same to the byte.
package func firstDifference(actual: String, expected: String) -> String? {
  guard !actual.utf8.elementsEqual(expected.utf8) else { return nil }
  let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let shared = zip(actualLines, expectedLines)
    .prefix { $0.utf8.elementsEqual($1.utf8) }
    .count
  let found = shared < actualLines.count ? "\"\(actualLines[shared])\"" : "the end of the text"
  let wanted = shared < expectedLines.count ? "\"\(expectedLines[shared])\"" : "the end of the text"
  return "line \(shared + 1): expected \(wanted), found \(found)"
}

/// The names of the goldens in a folder such as `Shapes`, sorted: with them a test can tell those that nothing holds.
public func goldenNames(in folder: String) -> [String] {
  let files = try? FileManager.default.contentsOfDirectory(atPath: goldensFolder.appending(path: folder).path)
  return (files ?? []).map { "\(folder)/\($0)" }.sorted()
}
