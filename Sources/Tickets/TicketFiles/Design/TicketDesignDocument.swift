internal import JSON
public import Reading
public import Support
public import Tickets

/// The design of tickets as it stands in a file, with what its reader had to say.
public struct TicketDesignDocument: Hashable, Sendable {
  /// The value of the key `format` in files of designs.
  public static let format = "seatmap-ticket-design/1"

  /// The design.
  public var design: TicketDesign
  /// What was changed.
  public var notes: [DocumentNote]

  /// Reads a file's bytes; `file` is its name for errors and notes.
  ///
  /// What the file leaves out is as in the built-in design that it extends, where it names one. The error names line,
  /// column and JSON path. O(number of bytes).
  public init(
    reading bytes: [UInt8], file: String? = nil, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    try limits.check(fileSize: bytes.count, file: file)
    let document = try JSONDocument(bytes: bytes, file: file)
    let (design, notes) = try document.read { (root) throws(JSONFault) -> (TicketDesign, NoteCollector) in
      var reader = TicketDesignReader(reading: DocumentReading(limits: limits))
      return (try reader.design(root), reader.reading.notes)
    }
    self.design = design
    self.notes = notes.notes(in: document)
  }

  /// Writes a design, as UTF-8 text; the same design gives the same bytes, and they are read back as the same design,
  /// but for colours, which are rounded to 8 bits for each part.
  ///
  /// All numbers of the design must be finite.
  public static func write(_ design: TicketDesign) -> [UInt8] { TicketDesignWriter.bytes(of: design) }

  /// The JSON Schema of the format (draft 2020-12), with a line break at its end; the documentation of `TicketDesign`,
  /// which has the same fields under longer names, says what the keys mean.
  public static var schema: String { String(decoding: PackageResources.design_schema_json, as: UTF8.self) }
}

/// The designs that are always there, read from the same kind of file as anybody's own.
public enum BuiltInTicketDesign: String, Hashable, Sendable, CaseIterable {
  /// The ticket of the booking app, with its numbers and colours.
  case app
  /// The app's ticket with colours and type that everybody can read: the standard.
  case cinema
  /// A plain ticket with body and stub, made fast.
  case flat
  /// A page to print at home, with folds, A4.
  case printA4 = "print-a4"
  /// A card of 5½ × 2 inches with a stub and ⅛ inch of bleed.
  case printStub = "print-stub"
  /// A card of 8½ × 2¾ inches with a stub and ⅛ inch of bleed.
  case printWide = "print-wide"
  /// A card of 5½ × 2 inches for thermal printers, in black alone.
  case thermal
  /// Apple's icon, 29 × 29.
  case walletIcon = "wallet-icon"
  /// Apple's logo, 160 × 50.
  case walletLogo = "wallet-logo"
  /// Apple's thumbnail, 90 × 90.
  case walletThumbnail = "wallet-thumbnail"
  /// The strip of Apple's event tickets, 375 × 98.
  case walletStrip = "wallet-strip"
  /// The background of Apple's event tickets, 180 × 220.
  case walletBackground = "wallet-background"
  /// Apple's footer, 286 × 15.
  case walletFooter = "wallet-footer"
  /// The artwork of Apple's poster event tickets, 358 × 448.
  case walletPoster = "wallet-poster"
  /// Google's logo, 660 × 660, which is seen through a circle.
  case walletGoogleLogo = "wallet-google-logo"
  /// Google's hero picture, 1032 × 336.
  case walletGoogleHero = "wallet-google-hero"

  /// The design that is taken where none is named.
  public static let standard = BuiltInTicketDesign.cinema

  /// The names that stand for several designs.
  public static let families = ["print", "wallet"]

  /// The designs of a name: one, or all of a family; none where there is no such name.
  public static func named(_ name: String) -> [BuiltInTicketDesign] {
    if let design = BuiltInTicketDesign(rawValue: name) { return [design] }
    guard families.contains(name) else { return [] }
    return allCases.filter { $0.rawValue.hasPrefix(name + "-") }
  }

  /// The design, read anew each time, in O(size of its file).
  public var design: TicketDesign {
    do throws(DocumentError) {
      return try TicketDesignDocument(reading: file, file: "\(rawValue).json").design
    } catch {
      preconditionFailure("a built-in design cannot be read: \(error)")
    }
  }

  /// The file that it is read from, to begin one's own with.
  public var file: [UInt8] {
    switch self {
    case .app: PackageResources.app_json
    case .cinema: PackageResources.cinema_json
    case .flat: PackageResources.flat_json
    case .printA4: PackageResources.print_a4_json
    case .printStub: PackageResources.print_stub_json
    case .printWide: PackageResources.print_wide_json
    case .thermal: PackageResources.thermal_json
    case .walletIcon: PackageResources.wallet_icon_json
    case .walletLogo: PackageResources.wallet_logo_json
    case .walletThumbnail: PackageResources.wallet_thumbnail_json
    case .walletStrip: PackageResources.wallet_strip_json
    case .walletBackground: PackageResources.wallet_background_json
    case .walletFooter: PackageResources.wallet_footer_json
    case .walletPoster: PackageResources.wallet_poster_json
    case .walletGoogleLogo: PackageResources.wallet_google_logo_json
    case .walletGoogleHero: PackageResources.wallet_google_hero_json
    }
  }
}
