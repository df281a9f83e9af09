import SeatMaps
import Testing

@Suite struct SeatAttributesTests {
  @Test func `Every attribute has a key of its own that leads back to it`() {
    #expect(Set(SeatAttributes.all.map(\.key)).count == SeatAttributes.all.count)
    #expect(Set(SeatAttributes.all.map(\.attribute)).count == SeatAttributes.all.count)
    for entry in SeatAttributes.all { #expect(SeatAttributes(key: entry.key) == entry.attribute) }
    #expect(SeatAttributes(key: "Wheelchair") == nil)
  }

  @Test func `A set lists its names in the order of the table`() {
    let attributes: SeatAttributes = [.hearingLoop, .wheelchair]
    #expect(attributes.keys == ["wheelchair", "hearing-loop"])
    #expect(attributes.names == ["wheelchair place", "hearing loop"])
    #expect(SeatAttributes().keys == [])
  }
}
