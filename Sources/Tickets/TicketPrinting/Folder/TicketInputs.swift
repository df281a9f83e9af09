internal import Files
internal import Geometry
internal import JSON
internal import TicketFiles
package import Tickets

/// What a ticket's file is made of, as a digest: a file that was made of the same is not made again.
///
/// The code that draws is told by its build, so that an update of the program or of a library that it draws with makes
/// all anew. Fonts are told by their paths and their files' stamps, since they are long and seldom change; all else by
/// content.
package struct TicketInputs: Sendable {
  /// The digest of what all tickets of an edition share.
  private let shared: String
  /// The digest of a picture's file, by its name.
  private let picture: @Sendable (String) -> String

  package init(
    of edition: TicketEdition, fonts: [String], build: ProgramBuild = .running,
    picture: @escaping @Sendable (String) -> String
  ) {
    var writer = JSONWriter(.compact)
    writer.object { object in
      object.field("build", build.digest)
      object.field("design", TicketFolder.digest(of: TicketDesignDocument.write(edition.design)))
      object.field("scheme", edition.scheme.rawValue)
      object.field("format", edition.format.rawValue)
      object.field("pixelsPerUnit", edition.pixelsPerUnit)
      object.key("fonts")
      object.array { array in
        for font in fonts {
          array.value(font)
          array.value(FileStamp(path: font)?.description ?? "missing")
        }
      }
    }
    shared = TicketFolder.digest(of: writer.bytes)
    self.picture = picture
  }

  /// The digest of all that the ticket's file is made of.
  package func digest(of ticket: Ticket) -> String {
    var writer = JSONWriter(.compact)
    writer.object { object in
      object.field("shared", shared)
      object.field("id", ticket.id)
      object.key("fields")
      object.object { write(ticket.fields, to: &$0) }
      object.key("captions")
      object.object { write(ticket.captions, to: &$0) }
      if let code = ticket.code { write(code, to: &object) }
      object.key("pictures")
      object.array { array in
        for role in TicketPictureRole.allCases {
          guard let source = ticket.pictures[role] else { continue }
          array.object { write(source, as: role, to: &$0) }
        }
      }
      object.field("rating", ticket.rating)
      object.key("genres")
      object.array { array in
        for genre in ticket.genres { array.value(genre) }
      }
      object.field("language", ticket.language)
      object.field("isRightToLeft", ticket.isRightToLeft)
    }
    return TicketFolder.digest(of: writer.bytes)
  }

  private func write(_ texts: [TicketField: String], to object: inout JSONWriter) {
    for field in TicketField.allCases { object.field(field.rawValue, texts[field]) }
  }

  private func write(_ code: TicketCode, to object: inout JSONWriter) {
    // The digest does not show it.
    switch code.payload {
    case .text(let text): object.field("payload", text.exposed)
    case .unsigned(let message, let keyFile):
      object.field("message", message.exposed)
      object.field("keyFile", keyFile)
    }
    object.field("symbology", code.symbology)
    object.field("codeCaption", code.caption)
  }

  private func write(_ source: PictureSource, as role: TicketPictureRole, to object: inout JSONWriter) {
    object.field("role", role.rawValue)
    object.field("content", picture(source.file))
    object.field("focusX", source.focus.x)
    object.field("focusY", source.focus.y)
    object.field("name", source.name)
  }
}
