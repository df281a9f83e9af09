import CairoRendering
import Colors
import Drawing
import Geometry
import ImageFiles
import Paths
import TestSupport
import Testing

/// Pages for printers, and what they share.
@Suite struct PDFPageTests {
  /// The boxes of a page as pdfinfo prints them: left, bottom, right, top.
  private func box(_ name: String, ofPage page: Int, in report: String) throws -> [Double] {
    let lines = report.split(separator: "\n").map { $0.split(separator: " ") }
    let head = ["Page", "\(page)", "\(name):"]
    let words = try #require(lines.first { $0.prefix(3).map { String($0) } == head })
    return words.dropFirst(3).compactMap { Double($0) }
  }

  /// The picture of six blocks as a raster, with its file.
  private func photograph() throws -> Raster {
    let file = try RepositoryFiles.bytes("Tests/Fixtures/pictures/blocks.jpg")
    let image = try RGBAImage(reading: file)
    return Raster(width: image.width, height: image.height, pixels: image.samples, encoded: .jpeg(file))
  }

  @Test func `Pages have boxes of the stated sizes, counted from the bottom left`() throws {
    // 5.5 × 2 inches with an eighth of an inch around it, and a page of another size with no boxes.
    let ticket = Scene(size: Size(414, 162), background: .white)
    let pages = [
      PDFPage(
        ticket, trim: Rect(x: 9, y: 9, width: 396, height: 144), bleed: Rect(x: 0, y: 0, width: 414, height: 162)),
      PDFPage(Scene(size: Size(200, 300))),
      PDFPage(
        ticket, setup: PageSetup(margin: 18, pointsPerUnit: 0.5), trim: Rect(x: 9, y: 9, width: 396, height: 100)),
    ]
    let renderer = try StandardFonts.renderer
    let file = try renderer.pdf(of: pages).bytes
    let report = try Poppler.run("pdfinfo", ["-box", "-f", "1", "-l", "3"], on: file)
    #expect(try box("MediaBox", ofPage: 1, in: report) == [0, 0, 414, 162])
    #expect(try box("CropBox", ofPage: 1, in: report) == [0, 0, 414, 162])
    #expect(try box("BleedBox", ofPage: 1, in: report) == [0, 0, 414, 162])
    #expect(try box("TrimBox", ofPage: 1, in: report) == [9, 9, 405, 153])
    #expect(try box("MediaBox", ofPage: 2, in: report) == [0, 0, 200, 300])
    #expect(try box("TrimBox", ofPage: 2, in: report) == [0, 0, 200, 300])
    // Half as large, 18 points in: the trim box begins 18 + 4.5 from the left and from the top.
    #expect(try box("MediaBox", ofPage: 3, in: report) == [0, 0, 243, 117])
    #expect(try box("TrimBox", ofPage: 3, in: report) == [22.5, 117 - 72.5, 220.5, 117 - 22.5])
    #expect(try renderer.pdf(of: pages).bytes == file)
    let again = try CairoRenderer(fonts: StandardFonts.set).pdf(of: pages).bytes
    #expect(again == file)
  }

  @Test func `Boxes leave text, titles and dates as they are`() throws {
    let text = Text("Reihe 7", at: Point(10, 40), style: TextStyle(size: 14), color: .black)
    let scene = Scene(size: Size(200, 100), title: "Großer Saal", nodes: [.text(text)])
    let page = PDFPage(scene, trim: Rect(x: 5, y: 5, width: 190, height: 90))
    let file = try StandardFonts.renderer.pdf(of: [page], metadata: DocumentMetadata(creationDate: 951_827_696)).bytes
    #expect(try Poppler.run("pdftotext", on: file).contains("Reihe 7"))
    let info = try Poppler.run("pdfinfo", on: file)
    #expect(info.contains("Großer Saal"))
    #expect(info.contains("Tue Feb 29 12:34:56 2000 UTC"))
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 10), Rect(x: 300, y: 0, width: 10, height: 10),
    Rect(x: .nan, y: 0, width: 10, height: 10),
  ])
  func `A box without area on its page is an error`(box: Rect) throws {
    let page = PDFPage(Scene(size: Size(200, 100)), trim: box)
    #expect {
      try StandardFonts.renderer.pdf(of: [page])
    } throws: { error in
      if case RenderingError.badPageBox = error { "\(error)".contains("no area") } else { false }
    }
  }

  @Test(arguments: [false, true]) func `A photograph is its own JPEG file, once for all pages`(hasBoxes: Bool) throws {
    let raster = try photograph()
    guard case .jpeg(let jpeg) = raster.encoded else { return }
    let trim = hasBoxes ? Rect(x: 5, y: 5, width: 90, height: 90) : nil
    let pages = (0..<3).map { number in
      let frame = Rect(x: 10 * Double(number), y: 5, width: 32, height: 48)
      let clip = Path.roundedRectangle(frame, radius: 4)
      let picture = Picture(raster, in: frame, clip: number == 1 ? clip : nil)
      return PDFPage(Scene(size: Size(100, 100), background: .white, nodes: [.picture(picture)]), trim: trim)
    }
    let file = try StandardFonts.renderer.pdf(of: pages).bytes
    #expect(String(decoding: file, as: UTF8.self).split(separator: "/DCTDecode").count - 1 == 1)
    #expect(file.contains(jpeg))
    // Each page shows it: red, green, blue, white, black and yellow blocks of 8 × 8, here 16 × 16.
    for page in 1...3 {
      let ppm = try Poppler.bytes("pdftoppm", ["-r", "72", "-f", "\(page)", "-l", "\(page)"], on: file)
      let samples = Array(ppm.suffix(100 * 100 * 3))
      func pixel(_ x: Int, _ y: Int) -> [Int] { samples[(y * 100 + x) * 3..<(y * 100 + x) * 3 + 3].map { Int($0) } }
      let left = 10 * (page - 1)
      for (x, y, color) in [
        (8, 8, [255, 0, 0]), (24, 8, [0, 255, 0]), (8, 24, [0, 0, 255]), (24, 40, [255, 255, 0]),
      ] {
        let shown = pixel(left + x, 5 + y)
        #expect(zip(shown, color).allSatisfy { abs($0 - $1) <= 8 }, "page \(page), \(x), \(y): \(shown)")
      }
    }
  }

  @Test func `A picture that is seen through has its opacity in a mask of its own`() throws {
    let raster = Raster(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 128])
    let node = Node.picture(Picture(raster, in: Rect(x: 0, y: 0, width: 40, height: 20)))
    let file = try StandardFonts.renderer.pdf(of: Scene(size: Size(40, 20), nodes: [node])).bytes
    let images = try Poppler.run("pdfimages", ["-list"], on: file).split(separator: "\n").dropFirst(2)
    #expect(images.map { $0.split(separator: " ")[2] } == ["image", "smask"])
  }

  @Test func `A shadow is one image of 180 pixels to the inch, shared by the pages that show it`() throws {
    let path = Path.roundedRectangle(Rect(x: 20, y: 20, width: 100, height: 40), radius: 6)
    let scene = Scene(
      size: Size(144, 90),
      nodes: [.shadow(path, Shadow(color: Color.black.withAlpha(0.3), radius: 10, offset: Vector(0, 4)))])
    let file = try StandardFonts.renderer.pdf(of: [scene, scene, scene]).bytes
    let images = try Poppler.run("pdfimages", ["-list"], on: file).split(separator: "\n").dropFirst(2)
    let objects = Set(images.map { $0.split(separator: " ")[10] })
    #expect(!images.isEmpty)
    #expect(objects.count == 1, "\(images)")
    // 120 × 60 points and whole pixels around them.
    for image in images {
      let words = image.split(separator: " ")
      #expect(words[3] == "300" && words[4] == "150", "\(image)")
    }
  }

  @Test func `Arabic and Hebrew are found as they are read`() throws {
    let lines = ["مهرجان القاهرة السينمائي", "פסטיבל הקולנוע"]
    let nodes = lines.enumerated().map { row, line in
      Node.text(
        Text(
          line, at: Point(280, 40 + 40 * Double(row)), alignment: .right, style: TextStyle(size: 20), color: .black,
          direction: .rightToLeft))
    }
    let file = try StandardFonts.renderer.pdf(of: Scene(size: Size(300, 120), nodes: nodes)).bytes
    let text = try Poppler.run("pdftotext", on: file)
    for word in lines.flatMap({ $0.split(separator: " ") }) { #expect(text.contains(word), "\(word) in \(text)") }
  }
}
