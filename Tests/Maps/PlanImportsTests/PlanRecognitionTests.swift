import JSON
import PlanImports
import SeatMaps
import Support
import TestSupport
import Testing

/// What is said of files that hold no plan, or hold one in an encoding that is not read.
@Suite struct PlanRecognitionTests {
  private func bytes(ofUTF16 text: String, isBigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  @Test(arguments: [true, false]) func `Tables and JSON in UTF-16 are told to be saved in UTF-8`(isBigEndian: Bool) {
    for text in ["row,seat\nA,1\n", "{ \"format\": \"seatmap-plan/1\" }", "", "aa_aa\n"] {
      let error = #expect(throws: DocumentError.self) {
        try ImportedPlan(reading: bytes(ofUTF16: text, isBigEndian: isBigEndian), file: "c9.csv")
      }
      #expect(error?.description.hasPrefix("c9.csv:1:1: the text is in UTF-16") == true)
      #expect(error?.reason.contains("save the file in UTF-8") == true)
    }
  }

  @Test(arguments: [true, false]) func `Drawings in UTF-16 are read`(isBigEndian: Bool) throws {
    let text = "\n<svg xmlns=\"http://www.w3.org/2000/svg\"><circle seat=\"1\" r=\"5\"/></svg>"
    let document = try ImportedPlan(reading: bytes(ofUTF16: text, isBigEndian: isBigEndian))
    #expect(document.format == .svg && document.plan.seatCount == 1)
  }

  @Test(arguments: [("<!DOCTYPE html><p>hi", 1), ("\n <HTML lang=\"de\"></HTML>", 2)])
  func `A web page is told from a drawing`(text: String, line: Int) {
    let error = #expect(throws: DocumentError.self) { try ImportedPlan(reading: Array(text.utf8)) }
    #expect(error?.kind == .format && error?.place.line == line)
    #expect(error?.reason.hasPrefix("this is a web page, in HTML, and no seat plan") == true)
  }
}
