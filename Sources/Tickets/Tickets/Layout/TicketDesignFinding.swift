internal import Geometry
internal import Paths

/// Something about a design that will not come out well: a warning to whoever made it.
public struct TicketDesignFinding: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// A text or code reaches beyond the safe area, where a knife or a notch may take it.
    case leavesSafeArea
    /// A text or code reaches out of the ticket, beyond an edge or into a corner, notch, bite or hole.
    case leavesOutline
    /// A text or code lies on another, or something is painted over a code.
    case overlaps(path: String)
    /// A text or code reaches over the line that two panels are torn along.
    case crossesPerforation
    /// A code lies on a fold, where it wears off.
    case crossesFold
    /// Nothing is left of the element's place: its stack has no room for it.
    case hasNoRoom
  }

  /// The element's place in the design, as in `panels[0].elements[2]`.
  public let path: String
  /// What is wrong.
  public let problem: Problem

  /// Creates a finding.
  public init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// The finding in a sentence.
  public var description: String {
    switch problem {
    case .leavesSafeArea: "\(path) reaches beyond the safe area"
    case .leavesOutline: "\(path) reaches out of the ticket, beyond its edge or into a corner, notch or hole"
    case .overlaps(let other): "\(path) and \(other) overlap"
    case .crossesPerforation: "\(path) reaches over a perforation"
    case .crossesFold: "\(path) lies on a fold"
    case .hasNoRoom: "\(path) has no room in its stack"
    }
  }
}

extension TicketLayout {
  /// What will not come out well, element by element, in O(n²) for n elements.
  ///
  /// Texts, fields, codes, ratings and genres must be readable; pictures, lines and figures may lie under them and
  /// reach anywhere. To try a design lay it out for a ticket with everything.
  public var findings: [TicketDesignFinding] {
    var findings: [TicketDesignFinding] = []
    for (index, element) in elements.enumerated() {
      func find(_ problem: TicketDesignFinding.Problem) {
        findings.append(TicketDesignFinding(path: element.path, problem: problem))
      }
      if element.contentFrame.isEmpty { find(.hasNoRoom) }
      for earlier in elements[..<index] where element.isInTheWay(of: earlier) { find(.overlaps(path: earlier.path)) }
      guard element.isReadMatter else { continue }
      if crosses(element, tears) { find(.crossesPerforation) }
      if element.isCode, crosses(element, folds) { find(.crossesFold) }
      if leavesOutline(element) {
        find(.leavesOutline)
      } else if !(element.panel == nil ? safePage : safe).holds(element.frame) {
        find(.leavesSafeArea)
      }
    }
    return findings
  }

  /// Whether an element's place reaches out of the ticket that it stands on, beyond an edge or into a corner, notch, bite
  /// or hole.
  ///
  /// Pictures may run off the edge, and reach out of the ticket where their middle does; lines and figures never do, nor
  /// does what stands beside the ticket. Takes time in proportion to the steps of the outline.
  public func leavesOutline(_ element: PlacedElement) -> Bool {
    guard element.panel != nil, !element.frame.isEmpty else { return false }
    if case .picture = element.content { return !outline.contains(element.frame.center) }
    return element.isReadMatter && outline.margin(around: element.frame) < -Rect.outlineTolerance
  }

  /// Where texts and codes may stand beside the ticket: as far from the page's edge as on the ticket from its own.
  private var safePage: Rect {
    let margin = max(0, safe.minY - frame.minY)
    return trim.inset(by: margin)
  }

  private func crosses(_ element: PlacedElement, _ lines: [PathSegment]) -> Bool {
    lines.contains { element.frame.inset(by: Rect.findingTolerance).intersects($0.bounds) }
  }
}

extension PlacedElement {
  /// Whether it is there to be read.
  fileprivate var isReadMatter: Bool {
    switch content {
    case .text, .field, .code, .rating, .chips: true
    case .picture, .line, .shape: false
    }
  }

  fileprivate var isCode: Bool {
    if case .code = content { true } else { false }
  }

  /// Whether it spoils an element that is painted before it.
  fileprivate func isInTheWay(of earlier: PlacedElement) -> Bool {
    guard earlier.isCode || isReadMatter && earlier.isReadMatter else { return false }
    guard let common = frame.intersection(earlier.frame) else { return false }
    return common.width > Rect.findingTolerance && common.height > Rect.findingTolerance
  }
}

extension Rect {
  /// What rounding may make of frames that only touch.
  fileprivate static let findingTolerance = 1e-6

  /// How much curves may take of a frame that only touches them: what cubic curves and straight lines make of arcs.
  fileprivate static let outlineTolerance = 0.01

  fileprivate func holds(_ other: Rect) -> Bool { inset(by: -Rect.findingTolerance).contains(other) }
}
