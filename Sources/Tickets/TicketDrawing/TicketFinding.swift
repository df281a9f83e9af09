public import Barcodes
internal import Support
public import Tickets

/// Something about a drawn ticket that its maker should know of.
///
/// It never holds any of a payload.
public struct TicketFinding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// All is well; this is how it was made to fit.
    case note
    /// The ticket can be used, and does not show all that it should.
    case warning
    /// The ticket should not be handed out.
    case error
  }

  /// What is the matter.
  public enum Kind: Hashable, Sendable {
    /// A text was broken into lines.
    case wrapped
    /// A text was made smaller, to this part of its size.
    case shrunk(to: Double)
    /// A part of a text was replaced by an ellipsis.
    case ellipsized
    /// A text has no room at all and is not shown.
    case omitted
    /// No font has these characters.
    case missingCharacters([Unicode.Scalar])
    /// There is no such picture to show; the design's replacement is shown, or nothing.
    case missingPicture(TicketPictureRole)
    /// Scanners cannot read the code, or some cannot.
    case code(BarcodeFinding)
    /// The design has given it a place that reaches out of the ticket, beyond an edge or into a corner, notch or hole.
    case leavesTicket
    /// So many genres have no room.
    case genresLeftOut(Int)
    /// The design does not show a field that people find their place by.
    case notInDesign
  }

  /// What is the matter.
  public let kind: Kind
  /// What it is about: a field's name as designs spell it, "code", "code caption", "genres",
  /// a picture's role, or the kind of an element.
  public let subject: String
  /// The element's place in the design, as in `panels[0].elements[2]`; empty for what no element is about.
  public let element: String

  /// How bad it is.
  public var severity: Severity {
    switch kind {
    case .wrapped, .shrunk, .notInDesign: .note
    case .ellipsized, .omitted, .missingPicture, .leavesTicket, .genresLeftOut: .warning
    case .missingCharacters: .error
    case .code(let finding): finding.severity == .error ? .error : .warning
    }
  }
}

extension TicketFinding: CustomStringConvertible {
  /// What it is about and what is the matter, in one sentence.
  public var description: String { "\(subject): \(kind)" }
}

extension TicketFinding.Kind: CustomStringConvertible {
  /// What is the matter, in words.
  public var description: String {
    switch self {
    case .wrapped: "broken into lines"
    case .shrunk(let scale): "made smaller, to \(Int((scale * 100).rounded())) % of its size"
    case .ellipsized: "shortened with an ellipsis"
    case .omitted: "not shown, because its box has no room for it"
    case .missingCharacters(let scalars):
      "no font has \(scalars.map(\.codePointName).joined(separator: ", "))"
    case .missingPicture(let role): "there is no picture to show as the \(role.rawValue)"
    case .leavesTicket: "its place in the design reaches out of the ticket, which may cut it off"
    case .code(let finding): finding.description
    case .genresLeftOut(let count): "\(count) not shown, because there is no room"
    case .notInDesign: "not shown, because the design has no place for it"
    }
  }
}

extension PlacedElement.Content {
  /// What findings call the element: the fields that it shows, or its kind.
  var name: String {
    switch self {
    case .text(let text):
      text.template.fields.isEmpty ? "text" : text.template.fields.map(\.rawValue).joined(separator: ", ")
    case .field(let field): field.field.rawValue
    case .picture(let picture): picture.roles.first?.rawValue ?? "picture"
    case .code: "code"
    case .line: "line"
    case .shape: "shape"
    case .rating: "rating"
    case .chips: "genres"
    }
  }
}
