internal import JSON

// The keys of every object of a theme file. The JSON Schema in ThemeSchema.swift has the same ones.

enum ThemeKey: String, DocumentKey {
  case schema = "$schema"
  case format, name, extends, scheme, background, text, secondaryText, screen, stage, area, table, seat, statuses
  case categoryColors, detail

  static let owner = "a theme"
}

enum ScreenStyleKey: String, DocumentKey {
  case line, lineWidth, light

  static let owner = "the style of a screen"
}

enum AreaStyleKey: String, DocumentKey {
  case fill, border, text

  static let owner = "the style of an area"
}

enum SeatStyleKey: String, DocumentKey {
  case body, furtherBodies, outlineWidth, outlineContrast, labelSize, minimumLabelSize

  static let owner = "the style of seats"
}

enum DetailStyleKey: String, DocumentKey {
  case minimumSeatSize, minimumTextSize

  static let owner = "the rule of detail"
}

enum StatusesKey: String, DocumentKey {
  case available, selected, held, reserved, sold, blocked

  static let owner = "the list of statuses"
}

enum StatusStyleKey: String, DocumentKey {
  case body, outline, dashed, outlineFactor, sign, signColor, label

  static let owner = "the style of a status"
}
