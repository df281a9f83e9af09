internal import Geometry
internal import Paths
internal import Reading
internal import Support
internal import TicketFiles
internal import Tickets

/// Reads a design of tickets, lays tickets out with it, writes it and reads it again.
func examineTicketDesign(_ bytes: [UInt8]) throws(BrokenLaw) {
  let design: TicketDesign
  do throws(DocumentError) {
    design = try TicketDesignDocument(
      reading: bytes, limits: DocumentLimits(fileSize: 1 << 14, textLength: 100)
    ).design
  } catch {
    return try error.checkLaws(forJSON: bytes)
  }
  for isMirrored in [false, true] {
    let layout = TicketLayout(of: design, isMirrored: isMirrored)
    try checkLaws(of: layout, design: design)
    let bare = TicketLayout(of: design, presence: TicketPresence(fields: [], hasCode: false), isMirrored: isMirrored)
    try hold(bare.elements.count <= layout.elements.count, "a ticket with less has more elements")
    try hold(bare.outline == layout.outline, "what a ticket has changes its outline")
  }
  let again = try succeed("reading what was written") { () throws(DocumentError) in
    try TicketDesignDocument(reading: TicketDesignDocument.write(design)).design
  }
  let paths = TicketLayout(of: design).elements.map(\.path)
  try hold(TicketLayout(of: again).elements.map(\.path) == paths, "what is written has other elements")
  try hold(TicketDesignDocument.write(again).count > 0, "nothing is written")
}

private func checkLaws(of layout: TicketLayout, design: TicketDesign) throws(BrokenLaw) {
  let canvas = Rect(origin: .zero, size: layout.canvas).inset(by: -0.01 * max(1, layout.canvas.width))
  try hold(canvas.contains(layout.frame), "the ticket leaves the canvas")
  try hold(layout.panels.count == design.panels.count, "a panel is lost")
  for panel in layout.panels { try hold(canvas.contains(panel.area), "a panel leaves the canvas") }
  if let bounds = layout.outline.bounds {
    let margin = 1e-3 * max(layout.frame.width, layout.frame.height)
    try hold(layout.frame.inset(by: -margin).contains(bounds), "the outline leaves its frame: \(bounds)")
  }
  for element in layout.elements {
    try hold(element.frame.isFinite && element.contentFrame.isFinite, "\(element.path) lies at \(element.frame)")
    try hold(
      element.frame.inset(by: -1e-6).contains(element.contentFrame), "\(element.path) leaves its own frame")
  }
  for finding in layout.findings { try hold(!finding.description.isEmpty, "a finding says nothing") }
}
