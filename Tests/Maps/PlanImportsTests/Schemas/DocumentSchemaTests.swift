import TestSupport
import Testing

struct DocumentSchemaTests {
  @Test func thePlanSchemaAcceptsValidPlansAndRefusesBrokenOnes() throws {
    let valid =
      try RepositoryFiles.names(in: "Tests/Fixtures/plans/valid", suffix: ".json")
      + FixtureTests.validPlans.filter { !$0.hasSuffix(".pretix.json") }
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/plans/broken", suffix: ".json")
    try expectVerdicts(by: .plan, valid: valid, broken: broken)
  }

  @Test func theAvailabilitySchemaAcceptsValidFilesAndRefusesBrokenOnes() throws {
    let valid = try RepositoryFiles.names(in: "Tests/Fixtures/availability/valid", suffix: ".json")
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/availability/broken", suffix: ".json")
    try expectVerdicts(by: .availability, valid: valid + ["Examples/theatre.availability.json"], broken: broken)
  }

  @Test func theThemeSchemaAcceptsValidFilesAndRefusesBrokenOnes() throws {
    let valid = try RepositoryFiles.names(in: "Tests/Fixtures/themes/valid", suffix: ".json")
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/themes/broken", suffix: ".json")
    try expectVerdicts(by: .theme, valid: valid, broken: broken)
  }

  @Test func theOrderSchemaAcceptsValidFilesAndRefusesBrokenOnes() throws {
    let valid =
      try RepositoryFiles.names(in: "Tests/Fixtures/orders/valid", suffix: ".json")
      + RepositoryFiles.names(in: "Tests/Fixtures/orders/refused", suffix: ".json")
      + RepositoryFiles.names(in: "Examples", suffix: ".order.json")
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/orders/broken", suffix: ".json")
    try expectVerdicts(by: .order, valid: valid, broken: broken)
  }

  @Test func theDesignSchemaAcceptsValidFilesAndRefusesBrokenOnes() throws {
    let valid =
      try RepositoryFiles.names(in: "Tests/Fixtures/designs/valid", suffix: ".json")
      + RepositoryFiles.names(in: "Tests/Fixtures/designs/refused", suffix: ".json")
      + RepositoryFiles.names(in: "Sources/Tickets/TicketFiles/Designs", suffix: ".json")
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/designs/broken", suffix: ".json")
    try expectVerdicts(by: .design, valid: valid, broken: broken)
  }

  private func expectVerdicts(by schema: DocumentSchema, valid: [String], broken: [String]) throws {
    let (valid, broken) = (valid.map(RepositoryFiles.path), broken.map(RepositoryFiles.path))
    let outcome = try ExternalProgram("python3").run(
      [RepositoryFiles.path("Tools/check-schema"), "schema.json"] + valid + broken,
      files: ["schema.json": Array(schema.text.utf8)])
    // The status by which the tool says that Debian's package is not there.
    if outcome.status == 3 { try Test.cancel("python3-jsonschema is not installed") }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let verdicts = outcome.text.split(separator: "\n")
    #expect(verdicts.count == valid.count + broken.count)
    for (name, verdict) in zip(valid, verdicts) { #expect(verdict == "valid \(name)") }
    for (name, verdict) in zip(broken, verdicts.dropFirst(valid.count)) {
      #expect(verdict.hasPrefix("invalid \(name): "), "\(verdict)")
    }
  }

  /// Since the readers take these files, they know every key of the schemas.
  @Test(arguments: [
    (
      DocumentSchema.plan,
      ["plans/valid/every-key.json", "plans/valid/row-shapes.json", "plans/valid/tables-and-areas.json"]
    ),
    (.theme, ["themes/valid/every-key.json"]),
    (.order, ["orders/valid/every-key.json"]),
    // A perforation is made of dashes or of holes.
    (.design, ["designs/valid/every-key.json", "designs/valid/holes.json"]),
  ])
  func fixturesHoldEveryKeyOfTheSchema(schema: DocumentSchema, paths: [String]) throws {
    let properties = try PropertyNames.of(schema: schema)
    let keys = try paths.reduce(into: Set<String>()) {
      try $0.formUnion(PropertyNames.of(file: "Tests/Fixtures/" + $1))
    }
    #expect(properties.count > 30)
    #expect(properties.subtracting(keys).sorted() == [])
    #expect(keys.subtracting(properties).sorted() == [])
  }
}
