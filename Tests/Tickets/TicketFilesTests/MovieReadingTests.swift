import Support
import TestSupport
import Testing
import TicketFiles
import Tickets

struct MovieReadingTests {
  private func movie(_ fields: String) throws -> OrderEvent {
    try MovieDocument(reading: Array("{ \(fields) }".utf8)).event
  }

  @Test func `The example is read`() throws {
    let bytes = try RepositoryFiles.bytes("Examples/long-low-tide.movie.json")
    let event = try MovieDocument(reading: bytes, pictureFolder: "pictures").event
    let pictures: [TicketPictureRole: PictureSource] = [
      .poster: PictureSource(file: "pictures/long-low-tide-poster.jpg"),
      .backdrop: PictureSource(file: "pictures/long-low-tide-backdrop.jpg"),
    ]
    #expect(
      event
        == OrderEvent(
          title: "The Long Low Tide", subtitle: "Saltmarsh Pictures", runtime: 125, rating: 4.3,
          genres: ["Drama", "Mystery"], pictures: pictures))
  }

  @Test(arguments: [
    "", "\"title\": null", "\"runtime\": null", "\"runtime\": 0", "\"vote_average\": null", "\"vote_average\": 0.0",
    "\"genres\": null", "\"genres\": []", "\"genres\": [null, {}, { \"name\": null }, { \"name\": \"\" }]",
    "\"production_companies\": null", "\"production_companies\": []",
    "\"production_companies\": [{ \"name\": \"N/A\" }]", "\"poster_path\": null", "\"backdrop_path\": \"\"",
    "\"overview\": 5", "\"title\": \"\"",
  ])
  func `What is missing or null is missing`(fields: String) throws {
    #expect(try movie(fields) == OrderEvent())
  }

  @Test func `The studio is the first company that has a name`() throws {
    let companies = "[{ \"id\": 1 }, { \"name\": \"Saltmarsh\" }, { \"name\": \"Ferry Lane\" }]"
    #expect(try movie("\"production_companies\": \(companies)").subtitle == "Saltmarsh")
  }

  @Test func `The rating is half the average`() throws {
    #expect(try movie("\"vote_average\": 8.5").rating == 4.25)
    #expect(try movie("\"vote_average\": 10").rating == 5)
  }

  @Test func `The original title stands in for a missing one`() throws {
    #expect(try movie("\"original_title\": \"Ebbe\"").title == "Ebbe")
    #expect(try movie("\"original_title\": \"Ebbe\", \"title\": \"Low Tide\"").title == "Low Tide")
  }

  @Test(arguments: [
    ("pictures", "pictures/a.jpg"), ("pictures/", "pictures/a.jpg"), ("/srv", "/srv/a.jpg"), (nil, "a.jpg"),
  ])
  func `Pictures are in their folder`(folder: String?, file: String) throws {
    let bytes = Array("{ \"poster_path\": \"/a.jpg\" }".utf8)
    #expect(
      try MovieDocument(reading: bytes, pictureFolder: folder).event.pictures == [.poster: PictureSource(file: file)])
  }

  @Test(arguments: [
    ("[]", "expected the record of a film, which is an object, found an array"),
    ("{ \"title\": 5 }", "title: expected a string, found a number"),
    ("{ \"runtime\": -5 }", "runtime: expected an integer from 0 to 14400, found -5"),
    ("{ \"genres\": [\"Drama\"] }", "genres[0]: expected an object with \"name\", found a string"),
    ("{ \"genres\": {} }", "genres: expected an array such as [{ \"name\": \"Drama\" }], found an object"),
    ("{ \"poster_path\": \"/\" }", "poster_path: expected the path of a picture such as \"/poster.jpg\", found \"/\""),
    (
      "{ \"poster_path\": \"/../../etc/passwd\" }",
      "poster_path: expected the path of a picture such as \"/poster.jpg\", found \"/../../etc/passwd\""
    ),
  ])
  func `What is wrong is named`(text: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try MovieDocument(reading: Array(text.utf8)) }
    #expect(error.map { ($0.place.path.map { $0 + ": " } ?? "") + $0.reason } == message)
  }

  @Test func `What the order says goes before the record`() throws {
    let record = "{ \"title\": \"Ebbe\", \"runtime\": 90, \"genres\": [{ \"name\": \"Drama\" }], \"vote_average\": 7 }"
    let event = "{ \"movie\": \(record), \"title\": \"Low Tide\", \"genres\": [\"Mystery\"] }"
    let order = try OrderDocument(reading: OrderText(event: event).bytes).order
    #expect(order.event == OrderEvent(title: "Low Tide", runtime: 90, rating: 3.5, genres: ["Mystery"]))
  }

  @Test func `A record in another file is taken in later`() throws {
    let event = "{ \"movie\": \"film.json\", \"subtitle\": \"Our festival\" }"
    let order = try OrderDocument(reading: OrderText(event: event).bytes).order
    #expect(order.event == OrderEvent(subtitle: "Our festival", movie: MovieReference(file: "film.json")))
    let record = OrderEvent(title: "Low Tide", subtitle: "Saltmarsh", runtime: 90)
    #expect(order.event.completed(by: record) == OrderEvent(title: "Low Tide", subtitle: "Our festival", runtime: 90))
  }
}
