import Geometry
import Testing
import TicketPrinting
import Tickets

/// The files that designs are meant for.
@Suite struct TicketEditionTests {
  private func design(
    _ name: String, unit: TicketDesign.Unit = .pixel, scales: [Double] = [1], resolutions: [Double] = []
  ) -> TicketDesign {
    TicketDesign(
      name: name, unit: unit, canvas: Size(100, 50), panels: [TicketPanel(name: "body", fill: .flat(.white))],
      scales: scales, resolutions: resolutions)
  }

  @Test func `Slots of wallets are called as Apple wants them`() {
    let designs = [design("wallet-strip", scales: [1, 2, 3]), design("wallet-logo", scales: [1, 2])]
    let editions = TicketEdition.editions(of: designs, isAtEveryDensity: true)
    #expect(
      editions.map(\.nameEnd) == ["-strip.png", "-strip@2x.png", "-strip@3x.png", "-logo.png", "-logo@2x.png"])
    #expect(editions.map(\.pixelsPerUnit) == [1, 2, 3, 1, 2])
  }

  @Test func `Resolutions are named`() {
    let editions = TicketEdition.editions(
      of: [design("thermal", unit: .point, resolutions: [203, 300])], isAtEveryDensity: true)
    #expect(editions.map(\.nameEnd) == ["-203dpi.png", "-300dpi.png"])
    #expect(editions.map(\.pixelsPerUnit) == [203.0 / 72, 300.0 / 72])
  }

  @Test func `The first density is the usual one`() {
    let editions = TicketEdition.editions(of: [design("cinema", scales: [1, 2, 3])])
    #expect(editions.map(\.nameEnd) == [".png"])
    #expect(editions.map(\.pixelsPerUnit) == [1])
  }

  @Test func `A single file has the plain name`() {
    #expect(TicketEdition.editions(of: [design("cinema")], scale: 2).map(\.nameEnd) == [".png"])
    let printed = TicketEdition.editions(of: [design("card", unit: .point)])
    #expect(printed.map(\.nameEnd) == [".png"])
    #expect(printed.map(\.pixelsPerUnit) == [300.0 / 72])
  }

  @Test(arguments: [TicketFileFormat.pdf, .svg]) func `Pages and drawings are made once`(format: TicketFileFormat) {
    let designs = [design("wallet-strip", scales: [1, 2, 3]), design("card", unit: .point, resolutions: [203, 300])]
    let editions = TicketEdition.editions(of: designs, format: format, isAtEveryDensity: true)
    #expect(editions.map(\.nameEnd) == ["-wallet-strip.\(format.rawValue)", "-card.\(format.rawValue)"])
  }

  /// Or else the files of one would take the place of the other's.
  @Test func `Designs that are called alike have files of their own`() {
    let alike = TicketEdition.editions(of: ["club", "Club", "a/b", "a?b"].map { design($0) })
    #expect(alike.map(\.nameEnd) == ["-club.png", "-Club~2.png", "-a_b.png", "-a_b~2.png"])
    let dense = [design("club@2x"), design("club", scales: [1, 2])]
    #expect(
      TicketEdition.editions(of: dense, isAtEveryDensity: true).map(\.nameEnd)
        == ["-club@2x.png", "-club~2.png", "-club~2@2x.png"])
  }

  @Test func `Options go to the designs they are for`() {
    let designs = [design("screen", scales: [1, 2]), design("card", unit: .point, resolutions: [203])]
    let editions = TicketEdition.editions(of: designs, scale: 4, resolution: 600)
    #expect(editions.map(\.pixelsPerUnit) == [4, 600.0 / 72])
  }
}
