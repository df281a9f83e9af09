/// A PDF document put together by hand: white pages, each with a black rectangle or nothing.
struct SmallPDF {
  /// A page, in points.
  struct Page {
    var width: Int
    var height: Int
    /// The left and lower edges, width and height of what is black.
    var black: (Int, Int, Int, Int)?

    init(_ width: Int, _ height: Int, black: (Int, Int, Int, Int)? = nil) {
      (self.width, self.height, self.black) = (width, height, black)
    }
  }

  var pages: [Page]

  /// The file: objects 1 and 2 are the catalogue and the list of pages, then come two for each page.
  var bytes: [UInt8] {
    let kids = pages.indices.map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
    var objects = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count \(pages.count)/Kids[\(kids)]>>"]
    for (index, page) in pages.enumerated() {
      let content = page.black.map { "0 g \($0.0) \($0.1) \($0.2) \($0.3) re f" } ?? ""
      objects.append(
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(page.width) \(page.height)]/Contents \(4 + 2 * index) 0 R>>")
      objects.append("<</Length \(content.utf8.count)>>stream\n\(content)\nendstream")
    }
    var file = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(file.utf8.count)
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places { file += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
    file += "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(table)\n%%EOF\n"
    return Array(file.utf8)
  }
}
