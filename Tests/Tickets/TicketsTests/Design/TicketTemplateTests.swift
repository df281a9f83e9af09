import Testing
import Tickets

struct TicketTemplateTests {
  private let fields: [TicketField: String] = [.title: "Dune", .venue: "Palast", .hall: "3", .row: "H"]

  @Test(arguments: [
    ("{title}", "Dune"), ("{venue}, {hall}", "Palast, 3"), ("{venue}[ · {hall}]", "Palast · 3"),
    ("{venue}[ · {seat}]", "Palast"), ("[{address}, ]{venue}", "Palast"), ("{row.caption} {row}", "Row H"),
    ("[{row.caption} {row}][ {seat.caption} {seat}]", "Row H"), ("{seat}", ""), ("{{{title}}} [[x]]", "{Dune} [x]"),
    ("", ""), ("[{seat}][ · {row}][ · {order}]", "H"), (" · {row} · ", "H"), ("Admit one", "Admit one"),
    ("🎬 {title} é", "🎬 Dune é"),
  ])
  func `Fields are put in`(template: String, text: String) throws {
    let template = try TicketTemplate(parsing: template)
    #expect(template.text(fields: fields, captions: [.row: "Row", .seat: "Seat"]) == text)
  }

  @Test(arguments: [
    "{title}", "{venue}[ · {hall}]", "{{{title}}} [[x]]", "[{row.caption} {row}]", "", "[]", "a[b{title}c]d",
  ])
  func `A template is written as it reads`(text: String) throws {
    let template = try TicketTemplate(parsing: text)
    #expect(template.templateText == text)
    #expect(try TicketTemplate(parsing: template.templateText) == template)
  }

  @Test(arguments: [
    ("{titel}", TicketTemplateError.unknownField("titel")), ("{title", .unclosed("{")), ("[{title}", .unclosed("[")),
    ("title}", .unopened("}")), ("a]", .unopened("]")), ("[a[b]]", .nestedBrackets),
    ("{title.text}", .unknownField("title.text")), ("{}", .unknownField("")),
  ])
  func `What is no template says why`(text: String, error: TicketTemplateError) {
    #expect(throws: error) { try TicketTemplate(parsing: text) }
  }

  @Test func `A text is there where a field is`() throws {
    let present: Set<TicketField> = [.venue]
    #expect(try TicketTemplate(parsing: "{venue}[ · {hall}]").isPresent(among: present))
    #expect(try !TicketTemplate(parsing: "{row}{seat}").isPresent(among: present))
    #expect(try TicketTemplate(parsing: "Admit one").isPresent(among: []))
    #expect(try !TicketTemplate(parsing: "").isPresent(among: present))
  }
}
