public import CairoRendering
public import Drawing
public import GoldenImages
internal import GoldenTesting
public import Paths

/// Expects a scene to be drawn as its golden, such as `Goldens/Theatre/dark.png`.
///
/// It is drawn exactly, each seat by itself, so that work on speed does not touch goldens. What the renderer warns of,
/// such as a character that no font has, the test warns of. All else is as for a picture: see `expectGolden` of
/// `GoldenTesting`.
///
/// - Parameters:
///   - scene: The scene.
///   - name: The golden's name, `suite/name`; without a suite it is in that of the test's file.
///   - scale: Pixels to a canvas unit.
///   - fonts: The fonts that text is drawn with; `nil` for the standard ones.
///   - tolerance: What the picture may differ by; `nil` for what the golden's sidecar or `Goldens/goldens.json` says.
///   - mask: Areas that do not count, besides those of the sidecar.
///   - goldens: The folder of goldens; `nil` for `Goldens` beside the test's `Package.swift`.
/// - Returns: What was found.
@discardableResult
public func expectGolden(
  _ scene: Scene, _ name: String, scale: Double = 1, fonts: FontSet? = nil, tolerance: Tolerance? = nil,
  mask: PixelMask = PixelMask(), in goldens: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> GoldenOutcome {
  let expectation = GoldenExpectation(
    name, in: goldens, fileID: fileID, filePath: filePath, line: line, column: column)
  let picture: RenderedFile
  do {
    var renderer = CairoRenderer(fonts: try fonts ?? FontSet.standard())
    renderer.isExact = true
    renderer.scale = scale
    picture = try renderer.png(of: scene)
  } catch {
    return expectation.reject(.png, "the scene cannot be drawn: \(error)")
  }
  for warning in picture.warnings { expectation.warn("\(expectation.name): \(warning)") }
  return expectation.hold { run, name, caller in
    run.verify(png: picture.bytes, name, tolerance: tolerance, mask: mask, caller: caller)
  }
}

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
