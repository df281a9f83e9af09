public import GoldenImages

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
