internal import Documents
internal import SeatMaps

/// What a command is told of the seats: a file of statuses and prices, and a selection.
struct AvailabilityInput {
  private let availabilityFile: InputFile?
  private let selectedIDs: [String]
  private let limits: DocumentLimits

  static let file = CommandOption(
    "availability", taking: .input("FILE"), "The status and price of seats, as JSON or CSV; \"-\" is standard input.")
  static let selection = CommandOption(
    "select", taking: .text("ID,…"), isRepeatable: true, "Seats to show as selected, by id; may be repeated.")

  /// What is known of the seats of a map.
  struct Known {
    let states: SeatStates
    let findings: [Finding]
    /// What the file's reader ignored or changed.
    let notes: [DocumentNote]

    /// Findings and notes in lines.
    var warnings: [String] { notes.map(\.description) + findings.map(\.message) }
  }

  init(_ arguments: ParsedArguments, limits: DocumentLimits) {
    availabilityFile = arguments.value(of: AvailabilityInput.file).map(InputFile.init)
    selectedIDs = arguments.values(of: AvailabilityInput.selection)
      .flatMap { $0.split(separator: ",") }
      .map { String($0.drop { $0 == " " }) }
    self.limits = limits
  }

  /// What is known of the seats of a map; nil where nothing was given.
  func states(for map: SeatMap, in session: Session) throws(CommandFailure) -> Known? {
    if availabilityFile == nil, selectedIDs.isEmpty { return nil }
    var availability = Availability()
    var notes: [DocumentNote] = []
    if let availabilityFile {
      let bytes = try availabilityFile.bytes(limit: limits.fileSize, console: session.console)
      do throws(DocumentError) {
        let document = try AvailabilityDocument(reading: bytes, file: availabilityFile.name, limits: limits)
        (availability, notes) = (document.availability, document.notes)
      } catch {
        throw CommandFailure(error)
      }
    }
    availability.selection += selectedIDs
    let (states, findings) = availability.states(for: map)
    return Known(states: states, findings: findings, notes: notes)
  }
}
