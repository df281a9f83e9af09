internal import ImageFiles

/// What is about to become a golden, or is one: a picture as bytes and samples, or a text.
struct GoldenContent {
  let bytes: [UInt8]
  private let picture: RGBAImage?

  /// Reads bytes; nil when they should be a picture and are not.
  init?(_ bytes: [UInt8], _ kind: GoldenKind) {
    self.bytes = bytes
    guard kind.isPicture else {
      picture = nil
      return
    }
    guard let picture = try? RGBAImage(png: bytes) else { return nil }
    self.picture = picture
  }

  /// Why bytes cannot be a golden of a kind; nil when they can.
  static func reasonAgainst(_ bytes: [UInt8], _ kind: GoldenKind) -> String? {
    guard kind.isPicture else { return TextSubject.reasonAgainst(golden: bytes) }
    do {
      _ = try RGBAImage(png: bytes)
      return nil
    } catch {
      return error.description
    }
  }

  /// Whether nothing is to be seen in it.
  var isBlank: Bool { picture?.isBlank ?? TextSubject(text: bytes).isBlank }

  /// Whether a golden's bytes mean the same: the same samples in the same colour space, or the same text.
  func isSame(as golden: [UInt8]) -> Bool {
    guard let picture else { return bytes == golden }
    return (try? RGBAImage(png: golden)) == picture
  }

  /// The bytes, or those of the same picture in fewer bytes where there are such.
  var smallestBytes: [UInt8] {
    guard let picture, let smaller = try? picture.png(.small), smaller.count < bytes.count,
      (try? RGBAImage(png: smaller)) == picture
    else { return bytes }
    return smaller
  }
}
