import GoldenImages
import Testing

@testable import GoldenTesting

@Suite struct RunEnvironmentTests {
  @Test func `Where nothing is set goldens are pending`() {
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
  func `Modes are read by name`(name: String, mode: GoldenMode) {
    #expect(RunEnvironment(["GOLDENS": name]).mode == mode)
  }

  @Test(arguments: ["Record", "all", "1"])
  func `Another mode is kept to be reported`(name: String) {
    #expect(RunEnvironment(["GOLDENS": name]).unknownMode == name)
  }

  @Test(arguments: ["true", "1", "yes", "woodpecker"])
  func `Servers say that they are`(value: String) {
    #expect(RunEnvironment(["CI": value]).isContinuousIntegration)
  }

  @Test(arguments: ["false", "0", "no", "False"])
  func `Others may say that they are not`(value: String) {
    #expect(!RunEnvironment(["CI": value]).isContinuousIntegration)
  }

  @Test func `Artifacts go where the variable says`() {
    #expect(RunEnvironment(["GOLDENS_ARTIFACTS": "/tmp/a"]).artifacts == "/tmp/a")
  }
}
