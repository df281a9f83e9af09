internal import JSON
internal import Reading

// The keys of every object of a design's file. The JSON Schema in TicketDesignSchema.swift has the same ones.

enum TicketDesignKey: String, DocumentKey {
  case schema = "$schema"
  case format, name, extends, unit, canvas, bleed, safeMargin, ticket, axis, panels, corners, notch, bites, scallops
  case perforation, border, shadow, background, folds, elements, styles, palette, scales, resolutions, depth
  case dates, times, runtimes

  static let owner = "a ticket's design"
}

enum TicketPaletteKey: String, DocumentKey {
  case light, dark

  static let owner = "the palette of a design"
}

enum TicketPanelKey: String, DocumentKey {
  case name, length, fill, elements

  static let owner = "a panel"
}

enum TicketCornerKey: String, DocumentKey {
  case style, radius

  static let owner = "a corner"
}

enum TicketNotchKey: String, DocumentKey {
  case radius, depth

  static let owner = "a notch"
}

enum TicketBiteKey: String, DocumentKey {
  case edge, position, radius, depth

  static let owner = "a bite"
}

enum TicketScallopsKey: String, DocumentKey {
  case edges, radius, spacing

  static let owner = "scallops"
}

enum TicketPerforationKey: String, DocumentKey {
  case style, color, width, dash, gap, ends, radius, pitch, inset

  static let owner = "a perforation"
  static let ofDashes: [TicketPerforationKey] = [.style, .inset, .color, .width, .dash, .gap, .ends]
  static let ofHoles: [TicketPerforationKey] = [.style, .inset, .radius, .pitch]
}

enum TicketBorderKey: String, DocumentKey {
  case color, width

  static let owner = "a border"
}

enum TicketShadowKey: String, DocumentKey {
  case color, radius, offset

  static let owner = "a shadow"
}

enum TicketFoldKey: String, DocumentKey {
  case axis, position

  static let owner = "a fold"
}

enum TicketFillKey: String, DocumentKey {
  case from, to, degrees

  static let owner = "a gradient"
}

enum TicketTextStyleKey: String, DocumentKey {
  case extends, size, weight, color, align, verticalAlign, lines, smallestScale, ellipsis, lineSpacing, uppercase

  static let owner = "the style of a text"
}

/// The keys of elements; which of them an element may have depends on its type.
enum TicketElementKey: String, DocumentKey {
  case type, frame, length, share
  case text, style, turn
  case field, captionStyle, captionHeight
  case roles, fit, cornerRadius, fallback
  case symbology, align, verticalAlign, color, plate
  case width, dashes
  case figure, fill, border, borderWidth
  case barHeight, track, labelStyle, labelWidth
  case padding, spacing
  case axis, elements
  case columns, rowHeight, columnSpacing, rowSpacing

  static let owner = "an element"
}

/// What an element is.
enum TicketElementType: String, CaseIterable {
  case text, field, picture, code, line, shape, rating, chips, stack, grid

  /// The type with its article, for messages.
  var owner: String { "an element of type \"\(rawValue)\"" }

  /// The keys of such an element.
  var keys: [TicketElementKey] { [.type, .frame, .length, .share] + ownKeys }

  private var ownKeys: [TicketElementKey] {
    switch self {
    case .text: [.text, .style, .turn]
    case .field: [.field, .style, .captionStyle, .captionHeight, .turn]
    case .picture: [.roles, .fit, .cornerRadius, .fallback]
    case .code: [.symbology, .align, .verticalAlign, .color, .plate, .captionStyle, .captionHeight, .turn]
    case .line: [.color, .width, .dashes]
    case .shape: [.figure, .fill, .border, .borderWidth, .cornerRadius]
    case .rating: [.barHeight, .track, .fill, .labelStyle, .labelWidth]
    case .chips: [.style, .fill, .padding, .spacing, .cornerRadius]
    case .stack: [.axis, .spacing, .elements]
    case .grid: [.columns, .rowHeight, .columnSpacing, .rowSpacing, .elements]
    }
  }
}
