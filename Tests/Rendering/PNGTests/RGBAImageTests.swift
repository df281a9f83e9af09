import PNG
import TestSupport
import Testing

@Suite struct RGBAImageTests {
  @Test func aPictureHasAtLeastOnePixel() async {
    await #expect(processExitsWith: .failure) { _ = RGBAImage(width: 0, height: 1, samples: []) }
    await #expect(processExitsWith: .failure) { _ = RGBAImage(width: 1, height: -1, samples: []) }
  }

  @Test func thereAreFourSamplesForEachPixel() async {
    await #expect(processExitsWith: .failure) { _ = RGBAImage(width: 1, height: 1, samples: [1, 2, 3]) }
  }

  @Test func `A picture is described by its size alone`() {
    let image = RGBAImage(width: 3, height: 2, samples: [UInt8](repeating: 0, count: 24))
    #expect("\(image)" == "a picture of 3 × 2 pixels")
  }
}
