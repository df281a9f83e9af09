import SeatMaps
import Testing

@Suite struct LabelSchemeTests {
  @Test(arguments: [
    (1, "A"), (26, "Z"), (27, "AA"), (52, "AZ"), (53, "BA"), (60, "BH"), (702, "ZZ"), (703, "AAA"), (18_278, "ZZZ"),
  ])
  func `Letters count in bijective base 26`(ordinal: Int, label: String) {
    #expect(LabelScheme(.letters).text(ofOrdinal: ordinal) == label)
    #expect(LabelScheme(.letters).ordinal(ofText: label) == ordinal)
    #expect(LabelScheme(.lowercaseLetters).text(ofOrdinal: ordinal) == label.lowercased())
    #expect(LabelScheme(.lowercaseLetters).ordinal(ofText: label.lowercased()) == ordinal)
  }

  @Test(arguments: [
    (1, "I"), (4, "IV"), (9, "IX"), (14, "XIV"), (40, "XL"), (90, "XC"), (400, "CD"), (1994, "MCMXCIV"),
    (3888, "MMMDCCCLXXXVIII"), (3999, "MMMCMXCIX"),
  ])
  func `Roman numerals`(ordinal: Int, label: String) {
    #expect(LabelScheme(.roman).text(ofOrdinal: ordinal) == label)
    #expect(LabelScheme(.roman).ordinal(ofText: label) == ordinal)
  }

  @Test(arguments: [LabelScheme.Style.letters, .lowercaseLetters, .roman])
  func `Ordinals that a style cannot write are numbers`(style: LabelScheme.Style) {
    let scheme = LabelScheme(style)
    #expect(scheme.text(ofOrdinal: 0) == "0")
    #expect(scheme.text(ofOrdinal: -7) == "-7")
    #expect(scheme.ordinal(ofText: "-7") == -7)
    #expect(LabelScheme(.roman).text(ofOrdinal: 4000) == "4000")
  }

  @Test(arguments: [
    (LabelScheme.Style.numbers, ["", "07", "+7", "7 ", "A", "9223372036854775808"]),
    (.letters, ["", "a", "A1", "Ä", "07", "7", "ZZZZZZZZZZZZZZZ"]),
    (.lowercaseLetters, ["", "A", "a1"]),
    (.roman, ["", "IIII", "iv", "VX", "IM", "MMMM", "7", "A"]),
  ])
  func `Text that no ordinal has is no label`(style: LabelScheme.Style, texts: [String]) {
    for text in texts { #expect(LabelScheme(style).ordinal(ofText: text) == nil, "\(text)") }
  }

  @Test func `Every label leads back to its ordinal`() {
    for style in LabelScheme.Style.allCases {
      let scheme = LabelScheme(style)
      for ordinal in -30...4100 {
        #expect(scheme.ordinal(ofText: scheme.text(ofOrdinal: ordinal)) == ordinal)
      }
      for ordinal in [Int.max, .max - 1, .min, .min + 1] {
        #expect(scheme.ordinal(ofText: scheme.text(ofOrdinal: ordinal)) == ordinal)
      }
    }
  }
}

@Suite struct LabelSequenceTests {
  private func labels(_ scheme: LabelScheme, _ count: Int) -> [String] {
    let sequence = LabelSequence(scheme)
    return (0..<count).map { sequence[$0] }
  }

  @Test func `Start and step`() {
    #expect(labels(LabelScheme(.numbers, start: 2, step: 2), 4) == ["2", "4", "6", "8"])
    #expect(labels(LabelScheme(.numbers, start: 3, step: -2), 4) == ["3", "1", "-1", "-3"])
    #expect(labels(LabelScheme(.letters, start: 3, step: -1), 4) == ["C", "B", "A", "0"])
  }

  @Test func `Skipped labels are left out`() {
    #expect(labels(LabelScheme(.letters, skipped: ["I", "O"]), 15).joined() == "ABCDEFGHJKLMNPQ")
    #expect(labels(LabelScheme(.numbers, start: 12, skipped: ["13"]), 2) == ["12", "14"])
    #expect(labels(LabelScheme(.numbers, skipped: ["3", "1", "2", "3", "x", "0"]), 3) == ["4", "5", "6"])
    #expect(labels(LabelScheme(.numbers, start: 1, step: 2, skipped: ["2", "3"]), 3) == ["1", "5", "7"])
    #expect(labels(LabelScheme(.numbers, start: 5, step: -1, skipped: ["4", "6"]), 3) == ["5", "3", "2"])
  }

  /// The sequence finds its place by arithmetic; walking through all ordinals is the plain way to say the same.
  @Test func `Skipping agrees with walking`() {
    let skipped = ["2", "3", "5", "8", "13", "21", "22", "23"]
    var walked: [String] = []
    var ordinal = 1
    while walked.count < 50 {
      if !skipped.contains(String(ordinal)) { walked.append(String(ordinal)) }
      ordinal += 1
    }
    #expect(labels(LabelScheme(.numbers, skipped: skipped), 50) == walked)
  }

  @Test func `Prefix and suffix are no part of skipped labels`() {
    let scheme = LabelScheme(.numbers, skipped: ["2"], prefix: "Box ", suffix: "*")
    #expect(labels(scheme, 2) == ["Box 1*", "Box 3*"])
    #expect(LabelSequence(scheme).ordinal(ofLabel: "Box 3*") == 3)
    #expect(LabelSequence(scheme).ordinal(ofLabel: "3") == nil)
    #expect(LabelSequence(scheme).ordinal(ofLabel: "Box 3") == nil)
  }

  @Test func `A step of zero repeats the label even where it is skipped`() {
    #expect(labels(LabelScheme(.numbers, start: 7, step: 0, skipped: ["7"]), 3) == ["7", "7", "7"])
  }

  @Test func `The largest integers do not trap`() {
    let sequence = LabelSequence(LabelScheme(.letters, start: .min, step: -1, skipped: ["A", "9223372036854775807"]))
    #expect(sequence[0] == String(Int.min))
    #expect(sequence[.max] == String(Int.min))
    #expect(LabelSequence(LabelScheme(.numbers, start: .max, step: .max))[5] == String(Int.max))
    #expect(LabelSequence(LabelScheme(.numbers, start: 0, step: .min))[3] == String(Int.min))
  }
}
