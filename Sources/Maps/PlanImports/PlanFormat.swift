/// A format of seat plan files.
public enum PlanFormat: String, Hashable, Sendable, CaseIterable {
  /// The native format, in which blocks of seats follow rules; Guides/plan-format.md describes it.
  case native = "seatmap-plan/1"
  /// The seating plans of pretix, in which every seat stands by itself.
  case pretix
  /// The charts of seats.io, as its designer keeps them.
  case seatsIO = "seats.io"
  /// The specifications that seatmap.pro builds venues from.
  case seatmapPro = "seatmap.pro"
  /// The seat layouts of Vista cinemas.
  case vista
  /// A hall drawn with letters, a line for each row.
  case textGrid = "text-grid"
  /// A table with a line for each seat.
  case csv
  /// An SVG drawing whose seats have names.
  case svg
}
