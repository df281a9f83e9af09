/// A format that tickets are made in.
public enum TicketFileFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, at the scale or the resolution of an edition.
  case png
  /// Pages, with the boxes that a printer asks for.
  case pdf
  /// A drawing for web pages.
  case svg
}
