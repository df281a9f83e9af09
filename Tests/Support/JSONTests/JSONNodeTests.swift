import JSON
import Support
import Testing

@Suite struct JSONNodeTests {
  struct Seat: Equatable {
    var label: String
    var x: Double
    var isAisle = false
  }

  /// A reader as formats have it: a table of fields.
  static func seat(_ node: JSONNode) throws(JSONFault) -> Seat {
    var label: String?
    var x: Double?
    var isAisle = false
    for (key, value) in try node.fields(duplicates: .rejected) {
      switch key {
      case "label": label = try value.string()
      case "x": x = try value.nonnegativeNumber()
      case "aisle": isAisle = try value.unlessNull?.boolean() ?? false
      default: throw key.unknownKey
      }
    }
    return Seat(label: try node.required(label, "label"), x: try node.required(x, "x"), isAisle: isAisle)
  }

  static func seats(_ node: JSONNode) throws(JSONFault) -> [Seat] {
    var seats: [Seat] = []
    for (key, value) in try node.fields() {
      switch key {
      case "seats": seats = try value.map(seat)
      default: continue
      }
    }
    return seats
  }

  @Test func aTableOfFieldsIsRead() throws {
    let text =
      #"{"note": [1, {"x": {}}], "seats": [{"x": 1.5, "label": "A\n1"}, {"label": "ä", "x": 2, "aisle": true}]}"#
    let seats = try readJSON(text, Self.seats)
    #expect(seats == [Seat(label: "A\n1", x: 1.5), Seat(label: "ä", x: 2, isAisle: true)])
  }

  @Test(arguments: [
    (#"{"seats": [{"label": "1", "x": "2"}]}"#, "1:32: seats[0].x: expected a number, found a string"),
    (#"{"seats": [{"label": 1, "x": 2}]}"#, "1:22: seats[0].label: expected a string, found a number"),
    (
      #"{"seats": [{"label": "1", "x": 2, "aisle": 0}]}"#,
      "1:44: seats[0].aisle: expected true or false, found a number"
    ),
    (#"{"seats": [{"label": "1", "x": -3}]}"#, "1:32: seats[0].x: expected 0 or a positive number, found -3"),
    (#"{"seats": {"a": 1}}"#, "1:11: seats: expected an array, found an object"),
    (#"{"seats": [null]}"#, "1:12: seats[0]: expected an object, found null"),
    ("[]", "1:1: expected an object, found an array"),
    (#"{"seats": [{"x": 1, "label": "1"}, {"x": 1}]}"#, "1:36: seats[1]: missing key \"label\""),
    (#"{"seats": [{"x": 1, "lable": "1"}]}"#, "1:21: seats[0].lable: unknown key \"lable\""),
    (#"{"seats": [{"x": 1, "x": 2}]}"#, "1:21: seats[0].x: key \"x\" stands twice in this object"),
  ])
  func faultsNamePlaceAndReason(text: String, message: String) {
    #expect(errorOfReadingJSON(text) { node throws(JSONFault) in _ = try Self.seats(node) } == message)
  }

  @Test func integersMayBeWrittenAsFloats() throws {
    let numbers = try readJSON("[12, 12.0, 1.2e1, -0, -7]") { node throws(JSONFault) in
      try node.map { element throws(JSONFault) in try element.integer() }
    }
    #expect(numbers == [12, 12, 12, 0, -7])
  }

  @Test(arguments: [
    ("1.5", "1:1: expected an integer, found 1.5"),
    ("1e30", "1:1: expected an integer, found 1e+30"),
    ("18446744073709551615", "1:1: expected an integer up to 9223372036854775807, found 18446744073709551615"),
    ("101", "1:1: expected an integer from 1 to 100, found 101"),
    ("0", "1:1: expected an integer from 1 to 100, found 0"),
    ("true", "1:1: expected an integer, found true or false"),
  ])
  func integersOutsideAreRefused(text: String, message: String) {
    #expect(errorOfReadingJSON(text) { node throws(JSONFault) in _ = try node.integer(in: 1...100) } == message)
  }

  @Test func numbersKeepTheirValue() throws {
    let numbers = try readJSON("[0.1, 1e-7, 9007199254740993, 18446744073709551615, 5e-324, 1.7976931348623157e308]") {
      node throws(JSONFault) in
      try node.map { element throws(JSONFault) in try element.number() }
    }
    #expect(
      numbers == [
        0.1, 1e-7, 9_007_199_254_740_992, 18_446_744_073_709_551_616, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      ])
  }

  @Test(arguments: [("0", "a positive number, found 0"), ("-1e-9", "a positive number, found -1e-09")])
  func zeroIsNotPositive(text: String, message: String) {
    let error = errorOfReadingJSON(text) { node throws(JSONFault) in _ = try node.positiveNumber() }
    #expect(error == "1:1: expected " + message)
  }

  @Test func numbersOutsideARangeAreRefused() {
    let error = errorOfReadingJSON("[0, 0.5, 1, 1.25]") { node throws(JSONFault) in
      for element in try node.elements() { _ = try element.number(in: 0...1) }
    }
    #expect(error == "1:13: [3]: expected a number from 0 to 1, found 1.25")
  }

  enum Side: String, CaseIterable { case start, end, both }

  @Test func choicesListWhatIsAllowed() throws {
    let sides = try readJSON(#"["end", "both"]"#) { node throws(JSONFault) in
      try node.map { element throws(JSONFault) in try element.choice(of: Side.self) }
    }
    #expect(sides == [.end, .both])
    let error = errorOfReadingJSON(#""middle""#) { node throws(JSONFault) in _ = try node.choice(of: Side.self) }
    #expect(error == #"1:1: expected "start", "end" or "both", found "middle""#)
  }

  @Test func theLastOfRepeatedKeysWinsWhereTheyAreAllowed() throws {
    let (found, missing) = try readJSON(#"{"a": 1, "b": 2, "a": 3}"#) { node throws(JSONFault) in
      (try node["a"]?.integer(), node["c"] == nil)
    }
    #expect(found == 3)
    #expect(missing)
  }

  @Test func repeatedKeysAreFoundAmongMany() {
    let many = (0..<40).map { #""k\#($0)": \#($0)"# }.joined(separator: ", ")
    func read(_ node: JSONNode) throws(JSONFault) { _ = try node.fields(duplicates: .rejected) }
    #expect(errorOfReadingJSON("{\(many)}", read) == nil)
    #expect(errorOfReadingJSON("{\(many),\n\"k7\": 0}", read) == "2:1: k7: key \"k7\" stands twice in this object")
  }

  @Test func keysThatAreNoIdentifiersAreQuoted() {
    let text = #"{"a b": {"": {"é\u202e\"": [[], [0, true]]}}}"#
    let error = errorOfReadingJSON(text) { node throws(JSONFault) in
      _ = try node["a b"]?[""]?["é\u{202E}\""]?.map { inner throws(JSONFault) in
        for element in try inner.elements() { _ = try element.number() }
      }
    }
    #expect(error == #"1:37: ["a b"][""]["é\u202e\""][1][1]: expected a number, found true or false"#)
  }

  @Test func linesAndColumnsCountScalars() {
    let text = "\u{FEFF}{\r\n  \"😀\": 1,\r  \"ä\": \"€\\\"]\", \"b\": [\n\t1e2,  null]}"
    let error = errorOfReadingJSON(text, file: "hall.json") { node throws(JSONFault) in
      _ = try node["b"]?.map { element throws(JSONFault) in try element.number() }
    }
    #expect(error == "hall.json:4:8: b[1]: expected a number, found null")
    let other = errorOfReadingJSON(text) { node throws(JSONFault) in _ = try node["b"]?.string() }
    #expect(other == "3:21: b: expected a string, found an array")
  }

  @Test func longTextIsCutInMessages() {
    let key = String(repeating: "k", count: 1_000_000)
    let error = errorOfReadingJSON("{\"\(key)\": 1}") { node throws(JSONFault) in
      for (key, _) in try node.fields() { throw key.unknownKey }
    }
    let cut = String(repeating: "k", count: 60) + "…"
    #expect(error == "1:2: [\"\(cut)\"]: unknown key \"\(cut)\"")
  }

  @Test func placesCanBeAskedForWithoutAnError() throws {
    let document = try JSONDocument(bytes: Array("{\"a\":\n [1, {\"b\": 2}]}".utf8), file: "f")
    let places = try document.read { node throws(JSONFault) in
      var places = [document.place(of: node)]
      for element in try node.required(node["a"], "a").elements() {
        places.append(document.place(of: element))
        if element.kind == .object { for (key, _) in try element.fields() { places.append(document.place(of: key)) } }
      }
      return places
    }
    #expect(places.map(\.description) == ["f:1:1", "f:2:3: a[0]", "f:2:6: a[1]", "f:2:7: a[1].b"])
  }
}
