internal import CQPDF
internal import Geometry

/// A finished PDF that is taken apart to be given what cairo has no word for.
///
/// cairo writes a page's size (`MediaBox`) alone, and no drawing of another's making. Trim and bleed boxes (ISO 32000-1,
/// 14.11.2) and forms are put in by libqpdf, which writes the file anew: streams stay as they are, and the file's
/// identifier follows from its content.
struct PDFRevision: ~Copyable {
  var document: qpdf_data?
  private let bytes: [UInt8]

  /// Takes a file apart.
  init(of bytes: [UInt8]) {
    self.bytes = bytes
    document = qpdf_init()
    qpdf_silence_errors(document)
    qpdf_set_suppress_warnings(document, 1)
  }

  deinit {
    var document = document
    qpdf_cleanup(&document)
  }

  /// The file with boxes on its pages, of which there are as many, and with forms in the place of their placeholders.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  consuming func setting(_ pages: [PlacedPage], _ symbols: PageSymbols) throws(RenderingError) -> [UInt8] {
    let count = bytes.count
    // The library reads from the bytes until it has written the file.
    let outcome = bytes.withUnsafeBytes { [document] bytes in
      Result { () throws(RenderingError) -> [UInt8] in
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        try PDFRevision.check(qpdf_read_memory(document, "the drawn pages", start, UInt64(count), nil), document)
        guard qpdf_get_num_pages(document) == Int32(pages.count) else {
          throw .document(reason: "the pages are not those that were drawn")
        }
        PDFRevision.setBoxes(pages, document)
        if !symbols.forms.isEmpty { try PDFForms(symbols, in: document).replacePlaceholders() }
        return try PDFRevision.written(document)
      }
    }
    return try outcome.get()
  }

  // MARK: Boxes

  private static func setBoxes(_ pages: [PlacedPage], _ document: qpdf_data?) {
    for (number, page) in pages.enumerated() where page.hasBoxes {
      let object = qpdf_get_page_n(document, number)
      defer { qpdf_oh_release(document, object) }
      set("/CropBox", Rect(origin: .zero, size: page.size), of: object, page, document)
      if let bleed = page.bleed { set("/BleedBox", bleed, of: object, page, document) }
      if let trim = page.trim { set("/TrimBox", trim, of: object, page, document) }
    }
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

  // MARK: Writing

  private static func written(_ document: qpdf_data?) throws(RenderingError) -> [UInt8] {
    try check(qpdf_init_write_memory(document), document)
    qpdf_set_deterministic_ID(document, 1)
    qpdf_set_stream_data_mode(document, qpdf_s_preserve)
    try check(qpdf_write(document), document)
    guard let buffer = qpdf_get_buffer(document) else { throw .document(reason: "memory is short") }
    return Array(UnsafeBufferPointer(start: buffer, count: qpdf_get_buffer_length(document)))
  }

  /// Throws what the library says where a call did not do what it was asked; warnings are not errors.
  private static func check(_ code: QPDF_ERROR_CODE, _ document: qpdf_data?) throws(RenderingError) {
    guard code & QPDF_ERRORS != 0 else { return }
    guard qpdf_has_error(document) != 0, let error = qpdf_get_error(document),
      let text = qpdf_get_error_full_text(document, error)
    else { throw .document(reason: "no reason is known") }
    throw .document(reason: String(cString: text))
  }
}
