import Foundation
import GoldenImages
import GoldenReview
import TestSupport
import Testing

struct ReviewPageTests {
  /// A browser ends a script at the first `</script`, whatever stands around it, so that none may come from the report.
  @Test func `Nothing of the report leaves its place`() throws {
    let page = String(decoding: try SampleGoldens.report().html(), as: UTF8.self)
    // The data, two pictures and the program.
    #expect(page.ranges(of: "<script").count == 4)
    #expect(page.ranges(of: "</script").count == 4)
    #expect(!page.contains("<!-- "))
    #expect(page.contains("<title>Goldens &lt;/script&gt;&lt;script&gt;"))
    #expect(!page.contains("{{"))
  }

  @Test func `The data is read back as it was`() throws {
    let page = String(decoding: try SampleGoldens.report().html(), as: UTF8.self)
    let root = try JSONSerialization.jsonObject(with: Data(try content(of: "report", in: page).utf8))
    let report = try #require(root as? [String: Any])
    #expect(report["title"] as? String == "Goldens " + SampleGoldens.hostile)
    let goldens = try #require(report["goldens"] as? [[String: Any]])
    #expect(goldens.map { $0["state"] as? String } == ["differs", "missing", "unreadable", "passed", "passed"])
    #expect(goldens[0]["refusal"] as? String == GoldenRefusal.stale.description)
    let clusters = try #require(goldens[0]["clusters"] as? [[String: Int]])
    #expect(clusters == [["x": 0, "y": 0, "width": 4, "height": 3]])
  }

  @Test func `Each picture is in the page once as its bytes`() throws {
    let golden = try SampleGoldens.differing("Seats/a.png")
    let twin = try SampleGoldens.differing("Seats/b.png")
    let page = String(decoding: GoldenReport(title: "Goldens", goldens: [golden, twin]).html(), as: UTF8.self)
    #expect(page.ranges(of: "id=\"picture-").count == 2)
    let bytes = [UInt8](try #require(Data(base64Encoded: try content(of: "picture-1", in: page))))
    #expect(golden.actual == .picture(bytes))
  }

  /// The policy lets the page load nothing, and run and style by nothing but what it holds, by digests that Python takes.
  @Test func `The content security policy names this style and program alone`() throws {
    let outcome = try ExternalProgram("python3").run(
      [
        "-c",
        """
        import base64, hashlib, re
        page = open("page.html", encoding="utf-8", newline="").read()
        def source(tag):
            text = re.findall(f"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
            assert len(text) == 1
            return "'sha256-" + base64.b64encode(hashlib.sha256(text[0].encode()).digest()).decode() + "'"
        print("default-src 'none'; img-src blob: data:; style-src " + source("style") + "; script-src "
            + source("script") + "; base-uri 'none'; form-action 'none'", end="")
        """,
      ], files: ["page.html": try SampleGoldens.report().html()])
    try #require(outcome.status == 0, "\(outcome.messages)")
    let page = String(decoding: try SampleGoldens.report().html(), as: UTF8.self)
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"\(outcome.text)\">"))
  }

  @Test func `The page names no other place`() throws {
    let page = String(decoding: try SampleGoldens.report().html(), as: UTF8.self)
    // The one address is the name of SVG's elements, which is never loaded.
    #expect(page.ranges(of: "://").count == 1)
    #expect(page.contains("'http://www.w3.org/2000/svg'"))
    #expect(!page.contains("url("))
    #expect(!page.contains("@import"))
    #expect(!page.contains("innerHTML"))
  }

  private func content(of id: String, in page: String) throws -> String {
    let start = try #require(page.firstRange(of: "id=\"\(id)\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    return String(page[start..<end])
  }
}
