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
