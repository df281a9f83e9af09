/// What sort of file a golden is, by the extension of its name: a picture, `png`, or one of the texts, such as `svg`.
public struct GoldenKind: Hashable, Sendable {
  /// The extension, in lower case and without its dot.
  public let fileExtension: String

  /// Creates a kind from an extension of 1 to 12 letters a to z and digits; `nil` when it is not one.
  ///
  /// Everything but `png` is compared as text, so that extensions of other pictures and of PDF are no kinds.
  public init?(_ fileExtension: String) {
    let isExtension =
      (1...12).contains(fileExtension.utf8.count)
      && fileExtension.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }
    guard isExtension, !GoldenKind.otherPictures.contains(fileExtension) else { return nil }
    self.fileExtension = fileExtension
  }

  private init(known fileExtension: String) {
    self.fileExtension = fileExtension
  }

  /// A picture.
  public static let png = GoldenKind(known: "png")
  /// A drawing as text.
  public static let svg = GoldenKind(known: "svg")
  /// Plain text.
  public static let txt = GoldenKind(known: "txt")
  /// A JSON document, compared as text.
  public static let json = GoldenKind(known: "json")

  /// Whether goldens of this kind are compared pixel by pixel, rather than line by line.
  public var isPicture: Bool { self == .png }

  private static let otherPictures = ["avif", "bmp", "gif", "jpeg", "jpg", "pdf", "tif", "tiff", "webp"]
}

extension GoldenKind: CustomStringConvertible {
  /// The extension.
  public var description: String { fileExtension }
}
