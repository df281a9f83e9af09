import ImageFiles
import TestSupport
import Testing

@testable import GoldenTesting

@Suite struct PDFPagesTests {
  @Test func `Each page is a picture of its size`() throws {
    // An inch is 72 points: at 144 pixels per inch each point is two pixels.
    let document = SmallPDF(pages: [.init(36, 18), .init(20, 40, black: (5, 10, 10, 20))])
    let pages = try PDFPages.pictures(of: document.bytes, resolution: 144).map { try RGBAImage(png: $0) }
    #expect(pages.map(\.width) == [72, 40])
    #expect(pages.map(\.height) == [36, 80])
    #expect(pages[0].samples.allSatisfy { $0 == 255 })
    // The rectangle is 10 × 20 points: 20 × 40 pixels, with its edges on edges of pixels.
    let black = stride(from: 0, to: pages[1].samples.count, by: 4).filter { pages[1].samples[$0] == 0 }
    #expect(black.count == 20 * 40)
  }

  @Test func `Ten pages are in their order`() throws {
    let document = SmallPDF(pages: (1...11).map { .init(10 * $0, 10) })
    let pages = try PDFPages.pictures(of: document.bytes, resolution: 72).map { try RGBAImage(png: $0).width }
    #expect(pages == (1...11).map { 10 * $0 })
  }

  @Test(arguments: [[], Array("no document".utf8)])
  func `What is no document is an error with a reason`(bytes: [UInt8]) throws {
    let error = try #require(throws: PDFPagesError.self) { try PDFPages.pictures(of: bytes, resolution: 72) }
    #expect("\(error)".hasPrefix("the PDF document cannot be read: "))
    #expect("\(error)".count > "the PDF document cannot be read: ".count)
  }

  @Test func `What is missing is named with its package`() {
    #expect("\(PDFPagesError.notInstalled)".contains("apt-get install poppler-utils"))
  }
}
