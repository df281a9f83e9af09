import Files
import Geometry
import TestSupport
import Testing
import TicketFiles
import TicketPrinting
import Tickets

/// What a file is made of: whatever changes the ticket changes the digest.
@Suite struct TicketInputsTests {
  private static let ticket = Ticket(
    id: "R-1/H/34", fields: [.title: "Low Tide", .row: "H"], captions: [.row: "Row"],
    code: TicketCode(payload: .text(SecretText("payload")), symbology: "qr", caption: "R-1"),
    pictures: [.poster: PictureSource(file: "a.jpg")], rating: 4.3, genres: ["Drama"], language: "en")

  private static let edition = TicketEdition(BuiltInTicketDesign.flat.design)

  private static func inputs(_ edition: TicketEdition = edition, fonts: [String] = ["Inter"]) -> TicketInputs {
    TicketInputs(of: edition, fonts: fonts) { $0 }
  }

  static let changes: [@Sendable (inout Ticket) -> Void] = [
    { $0.id = "R-2" }, { $0.fields[.title] = "High Tide" }, { $0.fields[.row] = nil }, { $0.captions[.row] = "Reihe" },
    { $0.code = nil }, { $0.code?.payload = .text(SecretText("other")) },
    { $0.code?.payload = .unsigned(message: SecretText("payload"), keyFile: "") }, { $0.code?.symbology = "aztec" },
    { $0.code?.caption = nil }, { $0.pictures = [:] }, { $0.pictures = [.logo: PictureSource(file: "a.jpg")] },
    { $0.pictures[.poster]?.file = "b.jpg" }, { $0.pictures[.poster]?.focus = Point(0.5, 0.4) },
    { $0.pictures[.poster]?.name = "A lighthouse" }, { $0.rating = 4.2 }, { $0.genres = [] }, { $0.language = "de" },
    { $0.isRightToLeft = true },
  ]

  @Test(arguments: changes.indices) func `Every part of a ticket counts`(change: Int) {
    var ticket = Self.ticket
    Self.changes[change](&ticket)
    #expect(Self.inputs().digest(of: ticket) != Self.inputs().digest(of: Self.ticket))
  }

  /// Who adds a part to tickets has to add it to the digest, and to the changes above.
  @Test func `No part of a ticket is forgotten`() {
    #expect(
      Mirror(reflecting: Self.ticket).children.compactMap(\.label) == [
        "id", "fields", "captions", "code", "pictures", "rating", "genres", "language", "isRightToLeft",
      ])
    #expect(
      Mirror(reflecting: TicketCode(payload: .text(SecretText("")))).children.compactMap(\.label) == [
        "payload", "symbology", "caption",
      ])
    #expect(Mirror(reflecting: PictureSource(file: "")).children.compactMap(\.label) == ["file", "focus", "name"])
  }

  @Test func `Every part of an edition counts`() {
    let digest = Self.inputs().digest(of: Self.ticket)
    var dark = Self.edition
    dark.scheme = .dark
    var page = Self.edition
    page.format = .pdf
    var large = Self.edition
    large.pixelsPerUnit = 2
    var wider = Self.edition
    wider.design.canvas.width += 1
    for edition in [dark, page, large, wider] {
      #expect(Self.inputs(edition).digest(of: Self.ticket) != digest)
    }
    #expect(Self.inputs(fonts: ["Noto"]).digest(of: Self.ticket) != digest)
    #expect(Self.inputs().digest(of: Self.ticket) == digest)
  }
  @Test func `A font that was replaced counts`() throws {
    let folder = try TemporaryFolder()
    let font = folder.path + "/font.otf"
    try WholeFile.replace(font, with: [1, 2, 3])
    let digest = Self.inputs(fonts: [font]).digest(of: Self.ticket)
    #expect(Self.inputs(fonts: [font]).digest(of: Self.ticket) == digest)
    try WholeFile.replace(font, with: [1, 2, 3, 4])
    #expect(Self.inputs(fonts: [font]).digest(of: Self.ticket) != digest)
  }
}
