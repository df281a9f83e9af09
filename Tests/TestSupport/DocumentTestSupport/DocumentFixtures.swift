internal import TestSupport
internal import Testing

/// Files of the repository that several modules read.
package enum DocumentExamples {
  /// The plans in the native format.
  package static let plans = [
    "Examples/theatre.json", "Examples/studio.json", "Examples/hall-of-arcs.json",
    "Examples/theatre-with-boxes.json", "Examples/cabaret.json",
    "Examples/arena.json", "Examples/night-coach.json", "Examples/aircraft-cabin.json",
  ]
}

/// Expects that each file of a folder of Tests/Fixtures ends in the one line that stands beside it; those of the names
/// in `others` are left to other readers.
package func expectErrors(
  in folder: String, besides others: Set<String> = [], _ read: ([UInt8]) throws -> Void
) throws {
  let files = try RepositoryFiles.names(in: "Tests/Fixtures/" + folder, suffix: "").filter { file in
    !file.hasSuffix(".txt") && !others.contains { file.hasSuffix("/" + $0) }
  }
  #expect(!files.isEmpty)
  for file in files {
    let sidecar = try #require(file.split(separator: ".").first)
    let expected = try RepositoryFiles.text(sidecar + ".txt")
    let bytes = try RepositoryFiles.bytes(file)
    do {
      try read(bytes)
      Issue.record("\(file) is read without an error")
    } catch {
      #expect("\(error)\n" == expected, "\(file)")
    }
  }
}

/// The blocks of code of a language in a guide.
package func guideCode(_ language: String, in guide: String) throws -> [String] {
  try RepositoryFiles.text(guide)
    .split(separator: "\n```\(language)\n", omittingEmptySubsequences: false)
    .dropFirst()
    .map { String($0.prefix { $0 != "`" }) }
}
