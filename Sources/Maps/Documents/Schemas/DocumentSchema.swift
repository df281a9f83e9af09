/// The JSON Schemas (draft 2020-12) of the file formats, for editors and other programs.
public enum DocumentSchema: String, Hashable, Sendable, CaseIterable {
  /// The schema of native seat plans.
  case plan
  /// The schema of availability in JSON.
  case availability
  /// The schema of themes.
  case theme
  /// The schema of orders.
  case order
  /// The schema of ticket designs.
  case design

  /// The schema as JSON text with a line break at its end.
  public var text: String {
    switch self {
    case .plan: PlanSchema.text
    case .availability: AvailabilitySchema.text
    case .theme: ThemeSchema.text
    case .order: OrderSchema.text
    case .design: TicketDesignSchema.text
    }
  }
}
