/// The colours of the booking app that this library grew out of.
public enum AppColors {
  /// Screens, and what is selected.
  public static let accent = Color(0.165, 0.400, 1.000)
  /// The light that falls from the screen.
  public static let darkPurple = Color(0.549, 0.310, 0.953)
  /// Gradients.
  public static let lightPurple = Color(0.651, 0.380, 1.000)
  /// Reserved seats.
  public static let clearPurple = Color(0.910, 0.267, 0.910)
  /// The system's grey.
  public static let gray = Color(0.557, 0.557, 0.576)
  /// Behind the tickets of a basket.
  public static let basket = Color(0.945, 0.953, 0.980)
}
