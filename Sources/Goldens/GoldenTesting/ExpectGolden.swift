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

/// Expects a text to be its golden, such as `Goldens/Theatre/report.txt`, to the byte.
///
/// A text that differs or has no golden yet fails the test as a picture does, with the lines that differ.
///
/// - Parameters:
///   - text: The text.
///   - name: The golden's name, `suite/name`, without its extension; without a suite it is in that of the test's file.
///   - kind: The extension.
///   - goldens: The folder of goldens; `nil` for `Goldens` beside the test's `Package.swift`.
/// - Returns: What was found.
/// - Precondition: `kind` is no picture's.
@discardableResult
public func expectGolden(
  _ text: String, _ name: String, as kind: GoldenKind = .txt, in goldens: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> GoldenOutcome {
  GoldenExpectation(name, in: goldens, fileID: fileID, filePath: filePath, line: line, column: column)
    .hold { run, name, caller in run.verify(text: text, name, kind, caller: caller) }
}

/// Expects an SVG document to be written as its golden, `Goldens/Theatre/dark.svg`, but for what makes no difference.
///
/// Golden and document are compared in one form: an element on each line, attributes sorted by name, no white space
/// between elements, no comments. What stands in `text`, `title`, `desc`, `style` and `script`, and where `xml:space` is
/// `preserve`, is kept to the character; numbers, paths and colours stay as they are written. Nothing that the document
/// refers to is fetched, and a document that declares entities is refused. To compare the very bytes, or what is drawn,
/// give the document as text, or the picture made of it.
///
/// A document that is no SVG fails the test with the line and the reason.
@discardableResult
public func expectGolden(
  svg document: String, _ name: String, in goldens: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> GoldenOutcome {
  let expectation = GoldenExpectation(
    name, in: goldens, fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let canonical = try CanonicalMarkup(svg: document).text
    return expectation.hold { run, name, caller in run.verify(text: canonical, name, .svg, caller: caller) }
  } catch {
    return expectation.reject(.svg, "\(error)")
  }
}

/// Expects the pages of a PDF document to be their goldens, `Goldens/Ticket/adult-1.png` and so on.
///
/// poppler's `pdftoppm` makes pictures of the pages, on white. Where it is not installed the pages are not looked at, and
/// the test gets a warning that says what to install. Versions of poppler draw a little differently: record on one, and
/// give others a tolerance or variants. A golden for the page after the last one fails the test: a page is missing.
///
/// - Parameters:
///   - document: The document's bytes.
///   - name: The golden's name without the `-` and the page number that follow it; without a suite it is in that of the
///     test's file.
///   - resolution: Pixels per inch, 1 to 1200.
///   - tolerance: What each picture may differ by; `nil` for what the sidecar or `Goldens/goldens.json` says.
///   - mask: Areas of every page that do not count, besides those of the sidecar.
///   - goldens: The folder of goldens; `nil` for `Goldens` beside the test's `Package.swift`.
/// - Returns: What was found for each page; nothing where there is no `pdftoppm`.
@discardableResult
public func expectGolden(
  pdf document: some Collection<UInt8>, _ name: String, resolution: Int = 96, tolerance: Tolerance? = nil,
  mask: PixelMask = PixelMask(), in goldens: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [GoldenOutcome] {
  precondition((1...1200).contains(resolution), "a resolution is 1 to 1200 pixels per inch")
  let expectation = GoldenExpectation(
    name, in: goldens, fileID: fileID, filePath: filePath, line: line, column: column)
  func page(_ number: Int) -> GoldenExpectation { expectation.named("\(expectation.name)-\(number)") }

  let pages: [[UInt8]]
  do {
    pages = try PDFPages.pictures(of: [UInt8](document), resolution: resolution)
  } catch .notInstalled {
    var number = 1
    while page(number).isThere(.png) {
      page(number).skip(.png)
      number += 1
    }
    expectation.warn("\(expectation.name) was not looked at: \(PDFPagesError.notInstalled)")
    return []
  } catch {
    return [expectation.reject(.png, "\(error)")]
  }

  var outcomes = pages.enumerated().map { index, picture in
    page(index + 1).hold { run, name, caller in
      run.verify(png: picture, name, tolerance: tolerance, mask: mask, caller: caller)
    }
  }
  let next = page(pages.count + 1)
  if next.isThere(.png) {
    outcomes.append(next.reject(.png, "the document has no such page, only \(pages.count)"))
  }
  return outcomes
}
