/// What an area stands for, drawn as a sign in its middle.
public enum AreaSymbol: String, Hashable, Sendable, CaseIterable {
  /// A way in.
  case entrance
  /// A way out.
  case exit
  /// A door.
  case door
  /// Stairs.
  case stairs
  /// An elevator.
  case elevator
  /// Toilets.
  case toilets
  /// A bar.
  case bar
  /// A cloakroom.
  case cloakroom
  /// A column that people see around.
  case column
  /// A driver's place.
  case wheel
}
