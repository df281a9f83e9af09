/// A command: the table that describes it, and what it does.
protocol Command: SendableMetatype {
  /// What the command is called and takes.
  static var description: CommandDescription { get }

  /// Understands arguments that fit the description.
  init(_ arguments: ParsedArguments) throws(ArgumentError)

  /// Does what was asked for.
  func run(in session: Session) throws(CommandFailure) -> ExitStatus
}
