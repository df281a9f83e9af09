internal import Barcodes
internal import Pictures
internal import TicketDrawing
internal import TicketPrinting

extension TicketFinding.Kind {
  /// The word for programs, which stays the same from version to version.
  var code: String {
    switch self {
    case .wrapped: "text-wrapped"
    case .shrunk: "text-shrunk"
    case .ellipsized: "text-ellipsized"
    case .omitted: "text-omitted"
    case .missingCharacters: "missing-characters"
    case .missingPicture: "missing-picture"
    case .code(let finding): "code-" + finding.rule.rawValue
    case .leavesTicket: "leaves-ticket"
    case .genresLeftOut: "genres-left-out"
    case .notInDesign: "not-in-design"
    }
  }

  /// What was measured: the part of a text's size, what the rule of a code has, how many genres; nil where nothing was.
  var measured: Double? {
    switch self {
    case .shrunk(let scale): scale
    case .code(let finding): finding.measured
    case .genresLeftOut(let count): Double(count)
    case .wrapped, .ellipsized, .omitted, .missingCharacters, .missingPicture, .leavesTicket, .notInDesign: nil
    }
  }

  /// What the rule of a code asks for at least, in the unit of what was measured; nil where there is no such rule.
  var required: Double? {
    if case .code(let finding) = self { finding.required } else { nil }
  }
}

extension PictureRemark.Kind {
  /// The word for programs, which stays the same from version to version.
  var code: String {
    switch self {
    case .problem: "picture-problem"
    case .cropped: "picture-cropped"
    case .coarse: "picture-coarse"
    }
  }

  /// The share of the picture that is cut off, or how wide its pixels are seen; nil for a problem.
  var measured: Double? {
    switch self {
    case .problem: nil
    case .cropped(let cropping): max(cropping.lostWidth, cropping.lostHeight)
    case .coarse(let enlargement): enlargement
    }
  }
}
