internal import Documents
internal import JSON
internal import SeatMaps

/// What a command is told of the seats: a file of statuses and prices, and a selection.
struct AvailabilityInput {
  /// The file of statuses and prices; nil where none is given.
  let availabilityFile: InputFile?
  /// What `--select` was given: ids, or lists of them.
  private let selections: [String]
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
    /// What is wrong with the selection that was typed, in lines.
    let selectionWarnings: [String]

    /// All that does not fit, in lines.
    var warnings: [String] { notes.map(\.description) + findings.map(\.message) + selectionWarnings }
  }

  init(_ arguments: ParsedArguments, limits: DocumentLimits) {
    availabilityFile = arguments.value(of: AvailabilityInput.file).map(InputFile.init)
    selections = arguments.values(of: AvailabilityInput.selection)
    self.limits = limits
  }

  /// What is known of the seats of a map; nil where nothing was given, and the plan's own file says nothing either.
  ///
  /// A file of statuses takes the place of all that the plan's file says of them.
  func states(
    for map: SeatMap, of document: PlanDocument, in session: Session
  ) throws(CommandFailure) -> Known? {
    if availabilityFile == nil, selections.isEmpty, document.availability == nil { return nil }
    var availability = document.availability ?? Availability()
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
    let selection = try SeatSelection(selections, in: map)
    availability.selection += selection.ids + selection.areas
    let (states, findings) = availability.states(for: map)
    return Known(states: states, findings: findings, notes: notes, selectionWarnings: selection.warnings)
  }
}
