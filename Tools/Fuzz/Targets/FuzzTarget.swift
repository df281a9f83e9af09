/// A reader of bytes that anybody may have written.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Plans in the native format.
  case nativePlan = "native-plan"
  /// Seating plans of pretix.
  case pretixPlan = "pretix-plan"
  /// Charts of seats.io.
  case seatsIO = "seats-io"
  /// Specifications of seatmap.pro.
  case seatmapPro = "seatmap-pro"
  /// Tables of seats.
  case csvPlan = "csv-plan"
  /// Halls drawn with characters.
  case textGrid = "text-grid"
  /// Seat layouts of Vista cinemas.
  case vistaPlan = "vista-plan"
  /// SVG drawings whose seats have names.
  case svgPlan = "svg-plan"
  /// What is known of seats, in JSON and as a table.
  case availability
  /// Themes.
  case theme
  /// Orders, one by itself and many on lines of their own, and records of films.
  case order
  /// Designs of tickets.
  case ticketDesign = "ticket-design"
  /// What codes say, with how they are made and placed.
  case barcode
  /// Signed payloads, as bytes and as base45.
  case signedPayload = "signed-payload"
  /// Key files.
  case keyFile = "key-file"
  /// SVG path data.
  case pathData = "path-data"
  /// Colours as CSS text.
  case color
  /// PNG pictures, as goldens are.
  case png
  /// JPEG pictures.
  case jpeg
  /// WebP pictures.
  case webp
  /// Plans of any format, drawn in every way.
  case rendering

  /// Reads bytes and goes on with what came out as a program would.
  ///
  /// What the bytes say does not matter: that they are refused with a good error is as right as that they are read.
  ///
  /// - Throws: `BrokenLaw` where something came out that must not, whatever the bytes are.
  package func examine(_ bytes: [UInt8]) throws(BrokenLaw) {
    switch self {
    case .nativePlan, .pretixPlan, .seatsIO, .seatmapPro, .csvPlan, .textGrid, .vistaPlan, .svgPlan:
      try examinePlan(bytes)
    case .availability: try examineAvailability(bytes)
    case .theme: try examineTheme(bytes)
    case .order: try examineOrder(bytes)
    case .ticketDesign: try examineTicketDesign(bytes)
    case .barcode: try examineBarcode(bytes)
    case .signedPayload: try examineSignedPayload(bytes)
    case .keyFile: try examineKeyFile(bytes)
    case .pathData: try examinePathData(bytes)
    case .color: try examineColor(bytes)
    case .png: try examinePNG(bytes)
    case .jpeg, .webp: try examinePicture(bytes)
    case .rendering: try examineRendering(bytes)
    }
  }
}

/// Something that must hold whatever a reader is given, and did not.
package struct BrokenLaw: Error, CustomStringConvertible {
  /// What did not hold.
  package let description: String
}

/// Throws where a law does not hold; `broken` says what is wrong then.
func hold(_ law: Bool, _ broken: @autoclosure () -> String) throws(BrokenLaw) {
  guard law else { throw BrokenLaw(description: broken()) }
}

/// Runs what must not throw for these inputs.
func succeed<Value, Failure: Error>(
  _ what: String, _ body: () throws(Failure) -> Value
) throws(BrokenLaw) -> Value {
  do throws(Failure) {
    return try body()
  } catch {
    throw BrokenLaw(description: "\(what) failed: \(error)")
  }
}
