internal import CDeflate
internal import CQPDF
internal import Geometry
internal import PNG

/// The forms of a document, as objects in its file.
struct PDFForms {
  private let symbols: PageSymbols
  private let document: qpdf_data?
  /// The fastest: the sixth level makes a map an eighth smaller in four times the time.
  private let compressor = DeflateCompressor(level: 1)
  /// The fonts, by number.
  private var fonts: [qpdf_oh] = []

  /// Puts the fonts of symbols into a document.
  init(_ symbols: PageSymbols, in document: qpdf_data?) throws(RenderingError) {
    self.symbols = symbols
    self.document = document
    for font in symbols.fonts { fonts.append(makeObject(of: font)) }
  }

  /// Makes forms of the pictures that stand for them.
  func replacePlaceholders() {
    let trailer = qpdf_get_trailer(document)
    defer { qpdf_oh_release(document, trailer) }
    // One more than the highest number of an object; the fonts have come after.
    for number in 1..<max(1, integer("/Size", of: trailer)) {
      let object = qpdf_get_object_by_id(document, Int32(number), 0)
      defer { qpdf_oh_release(document, object) }
      guard qpdf_oh_is_stream(document, object) != 0 else { continue }
      let dictionary = qpdf_oh_get_dict(document, object)
      defer { qpdf_oh_release(document, dictionary) }
      guard let form = form(whosePlaceholderIs: dictionary) else { continue }
      replace(object, dictionary, by: form)
    }
  }

  /// The form that a picture stands for; nil where it is a picture.
  private func form(whosePlaceholderIs dictionary: qpdf_oh) -> PageForm? {
    guard qpdf_oh_is_dictionary_of_type(document, dictionary, "/XObject", "/Image") != 0,
      isJPEG(dictionary), integer("/Length", of: dictionary) == FormPlaceholder.length
    else { return nil }
    let number = FormPlaceholder.number(
      width: integer("/Width", of: dictionary), height: integer("/Height", of: dictionary))
    return symbols.forms.indices.contains(number) ? symbols.forms[number] : nil
  }

  /// Whether a picture's stream is a JPEG file; pixels that cairo compresses may well have as few bytes as a placeholder.
  private func isJPEG(_ dictionary: qpdf_oh) -> Bool {
    let filter = qpdf_oh_get_key(document, dictionary, "/Filter")
    defer { qpdf_oh_release(document, filter) }
    return qpdf_oh_is_name_and_equals(document, filter, "/DCTDecode") != 0
  }

  private func replace(_ object: qpdf_oh, _ dictionary: qpdf_oh, by form: PageForm) {
    for key in ["/Width", "/Height", "/ColorSpace", "/Interpolate", "/BitsPerComponent"] {
      qpdf_oh_remove_key(document, dictionary, key)
    }
    set("/Subtype", "/Form", of: dictionary)
    let (width, height) = (form.area.width, form.area.height)
    // A picture fills the unit square, into which the form is brought.
    set("/BBox", "[0 0 \(width) \(height)]", of: dictionary)
    set("/Matrix", "[\(PDFForms.decimal(1 / width)) 0 0 \(PDFForms.decimal(1 / height)) 0 0]", of: dictionary)
    set("/Resources", resources(of: form), of: dictionary)
    for number in form.fonts { setFont(number, inResourcesOf: dictionary) }
    write(form.operators.bytes, to: object)
  }

  private func resources(of form: PageForm) -> String {
    let states = form.opacities.map(PDFForms.decimal).enumerated().map {
      "/G\($0.offset) << /ca \($0.element) /CA \($0.element) >>"
    }
    return "<< /ExtGState << \(states.joined(separator: " ")) >> /Font << >> >>"
  }

  private func setFont(_ number: Int, inResourcesOf dictionary: qpdf_oh) {
    let resources = qpdf_oh_get_key(document, dictionary, "/Resources")
    defer { qpdf_oh_release(document, resources) }
    let known = qpdf_oh_get_key(document, resources, "/Font")
    defer { qpdf_oh_release(document, known) }
    qpdf_oh_replace_key(document, known, "/F\(number)", fonts[number])
  }

  // MARK: Fonts

  private func makeObject(of font: SymbolFont) -> qpdf_oh {
    let last = font.procedures.count - 1
    let reach = PDFForms.decimal(font.reach.rounded(.up))
    let names = font.procedures.indices.map { "/g\($0)" }.joined(separator: " ")
    let widths = Array(repeating: PDFForms.decimal(font.reach), count: font.procedures.count).joined(separator: " ")
    let dictionary = qpdf_oh_parse(
      document,
      """
      << /Type /Font /Subtype /Type3 /FontBBox [-\(reach) -\(reach) \(reach) \(reach)] /FontMatrix [1 0 0 1 0 0]
      /Encoding << /Type /Encoding /Differences [0 \(names)] >> /FirstChar 0 /LastChar \(last) /Widths [\(widths)]
      /Resources << >> /CharProcs << >> >>
      """)
    defer { qpdf_oh_release(document, dictionary) }
    let procedures = qpdf_oh_get_key(document, dictionary, "/CharProcs")
    defer { qpdf_oh_release(document, procedures) }
    for (code, procedure) in font.procedures.enumerated() {
      let stream = qpdf_oh_new_stream(document)
      defer { qpdf_oh_release(document, stream) }
      write(procedure, to: stream)
      qpdf_oh_replace_key(document, procedures, "/g\(code)", stream)
    }
    let meanings = qpdf_oh_new_stream(document)
    defer { qpdf_oh_release(document, meanings) }
    write(Array(PDFForms.spaces.utf8), to: meanings)
    qpdf_oh_replace_key(document, dictionary, "/ToUnicode", meanings)
    return qpdf_make_indirect_object(document, dictionary)
  }

  /// What glyphs mean to programs that do not heed the text that each stands for: a space (ISO 32000-1, 9.10.3).
  private static let spaces = """
    /CIDInit /ProcSet findresource begin 12 dict begin begincmap
    /CMapName /Spaces def /CMapType 2 def
    1 begincodespacerange <00> <FF> endcodespacerange
    1 beginbfrange <00> <FF> [\(String(repeating: "<0020>", count: 256))] endbfrange
    endcmap CMapName currentdict /CMap defineresource pop end end
    """

  // MARK: Objects

  /// Gives a stream its content, compressed.
  private func write(_ content: [UInt8], to stream: qpdf_oh) {
    let filter = qpdf_oh_new_name(document, "/FlateDecode")
    let parameters = qpdf_oh_new_null(document)
    defer {
      qpdf_oh_release(document, filter)
      qpdf_oh_release(document, parameters)
    }
    let compressed = compressor.zlib(content)
    qpdf_oh_replace_stream_data(document, stream, compressed, compressed.count, filter, parameters)
  }

  /// Sets a key to a value that is written out.
  private func set(_ key: String, _ value: String, of dictionary: qpdf_oh) {
    let value = qpdf_oh_parse(document, value)
    qpdf_oh_replace_key(document, dictionary, key, value)
    qpdf_oh_release(document, value)
  }

  /// The whole number of a key; 0 where there is none.
  private func integer(_ key: String, of dictionary: qpdf_oh) -> Int {
    let value = qpdf_oh_get_key(document, dictionary, key)
    defer { qpdf_oh_release(document, value) }
    var number: Int32 = 0
    return qpdf_oh_get_value_as_int(document, value, &number) != 0 ? Int(number) : 0
  }

  /// A number without an exponent, which PDF does not know.
  private static func decimal(_ value: Double) -> String {
    var operators = PageOperators()
    operators.write(value, digits: 10)
    return String(decoding: operators.bytes, as: UTF8.self)
  }
}

/// Compresses the streams of a document (`FlateDecode`, ISO 32000-1, 7.4.4), to the same bytes on every machine.
final class StreamCompressor {
  private let handle: OpaquePointer

  /// - Throws: `RenderingError.document` where memory is short.
  init() throws(RenderingError) {
    guard let handle = libdeflate_alloc_compressor(StreamCompressor.level) else {
      throw .document(reason: "memory is short")
    }
    self.handle = handle
  }

  deinit { libdeflate_free_compressor(handle) }

  /// A stream's bytes as zlib writes them (RFC 1950).
  func compressed(_ content: [UInt8]) -> [UInt8] {
    let capacity = libdeflate_zlib_compress_bound(handle, content.count)
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      // There is always room enough, by the bound.
      count = libdeflate_zlib_compress(handle, content, content.count, buffer.baseAddress, capacity)
    }
  }

  /// The fastest: the sixth makes a map an eighth smaller in four times the time.
  private static let level: Int32 = 1
}
