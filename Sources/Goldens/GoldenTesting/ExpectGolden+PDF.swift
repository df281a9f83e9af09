public import GoldenImages
internal import ImageFiles

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
