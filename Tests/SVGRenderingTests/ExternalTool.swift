import Foundation
import GoldenImages
import Testing

/// Renders a document with rsvg-convert (Debian's librsvg2-bin), a renderer that shares no code with this package.
func rasterized(_ svg: [UInt8], scale: Double = 1) throws -> RGBAImage {
  let folder = FileManager.default.temporaryDirectory.appending(path: "svg-rendering-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let (input, output) = (folder.appending(path: "in.svg"), folder.appending(path: "out.png"))
  try Data(svg).write(to: input)

  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["rsvg-convert", "--zoom", "\(scale)", "--output", output.path, input.path]
  try process.run()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "rsvg-convert failed; Tools/setup installs it")
  return try RGBAImage(png: [UInt8](Data(contentsOf: output)))
}
