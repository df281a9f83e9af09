import Foundation
import GoldenImages
import GoldenReview
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct JUnitTests {
  @Test func `A report of nothing has no suites`() throws {
    let report = GoldenReport(title: "Goldens", goldens: [])
    #expect(report.isPassed)
    #expect(
      String(decoding: report.junit(), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Goldens" tests="0" failures="0" errors="0">
        </testsuites>

        """)
  }

  @Test func `Each suite of goldens is a suite in the order of its first golden`() throws {
    let suites = try Elements(try SampleGoldens.report().junit()).all.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["name"] } == ["Seats", "Maps", "goldens"])
    #expect(suites.map { $0.attributes["tests"] } == ["3", "2", "1"])
    #expect(suites.map { $0.attributes["failures"] } == ["2", "0", "0"])
    #expect(suites.map { $0.attributes["errors"] } == ["0", "1", "1"])
  }

  @Test func `Each golden is a case with its file and line`() throws {
    let cases = try Elements(try SampleGoldens.report().junit()).all.filter { $0.name == "testcase" }
    #expect(
      cases.prefix(5).map { $0.attributes["name"] } == [
        "round@linux-arm64.png", "new.png", "square.png", "torn.png", "hall.svg",
      ])
    #expect(cases[0].attributes["classname"] == "Seats")
    #expect(cases[0].attributes["file"] == "Tests/<Seats>.swift")
    #expect(cases[0].attributes["line"] == "12")
  }

  /// XML has no way to say U+0000, U+001B or U+FFFE, so that the sign for what cannot be shown stands for them.
  @Test func `Text is read back as it was but for what XML cannot say`() throws {
    let elements = try Elements(try SampleGoldens.report().junit()).all
    let sayable = SampleGoldens.hostile.unicodeScalars.map { scalar -> Character in
      ["\u{0}", "\u{1B}", "\u{FFFE}"].contains(scalar) ? "\u{FFFD}" : Character(scalar)
    }
    let error = try #require(elements.first { $0.name == "error" })
    #expect(error.attributes["message"] == String(sayable))
    let failure = try #require(elements.first { $0.name == "failure" })
    #expect(failure.attributes["message"] == "12 pixels differ")
    #expect(failure.text.contains(String(sayable)))
    #expect(failure.text.contains("\nlargest delta: 7 of 255\n"))
  }

  @Test func `Of texts that differ the first lines are told`() throws {
    var golden = ReportedGolden(try SampleGoldens.file("Seats/a.svg"), .differs, reasons: ["lines differ"])
    golden.unifiedDifference = (1...203).map { "+line \($0)" }.joined(separator: "\n")
    let elements = try Elements(GoldenReport(title: "Goldens", goldens: [golden]).junit()).all
    let text = try #require(elements.first { $0.name == "failure" }).text
    #expect(text.hasPrefix("lines differ\n+line 1\n+line 2\n"))
    #expect(text.hasSuffix("\n+line 200\n… and 3 more lines"))
  }
}

/// The elements of an XML document, by Foundation's reader, which is not ours.
private final class Elements: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var all: [Element] = []
  private var open: [Int] = []

  init(_ document: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(document))
    parser.delegate = self
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    open.append(all.count)
    all.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let index = open.last { all[index].text += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
