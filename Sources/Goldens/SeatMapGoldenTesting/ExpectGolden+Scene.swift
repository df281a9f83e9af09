public import CairoRendering
public import Drawing
public import GoldenImages
internal import GoldenTesting

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
