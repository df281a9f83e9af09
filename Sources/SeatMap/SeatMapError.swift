public import CairoRendering
public import Files
public import SeatMapDrawing
public import Support
public import TicketPrinting

/// Why a file does not become a map, a picture or a ticket.
public enum SeatMapError: Error, Hashable, Sendable {
  /// A file that was named cannot be read.
  case file(FileError)
  /// A file is not what it should be.
  case document(DocumentError)
  /// The map has no floor or section of the name.
  case part(MapPartError)
  /// An order, or a seat of one, gives no ticket.
  case order(OrderFailure)
  /// The fonts cannot be opened.
  case fonts(FontError)
  /// A picture cannot be drawn.
  case rendering(RenderingError)
  /// A ticket cannot be made.
  case ticket(TicketPrintingError)
  /// A file or folder cannot be written.
  case writing(path: String, SystemError)
}

extension SeatMapError: CustomStringConvertible {
  /// What is wrong and where, in one line.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .document(let error): error.description
    case .part(let error): error.description
    case .order(let error): error.description
    case .fonts(let error): error.description
    case .rendering(let error): error.description
    case .ticket(let error): error.description
    case .writing(let path, let error): "\(path): cannot write: \(error)"
    }
  }
}

extension RenderedFile {
  /// Writes the file; one that is there is replaced whole or not at all.
  public func write(to path: String) throws(SeatMapError) {
    do throws(SystemError) {
      try WholeFile.replace(path, with: bytes)
    } catch {
      throw .writing(path: path, error)
    }
  }
}

/// Reads a file that somebody named, and what `body` makes of its bytes.
func readFile<Document>(
  _ path: String, limit: Int, _ body: ([UInt8]) throws(DocumentError) -> Document
) throws(SeatMapError) -> Document {
  let bytes: [UInt8]
  do throws(FileError) {
    bytes = try WholeFile.content(of: path, limit: limit)
  } catch {
    throw .file(error)
  }
  do throws(DocumentError) {
    return try body(bytes)
  } catch {
    throw .document(error)
  }
}

extension FontSet {
  /// The fonts that were given, or else the standard ones.
  static func orStandard(_ fonts: FontSet?) throws(SeatMapError) -> FontSet {
    if let fonts { return fonts }
    do throws(FontError) {
      return try .standard()
    } catch {
      throw .fonts(error)
    }
  }
}
