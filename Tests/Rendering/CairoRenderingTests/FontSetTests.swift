import CairoRendering
import Colors
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

/// Which fonts are found, and what is said when they are not.
@Suite struct FontSetTests {
  @Test func `A font that is missing is an error that names the package to install`() throws {
    let error = try #require(throws: FontError.self) { try FontSet.standard(in: ["/nowhere", "/nowhere/else"]) }
    #expect(
      error
        == .missing(file: "Inter-Regular.otf", package: "fonts-inter", directories: ["/nowhere", "/nowhere/else"]))
    #expect("\(error)".contains("Inter-Regular.otf") && "\(error)".contains("package fonts-inter"))
  }

  @Test func `A set without files, and one with a file that is not there, are errors`() {
    #expect(throws: FontError.empty) { try FontSet(files: []) }
    #expect(throws: FontError.unreadable(path: "/nowhere/a.ttf")) { try FontSet(files: ["/nowhere/a.ttf"]) }
  }

  @Test func `A file that is no font is an error when text is drawn, and measuring goes on by estimate`() throws {
    let fonts = try FontSet(files: [#filePath])
    let style = TextStyle(size: 10)
    let scene = Scene(size: Size(9, 9), nodes: [.text(Text("a", at: .zero, style: style, color: .black))])
    #expect(throws: RenderingError.fonts(.notAFont(path: #filePath))) { try CairoRenderer(fonts: fonts).png(of: scene) }
    #expect(
      PangoTextMeasurer(fonts: fonts).metrics(of: "a", style: style)
        == EstimatedTextMeasuring().metrics(of: "a", style: style))
  }

  @Test func `The standard set begins with Inter and ends with the rest of Noto Sans by name`() throws {
    let names = try StandardFonts.set.files.map { ($0 as NSString).lastPathComponent }
    #expect(names.prefix(2) == ["Inter-Regular.otf", "Inter-Medium.otf"])
    let emoji = try #require(names.firstIndex(of: "NotoColorEmoji.ttf"))
    let rest = names[(emoji + 1)...]
    #expect(rest.elementsEqual(rest.sorted()) && !rest.isEmpty)
    #expect(Set(names).count == names.count)
  }

  /// A folder that has a link to each file of the standard set, some folders down.
  private func folderOfLinks() throws -> (folder: TemporaryFolder, deep: URL) {
    let folder = try TemporaryFolder()
    let deep = URL(filePath: folder.path("a/b"))
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    for path in try StandardFonts.set.files {
      let name = (path as NSString).lastPathComponent
      try FileManager.default.createSymbolicLink(
        at: deep.appending(path: name), withDestinationURL: URL(filePath: path))
    }
    return (folder, deep)
  }

  @Test func `Of two files of one name the first directory's counts, at any depth`() throws {
    let (folder, deep) = try folderOfLinks()
    let found = try FontSet.standard(in: [folder.path, "/usr/share/fonts"])
    #expect(found.files.allSatisfy { $0.hasPrefix(deep.path) })
    #expect(found != (try StandardFonts.set))
  }

  @Test func `Directories after the one that has the last font are not looked at`() throws {
    let (folder, _) = try folderOfLinks()
    let more = try TemporaryFolder()
    try more.file("NotoSansZzz-Regular.ttf", "")
    let (first, second) = (folder.path, more.path)
    #expect(try FontSet.standard(in: [first, second]) == FontSet.standard(in: [first]))
    #expect(try FontSet.standard(in: [second, first]).files.last == "\(second)/NotoSansZzz-Regular.ttf")
  }
}
