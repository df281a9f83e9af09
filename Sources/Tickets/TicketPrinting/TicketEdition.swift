public import Tickets

/// One of the files that each ticket of a batch gets: of which design, in which colours, format and resolution.
public struct TicketEdition: Hashable, Sendable {
  /// What the ticket looks like.
  public var design: TicketDesign
  /// Whether it is for bright or for dark surroundings.
  public var scheme: TicketScheme
  /// The format of the file.
  public var format: TicketFileFormat
  /// Pixels to a unit of the design; for pages and drawings those that the modules of codes are made of.
  public var pixelsPerUnit: Double
  /// What the name of a file has behind the ticket's own, so that a ticket's files differ: `@2x`; empty for the only one.
  public var suffix: String

  /// Creates an edition.
  public init(
    _ design: TicketDesign, scheme: TicketScheme = .light, format: TicketFileFormat = .png, pixelsPerUnit: Double = 1,
    suffix: String = ""
  ) {
    self.design = design
    self.scheme = scheme
    self.format = format
    self.pixelsPerUnit = pixelsPerUnit
    self.suffix = suffix
  }

  /// What a file's name has behind the ticket's own: `@2x.png`.
  public var nameEnd: String { suffix + "." + format.rawValue }

  /// The resolution of designs on paper that name none, in pixels per inch.
  public static let usualResolution = 300.0
}

extension TicketEdition {
  /// The editions of designs: one of each, or as pictures one at each of a design's scales or resolutions.
  ///
  /// No two have the same suffix: of designs that are called alike the second gets `~2`.
  ///
  /// - Parameters:
  ///   - designs: The designs; where there are several, names end in a design's name, without what all begin
  ///     with, such as `wallet-`.
  ///   - scheme: The colours of all.
  ///   - format: The format of all.
  ///   - scale: Pixels to a unit for designs on screen, in place of their own scales.
  ///   - resolution: Pixels per inch for designs on paper, in place of their own resolutions.
  ///   - isAtEveryDensity: Whether there is a picture at each scale or resolution that the design is meant for, or at
  ///     the first alone.
  public static func editions(
    of designs: [TicketDesign], scheme: TicketScheme = .light, format: TicketFileFormat = .png, scale: Double? = nil,
    resolution: Double? = nil, isAtEveryDensity: Bool = false
  ) -> [TicketEdition] {
    let family = commonPrefix(of: designs.map(\.name))
    var names = DistinctNames()
    return designs.flatMap { design in
      let all = design.densities(scale: scale, resolution: resolution)
      let densities = isAtEveryDensity && format == .png ? all : Array(all.prefix(1))
      let ends = densities.count > 1 ? densities.map(\.suffix) : [""]
      let name = designs.count > 1 ? "-" + SafeFileName.name(for: String(design.name.dropFirst(family.count))) : ""
      let distinctName = names.distinct(name, ends: ends)
      return zip(densities, ends).map { density, end in
        TicketEdition(
          design, scheme: scheme, format: format, pixelsPerUnit: density.pixelsPerUnit, suffix: distinctName + end)
      }
    }
  }

  /// The edition of one design at its first scale or resolution, or at those that are given.
  public static func edition(
    of design: TicketDesign, scheme: TicketScheme = .light, format: TicketFileFormat = .png, scale: Double? = nil,
    resolution: Double? = nil
  ) -> TicketEdition {
    let density = design.densities(scale: scale, resolution: resolution).first
    return TicketEdition(design, scheme: scheme, format: format, pixelsPerUnit: density?.pixelsPerUnit ?? 1)
  }

  /// What names of a family begin with, up to a hyphen, such as `wallet-`; empty where they have nothing in common.
  private static func commonPrefix(of names: [String]) -> String {
    guard let first = names.first, let hyphen = first.firstIndex(of: "-") else { return "" }
    let prefix = String(first[...hyphen])
    return names.allSatisfy { $0.hasPrefix(prefix) && $0.count > prefix.count } ? prefix : ""
  }
}

extension TicketDesign {
  /// How many pixels a unit is, and how that is called in a file's name.
  fileprivate func densities(scale: Double?, resolution: Double?) -> [(pixelsPerUnit: Double, suffix: String)] {
    if isPhysical {
      let wanted = resolution.map { [$0] } ?? (resolutions.isEmpty ? [TicketEdition.usualResolution] : resolutions)
      return wanted.map { ($0 / 72, "-\(TicketDesign.text(of: $0))dpi") }
    }
    // Apple's names: a picture at scale 1 has none.
    let wanted = scale.map { [$0] } ?? (scales.isEmpty ? [1] : scales)
    return wanted.map { ($0, $0 == 1 ? "" : "@\(TicketDesign.text(of: $0))x") }
  }

  private static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }
}

/// A format that tickets are made in.
public enum TicketFileFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, at the scale or the resolution of an edition.
  case png
  /// Pages, with the boxes that a printer asks for.
  case pdf
  /// A drawing for web pages.
  case svg
}
