public import Pictures
public import TicketDrawing

/// What a ticket's maker should know of one of its pictures.
public struct PictureRemark: Hashable, Sendable {
  /// What became of the picture.
  public enum Kind: Hashable, Sendable {
    /// There is none to show.
    case problem(PictureProblem.Reason)
    /// Its proportions are not those of its place, and a part of it is cut off.
    case cropped(PictureCropping)
    /// It has too few pixels for its place: along each side one is spread over so many of the output.
    case coarse(enlargement: Double)
  }

  /// The picture's file, as the ticket names it.
  public let name: String
  /// What became of it.
  public let kind: Kind

  /// How bad it is: a picture that fills its place as the design says is as it should be.
  public var severity: TicketFinding.Severity {
    switch kind {
    case .problem, .coarse: .warning
    case .cropped: .note
    }
  }
}

extension PictureRemark: CustomStringConvertible {
  /// The name and what became of it, in a line.
  public var description: String { "\(name): \(kind)" }
}

extension PictureRemark.Kind: CustomStringConvertible {
  /// What became of the picture, in a few words.
  public var description: String {
    switch self {
    case .problem(let reason): reason.description
    case .cropped(let cropping): cropping.description
    case .coarse(let enlargement):
      "the picture is too small for its place: each of its pixels is \(tenths(of: enlargement)) pixels wide;"
        + " use a larger one"
    }
  }

  /// A number rounded to a tenth; what is larger than any picture counts as a million.
  private func tenths(of number: Double) -> String {
    let (whole, tenth) = Int((min(number, 1e6) * 10).rounded()).quotientAndRemainder(dividingBy: 10)
    return tenth == 0 ? "\(whole)" : "\(whole).\(tenth)"
  }
}
