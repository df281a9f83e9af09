internal import Tickets

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
