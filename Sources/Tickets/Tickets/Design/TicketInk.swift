public import Colors

/// Whether a design is drawn for bright or for dark surroundings.
public enum TicketScheme: String, Hashable, Sendable, CaseIterable {
  /// For bright surroundings, and for paper.
  case light
  /// For dark surroundings.
  case dark
}

/// What a design paints with: a colour of its palette by name, or one that is the same in both schemes.
public enum TicketInk: Hashable, Sendable {
  /// The palette's colour of this name.
  case named(String)
  /// This colour in every scheme.
  case fixed(Color)

  /// Black in every scheme.
  public static let black = TicketInk.fixed(.black)
  /// White in every scheme.
  public static let white = TicketInk.fixed(.white)
}

/// What an area of a design is filled with.
public enum TicketFill: Hashable, Sendable {
  /// One colour all over.
  case flat(TicketInk)
  /// A passage from one colour to another, straight across the filled frame: down it at 0°, to the right at 90°.
  case gradient(from: TicketInk, to: TicketInk, degrees: Double)

  /// The colours it is made of, in order.
  public var inks: [TicketInk] {
    switch self {
    case .flat(let ink): [ink]
    case .gradient(let from, let to, _): [from, to]
    }
  }
}

/// The colours of a design by name, such as "text" or "accent".
public struct TicketPalette: Hashable, Sendable {
  /// The colours by name.
  public var colors: [String: Color]

  /// Creates a palette.
  public init(_ colors: [String: Color] = [:]) {
    self.colors = colors
  }

  /// The names, in alphabetical order.
  public var names: [String] { colors.keys.sorted() }

  /// The colour of a name, if there is one.
  public subscript(name: String) -> Color? { colors[name] }
}
