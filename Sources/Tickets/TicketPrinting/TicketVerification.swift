internal import BarcodeReading
internal import Barcodes
internal import Geometry
internal import ImageFiles
public import Signing
internal import Tickets

/// Reads the code of a finished ticket back and holds it against what it should say.
public struct TicketVerification: Sendable {
  /// The key that payloads must be signed with; nil where they need not be signed.
  public var key: VerifyingKey?

  /// Creates a verification.
  public init(key: VerifyingKey? = nil) {
    self.key = key
  }

  /// Where a code stands in a picture, which makes reading it many times as fast.
  struct Place {
    /// The code with its quiet zone, in pixels.
    let area: Rect
    /// The kind of code.
    let symbology: Symbology
  }

  /// Reads the code in a picture file and compares it.
  ///
  /// - Parameters:
  ///   - png: The finished picture.
  ///   - ticket: The ticket that it shows.
  ///   - place: Where the code is.
  /// - Returns: Whether there was a code to read: a ticket without one is as it should be.
  func verify(_ png: [UInt8], of ticket: Ticket, at place: Place) throws(TicketVerificationError) -> Bool {
    guard let code = ticket.code else { return false }
    guard case .text(let payload) = code.payload else { throw .unreadable }
    let expected = Array(payload.exposed.utf8)
    let codes = try TicketVerification.codes(in: png, at: place)
    guard let first = codes.first else { throw .unreadable }
    guard codes.contains(where: { $0.bytes == expected }) else {
      throw .otherContent(bytes: first.bytes.count, expected: expected.count)
    }
    if let key { try check(payload.exposed, signedWith: key) }
    return true
  }

  private func check(_ payload: String, signedWith key: VerifyingKey) throws(TicketVerificationError) {
    do throws(SignatureError) {
      _ = try SignedPayload(text: payload).message(verifiedBy: key)
    } catch {
      throw .signature(error)
    }
  }

  private static func codes(in png: [UInt8], at place: Place) throws(TicketVerificationError) -> [ReadBarcode] {
    let image: RGBAImage
    do throws(ImageFileError) {
      image = try RGBAImage(png: png)
    } catch {
      throw .picture(error.description)
    }
    do throws(BarcodeReadingError) {
      // As a plain scanner reads: upright, dark on light.
      return try BarcodeReader.read(image, in: place.area, symbologies: [place.symbology], isStrict: true)
    } catch {
      throw .picture(error.description)
    }
  }
}

/// Why the code of a finished ticket does not do.
///
/// It never shows any of a payload.
public enum TicketVerificationError: Error, Hashable, Sendable {
  /// No code can be read.
  case unreadable
  /// A code can be read, and holds something else; how many bytes were read, and how many it should be.
  case otherContent(bytes: Int, expected: Int)
  /// The code's content is not signed with the key.
  case signature(SignatureError)
  /// The picture itself cannot be searched.
  case picture(String)
}

extension TicketVerificationError: CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .unreadable: "no code can be read in the finished picture"
    case .otherContent(let bytes, let expected):
      "the code in the finished picture reads as \(bytes) bytes that are not the \(expected) bytes of the payload"
    case .signature(.notBase45), .signature(.tooShort), .signature(.unknownVersion):
      "the code is no signed payload: make the ticket with a key to sign it, as by --key"
    case .signature(let error): error.description
    case .picture(let reason): "the finished picture cannot be read back: \(reason)"
    }
  }
}
