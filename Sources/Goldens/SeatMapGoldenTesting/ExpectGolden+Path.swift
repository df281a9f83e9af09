public import GoldenImages
internal import GoldenTesting
public import Paths

/// Expects a path to be its golden, `Goldens/Shapes/chair.txt`: SVG path data with each command on a line of its own.
///
/// - Parameters:
///   - path: The path.
///   - name: The golden's name, `suite/name`; without a suite it is in that of the test's file.
///   - heading: What the path is, for readers of the golden: its first line, after `# `; `nil` for none.
///   - digits: The most digits after the point, 0…15. Four are far below what can be seen and far above rounding.
///   - goldens: The folder of goldens; `nil` for `Goldens` beside the test's `Package.swift`.
/// - Returns: What was found.
@discardableResult
public func expectGolden(
  _ path: Path, _ name: String, heading: String? = nil, digits: Int = 4, in goldens: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> GoldenOutcome {
  let firstLine = heading.map { "# \($0)\n" } ?? ""
  return GoldenExpectation(name, in: goldens, fileID: fileID, filePath: filePath, line: line, column: column)
    .hold { run, name, caller in
      run.verify(text: firstLine + commandLines(of: path, digits: digits), name, .txt, caller: caller)
    }
}

/// Path data with each command on a line of its own.
private func commandLines(of path: Path, digits: Int) -> String {
  path.svgPathData(digits: digits).reduce(into: "") { text, character in
    if character.isLetter, !text.isEmpty { text += "\n" }
    text.append(character)
  } + "\n"
}
