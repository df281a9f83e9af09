public import GoldenImages
public import ImageFiles

/// Expects a picture to be its golden, such as `Goldens/Theatre/dark.png`.
///
/// A picture that differs by more than the tolerance, or has no golden yet, fails the test that runs now, of Swift
/// Testing or XCTest, at the caller's line. What was expected, what was made and what differs are attached to the test
/// and set aside, and the failure says how to approve them.
///
/// - Parameters:
///   - image: The picture.
///   - name: The golden's name, `suite/name`; without a suite it is in that of the test's file, `Theatre` for
///     `TheatreTests.swift`. `GoldenName.slug(of:)` makes a name of any text.
///   - tolerance: What the picture may differ by; `nil` for what the golden's sidecar or `Goldens/goldens.json` says.
///   - mask: Areas that do not count, besides those of the sidecar.
///   - options: What is overlooked, such as another colour space.
///   - goldens: The folder of goldens; `nil` for `Goldens` beside the test's `Package.swift`.
/// - Returns: What was found, for who wants to know more than whether the test fails.
@discardableResult
public func expectGolden(
  _ image: RGBAImage, _ name: String, tolerance: Tolerance? = nil, mask: PixelMask = PixelMask(),
  options: ComparisonOptions = ComparisonOptions(), in goldens: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> GoldenOutcome {
  GoldenExpectation(name, in: goldens, fileID: fileID, filePath: filePath, line: line, column: column)
    .hold { run, name, caller in
      run.verify(image, name, tolerance: tolerance, mask: mask, options: options, caller: caller)
    }
}

/// Expects a picture file, PNG, JPEG or WebP, to show what its golden shows.
///
/// The bytes of a PNG file are recorded as they are. Approving may write the same pixels in the same colour space in
/// fewer bytes. All else is as for a picture in memory.
@discardableResult
public func expectGolden(
  _ imageFile: some Collection<UInt8>, _ name: String, tolerance: Tolerance? = nil, mask: PixelMask = PixelMask(),
  options: ComparisonOptions = ComparisonOptions(), in goldens: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> GoldenOutcome {
  let expectation = GoldenExpectation(
    name, in: goldens, fileID: fileID, filePath: filePath, line: line, column: column)
  let bytes = [UInt8](imageFile)
  if bytes.starts(with: pngSignature) {
    return expectation.hold { run, name, caller in
      run.verify(png: bytes, name, tolerance: tolerance, mask: mask, options: options, caller: caller)
    }
  }
  do {
    let image = try RGBAImage(reading: bytes)
    return expectation.hold { run, name, caller in
      run.verify(image, name, tolerance: tolerance, mask: mask, options: options, caller: caller)
    }
  } catch {
    return expectation.reject(.png, "\(error)")
  }
}

/// What every PNG file begins with (PNG specification, section 5.2).
private let pngSignature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
