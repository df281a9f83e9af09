internal import Barcodes
internal import JSON
internal import Pictures
internal import TicketDrawing
internal import TicketPrinting

/// A line of the answer of `seatmap ticket --json`: what became of a ticket, or why there is none.
enum TicketLine {
  /// The line about a file.
  static func bytes(of outcome: TicketOutcome, path: String) -> [UInt8] {
    line { object in
      object.field("ticket", outcome.ticket)
      object.field("file", path)
      object.field("status", outcome.status.word)
      if case .failed(let error) = outcome.status { object.field("error", error.advice) }
      if outcome.isVerified { object.field("verified", true) }
      if case .failed(.refused(let findings)) = outcome.status {
        write(findings, of: outcome, to: &object)
      } else {
        write(outcome.findings, of: outcome, to: &object)
      }
    }
  }

  /// The line about an order, or a seat of one, that gives no ticket.
  static func bytes(of failure: OrderFailure) -> [UInt8] {
    line { object in
      object.field("status", "failed")
      object.field("error", failure.advice)
    }
  }

  private static func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { body(&$0) }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ findings: [TicketFinding], of outcome: TicketOutcome, to object: inout JSONWriter) {
    let pictures = outcome.pictureRemarks
    guard !findings.isEmpty || !pictures.isEmpty || outcome.lacksCode else { return }
    object.key("findings")
    object.array { array in
      if outcome.lacksCode {
        array.object { object in
          object.field("severity", TicketFinding.Severity.warning.rawValue)
          object.field("code", "no-code")
          object.field("subject", "code")
          object.field("message", TicketReporter.noCode)
        }
      }
      for finding in findings {
        array.object { object in
          object.field("severity", finding.severity.rawValue)
          object.field("code", finding.kind.code)
          object.field("subject", finding.subject)
          object.field("element", finding.element)
          object.field("message", finding.kind.description)
          object.field("measured", figure(finding.kind.measured))
          object.field("required", figure(finding.kind.required))
        }
      }
      for remark in pictures {
        array.object { object in
          object.field("severity", remark.severity.rawValue)
          object.field("code", remark.kind.code)
          object.field("subject", remark.name)
          object.field("message", remark.kind.description)
          object.field("measured", figure(remark.kind.measured))
        }
      }
    }
  }

  /// A figure to four digits after the point, which is more than any of them is exact to.
  private static func figure(_ measured: Double?) -> Double? {
    measured.flatMap { $0.isFinite ? ($0 * 10_000).rounded() / 10_000 : nil }
  }
}

extension TicketOutcome.Status {
  /// The word that stays the same from version to version.
  var word: String {
    switch self {
    case .made: "made"
    case .kept: "kept"
    case .failed: "failed"
    }
  }
}

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
