import Drawing
import Pictures
import TestSupport
import Testing

/// Pictures that a document names, in its own folder.
@Suite struct PictureFolderTests {
  private static let folder = PictureFolder(of: RepositoryFiles.path("Examples/basket.order.json"))

  @Test func `a picture in the folder is read, and is as large as its pixels say`() throws {
    let raster = try Self.folder.raster(named: "pictures/long-low-tide-poster.jpg")
    #expect(raster.width > 0 && raster.height > 0)
    #expect(raster.pixels.count == raster.width * raster.height * 4)
  }

  @Test(arguments: ["../README.md", "/etc/hostname", "pictures//a.png", "", "pictures/../../README.md", "a\0.png"])
  func `a name that leads out of the folder is not followed`(name: String) {
    #expect(throws: PictureProblem(name: name, reason: .outside)) { try Self.folder.raster(named: name) }
  }

  @Test func `what is wrong with one picture leaves the others`() {
    let (rasters, problems) = Self.folder.rasters(named: ["missing.png", "pictures/long-low-tide-poster.jpg"])
    #expect(Array(rasters.keys) == ["pictures/long-low-tide-poster.jpg"])
    #expect(problems.map(\.reason) == [.missing])
  }
}
