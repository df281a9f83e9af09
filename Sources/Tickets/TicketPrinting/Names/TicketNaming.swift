public import Tickets

/// How the files of a batch's tickets are called.
///
/// Names are safe on every file system and differ from each other; they depend on the tickets and their order alone.
public struct TicketNaming {
  /// `{order}[-{section}][-{row}][-{seat}]`: what people look for, without what a hall does not have.
  public static let defaultTemplate = TicketTemplate([
    .field(.order), .optional([.words("-"), .field(.section)]), .optional([.words("-"), .field(.row)]),
    .optional([.words("-"), .field(.seat)]),
  ])

  private let template: TicketTemplate
  private let ends: [String]
  private var names = DistinctNames()

  /// Names by a template, for files with different ends, such as `.png` and `@2x.png`.
  public init(_ template: TicketTemplate = defaultTemplate, ends: [String] = [""]) {
    self.template = template
    self.ends = ends
  }

  /// The name of a ticket's files without their ends; it is not given to another ticket.
  public mutating func name(for ticket: Ticket) -> String {
    let text = template.text(fields: ticket.fields, captions: ticket.captions)
    return names.distinct(SafeFileName.name(for: text), ends: ends)
  }
}
