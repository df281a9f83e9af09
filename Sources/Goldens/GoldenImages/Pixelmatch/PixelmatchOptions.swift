/// Which pixelmatch to count as, and with what settings.
public struct PixelmatchOptions: Hashable, Sendable {
  /// The generations of pixelmatch, which count differently.
  public enum Version: String, Hashable, Sendable, CaseIterable {
    /// 5.3.0 and before, and 6: distances in YIQ, translucent pixels over white.
    case v5 = "5"
    /// 7.0 to 7.2: distances in YIQ, translucent pixels over a background that depends on where they are.
    case v7 = "7"
    /// The commit c6fee35, not released: distances in OKLab, and the densest window may count.
    case oklab
  }

  /// The version whose counts are given.
  public var version: Version
  /// How far two colours may be apart and count as alike, 0…1; 0.1 unless the caller of pixelmatch said otherwise.
  public var threshold: Double
  /// Whether pixels that are taken for antialiasing count as well; pixelmatch calls this `includeAA`.
  public var countsAntialiasing: Bool
  /// The edge of the square window whose count is the count, for ``Version/oklab``; `nil` for all of the picture.
  public var windowSize: Int?
  /// How many pixels may count.
  public var allowedPixels: Int

  /// Creates settings, by default those of pixelmatch.
  public init(
    _ version: Version, threshold: Double = 0.1, countsAntialiasing: Bool = false, windowSize: Int? = nil,
    allowedPixels: Int = 0
  ) {
    self.version = version
    self.threshold = threshold
    self.countsAntialiasing = countsAntialiasing
    self.windowSize = windowSize
    self.allowedPixels = allowedPixels
  }
}

extension PixelmatchOptions: CustomStringConvertible {
  /// The settings as a tolerance is written, such as `pixelmatch7:0.1,pixels=12`.
  public var description: String {
    var parts = ["\(version == .oklab ? "pixelmatch-oklab" : "pixelmatch\(version.rawValue)"):\(threshold)"]
    if countsAntialiasing { parts.append("count-antialiasing") }
    if let windowSize { parts.append("window=\(windowSize)") }
    if allowedPixels != 0 { parts.append("pixels=\(allowedPixels)") }
    return parts.joined(separator: ",")
  }
}
