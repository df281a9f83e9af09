import GoldenImages
import Testing

@Suite struct RGBAImageTests {
  @Test func aPictureHasAtLeastOnePixel() async {
    await #expect(processExitsWith: .failure) { _ = RGBAImage(width: 0, height: 1, samples: []) }
    await #expect(processExitsWith: .failure) { _ = RGBAImage(width: 1, height: -1, samples: []) }
  }

  @Test func thereAreFourSamplesForEachPixel() async {
    await #expect(processExitsWith: .failure) { _ = RGBAImage(width: 1, height: 1, samples: [1, 2, 3]) }
  }
}
