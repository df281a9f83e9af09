internal import CQPDF
internal import Geometry

/// A finished PDF that is taken apart to be given what cairo has no word for.
///
/// cairo writes a page's size (`MediaBox`) alone. Trim and bleed boxes (ISO 32000-1, 14.11.2) are put in by libqpdf,
/// which writes the file anew: streams stay as they are, and the file's identifier follows from its content.
struct PageBoxes: ~Copyable {
  private var document: qpdf_data?
  private let bytes: [UInt8]

  /// Takes a file apart.
  init(of bytes: [UInt8]) throws(RenderingError) {
    self.bytes = bytes
    document = qpdf_init()
    qpdf_silence_errors(document)
    qpdf_set_suppress_warnings(document, 1)
  }

  deinit {
    var document = document
    qpdf_cleanup(&document)
  }

  /// The file with boxes on its pages, of which there are as many.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  consuming func setting(_ pages: [PlacedPage]) throws(RenderingError) -> [UInt8] {
    let document = document
    // The library reads from the bytes until it has written the file.
    let outcome = bytes.withUnsafeBytes { bytes -> Result<[UInt8], RenderingError> in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      let isRead = PageBoxes.succeeds(qpdf_read_memory(document, "the drawn pages", start, UInt64(bytes.count), nil))
      guard isRead, qpdf_get_num_pages(document) == Int32(pages.count) else {
        return .failure(PageBoxes.error(document))
      }
      for (number, page) in pages.enumerated() where page.hasBoxes {
        let object = qpdf_get_page_n(document, number)
        defer { qpdf_oh_release(document, object) }
        PageBoxes.set("/CropBox", Rect(origin: .zero, size: page.size), of: object, page, document)
        if let bleed = page.bleed { PageBoxes.set("/BleedBox", bleed, of: object, page, document) }
        if let trim = page.trim { PageBoxes.set("/TrimBox", trim, of: object, page, document) }
      }
      return PageBoxes.write(document)
    }
    return try outcome.get()
  }

  /// Sets a box that is given in points from the page's top left corner; PDF counts from the bottom left one.
  private static func set(
    _ name: String, _ box: Rect, of object: qpdf_oh, _ page: PlacedPage, _ document: qpdf_data?
  ) {
    let array = qpdf_oh_new_array(document)
    defer { qpdf_oh_release(document, array) }
    for number in [box.minX, page.size.height - box.maxY, box.maxX, page.size.height - box.minY] {
      let item = qpdf_oh_new_real_from_double(document, number, 4)
      qpdf_oh_append_item(document, array, item)
      qpdf_oh_release(document, item)
    }
    qpdf_oh_replace_key(document, object, name, array)
  }

  private static func write(_ document: qpdf_data?) -> Result<[UInt8], RenderingError> {
    guard succeeds(qpdf_init_write_memory(document)) else { return .failure(error(document)) }
    qpdf_set_deterministic_ID(document, 1)
    qpdf_set_stream_data_mode(document, qpdf_s_preserve)
    guard succeeds(qpdf_write(document)), let buffer = qpdf_get_buffer(document) else {
      return .failure(error(document))
    }
    return .success(Array(UnsafeBufferPointer(start: buffer, count: qpdf_get_buffer_length(document))))
  }

  /// Whether a call did what it was asked; warnings are not errors.
  private static func succeeds(_ code: QPDF_ERROR_CODE) -> Bool { code & QPDF_ERRORS == 0 }

  private static func error(_ document: qpdf_data?) -> RenderingError {
    guard qpdf_has_error(document) != 0, let error = qpdf_get_error(document),
      let text = qpdf_get_error_full_text(document, error)
    else { return .pageBoxes(reason: "the pages are not those that were drawn") }
    return .pageBoxes(reason: String(cString: text))
  }
}
