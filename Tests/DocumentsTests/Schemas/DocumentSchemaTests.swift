import Documents
import Foundation
import Testing

struct DocumentSchemaTests {
  /// Whether Debian's python3 has the package that Tools/check-schema needs; without it those tests are skipped.
  static let hasValidator = (try? ProcessOutput(of: "/usr/bin/python3", ["-c", "import jsonschema"]))?.status == 0

  @Test(.enabled(if: hasValidator, "python3-jsonschema is not installed"))
  func thePlanSchemaAcceptsValidPlansAndRefusesBrokenOnes() throws {
    let valid =
      try RepositoryFiles.names(in: "Tests/Fixtures/plans/valid", suffix: ".json")
      + FixtureTests.validPlans.filter { !$0.hasSuffix(".pretix.json") }
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/plans/broken", suffix: ".json")
    try expectVerdicts(by: .plan, valid: valid, broken: broken)
  }

  @Test(.enabled(if: hasValidator, "python3-jsonschema is not installed"))
  func theAvailabilitySchemaAcceptsValidFilesAndRefusesBrokenOnes() throws {
    let valid = try RepositoryFiles.names(in: "Tests/Fixtures/availability/valid", suffix: ".json")
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/availability/broken", suffix: ".json")
    try expectVerdicts(by: .availability, valid: valid + ["Examples/theatre.availability.json"], broken: broken)
  }

  @Test(.enabled(if: hasValidator, "python3-jsonschema is not installed"))
  func theThemeSchemaAcceptsValidFilesAndRefusesBrokenOnes() throws {
    let valid = try RepositoryFiles.names(in: "Tests/Fixtures/themes/valid", suffix: ".json")
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/themes/broken", suffix: ".json")
    try expectVerdicts(by: .theme, valid: valid, broken: broken)
  }

  private func expectVerdicts(by schema: DocumentSchema, valid: [String], broken: [String]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).schema.json")
    try Data(schema.text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try ProcessOutput(of: "/usr/bin/python3", ["Tools/check-schema", file.path] + valid + broken)
    #expect(output.status == 0)
    let verdicts = output.text.split(separator: "\n")
    #expect(verdicts.count == valid.count + broken.count)
    for (name, verdict) in zip(valid, verdicts) { #expect(verdict == "valid \(name)") }
    for (name, verdict) in zip(broken, verdicts.dropFirst(valid.count)) {
      #expect(verdict.hasPrefix("invalid \(name): "), "\(verdict)")
    }
  }

  /// Since the readers take these files, they know every key of the schemas.
  @Test(arguments: [
    (DocumentSchema.plan, "plans/valid/every-key.json"), (.theme, "themes/valid/every-key.json"),
  ])
  func oneFixtureHoldsEveryKeyOfTheSchema(schema: DocumentSchema, path: String) throws {
    let properties = try PropertyNames.of(schema: schema)
    let keys = try PropertyNames.of(file: "Tests/Fixtures/" + path)
    #expect(properties.count > 30)
    #expect(properties.subtracting(keys).sorted() == [])
    #expect(keys.subtracting(properties).sorted() == [])
  }
}
