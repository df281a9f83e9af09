/// One seat's ticket, with everything on it ready to be set.
public struct Ticket: Hashable, Sendable {
}
