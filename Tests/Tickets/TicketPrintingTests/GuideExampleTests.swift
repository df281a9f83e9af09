import ImageFiles
import TestSupport
import Testing

/// The Swift code of the guide compiles and does what it says.
@Suite struct GuideExampleTests {
  @Test func theGuideShowsWhatIsCompiledHere() throws {
    let example = try RepositoryFiles.text("Tests/Tickets/TicketPrintingTests/GuideExample.swift")
    #expect(try RepositoryFiles.text("Guides/tickets.md").contains("```swift\n\(example)```"))
  }

  @Test func itMakesAPictureOfEachTicket() throws {
    let order = Array(try RepositoryFiles.text("Examples/basket.order.json").utf8)
    let files = try pictures(ofOrder: order)
    #expect(files.count == 3)
    for file in files { #expect(try RGBAImage(reading: file).width == 750) }
  }
}
