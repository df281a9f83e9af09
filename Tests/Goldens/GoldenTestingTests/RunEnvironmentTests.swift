import GoldenImages
import Testing

@testable import GoldenTesting

@Suite struct RunEnvironmentTests {
  @Test func whereNothingIsSetGoldensArePending() {
    let environment = RunEnvironment([:])
    #expect(environment.mode == .pending)
    #expect(!environment.isContinuousIntegration)
    #expect(environment.unknownMode == nil)
    #expect(environment.artifacts == nil)
    #expect(RunEnvironment(["GOLDENS": "", "CI": "", "GOLDENS_ARTIFACTS": ""]) == environment)
  }

  @Test(arguments: [
    ("verify", GoldenMode.verify), ("pending", .pending), ("record", .record), ("record-missing", .recordMissing),
  ])
  func modesAreReadByName(name: String, mode: GoldenMode) {
    #expect(RunEnvironment(["GOLDENS": name]).mode == mode)
  }

  @Test(arguments: ["Record", "all", "1"])
  func anotherModeIsKeptToBeReported(name: String) {
    #expect(RunEnvironment(["GOLDENS": name]).unknownMode == name)
  }

  @Test(arguments: ["true", "1", "yes", "woodpecker"])
  func serversSayThatTheyAre(value: String) {
    #expect(RunEnvironment(["CI": value]).isContinuousIntegration)
  }

  @Test(arguments: ["false", "0", "no", "False"])
  func othersMaySayThatTheyAreNot(value: String) {
    #expect(!RunEnvironment(["CI": value]).isContinuousIntegration)
  }

  @Test func artifactsGoWhereTheVariableSays() {
    #expect(RunEnvironment(["GOLDENS_ARTIFACTS": "/tmp/a"]).artifacts == "/tmp/a")
  }
}
