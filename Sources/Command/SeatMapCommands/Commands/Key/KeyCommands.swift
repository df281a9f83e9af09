/// `seatmap key`: keys that sign the codes of tickets.
enum KeyCommands {
  static let group = CommandGroup(
    name: "key",
    purpose: "Make and look at keys that sign the codes of tickets.",
    discussion: [
      """
      Whoever has the file of a key can make tickets that doors let in. Keep it from others, and out of version control \
      and backups that others read. Doors need the public key of an ed25519 key; a key of hmac-sha256 has none, so that \
      every door that verifies could sign as well.
      """
    ],
    [KeyNewCommand.self, KeyPublicCommand.self, KeyCheckCommand.self],
    examples: [
      .init("Make a key", "seatmap key new -o club.key.json"),
      .init("The half of it that doors get", "seatmap key public club.key.json -o club.public.json"),
      .init("Which key is it", "seatmap key check club.public.json"),
    ])

  static let operand = CommandDescription.Operand("KEY", .file, "A file with a key; \"-\" is standard input.")
}
