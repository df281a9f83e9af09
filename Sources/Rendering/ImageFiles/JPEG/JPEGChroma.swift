/// How finely a JPEG file holds colour, as against lightness.
public enum JPEGChroma: Hashable, Sendable {
  /// One sample of colour for each pixel (4:4:4): for lettering and flat artwork.
  case full
  /// One sample of colour for 2 × 2 pixels (4:2:0), which photographs do not show and which makes files a third smaller.
  case quartered
}
