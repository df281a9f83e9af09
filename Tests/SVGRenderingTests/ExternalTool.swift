import Foundation
import GoldenImages
import Testing

/// Renders a document with rsvg-convert (Debian's librsvg2-bin), a renderer that shares no code with this package.
func rasterized(svg: [UInt8]) throws -> RGBAImage {
  try inTemporaryFolder { folder in
    try Data(svg).write(to: folder.appending(path: "in.svg"))
    try run("rsvg-convert", "--output", "out.png", "in.svg", in: folder)
    return try RGBAImage(png: [UInt8](Data(contentsOf: folder.appending(path: "out.png"))))
  }
}

/// Renders the first page of a document with pdftoppm (Debian's poppler-utils), a pixel to the point.
///
/// It is drawn four times as large and averaged: at its own size poppler puts the glyphs of a drawn font, such as seats
/// are, on whole pixels, and thickens thin lines.
func rasterized(pdf: [UInt8]) throws -> RGBAImage {
  try inTemporaryFolder { folder in
    try Data(pdf).write(to: folder.appending(path: "in.pdf"))
    try run("pdftoppm", "-r", "288", "-png", "-singlefile", "in.pdf", "out", in: folder)
    return try RGBAImage(png: [UInt8](Data(contentsOf: folder.appending(path: "out.png")))).averaged(by: 4)
  }
}

extension RGBAImage {
  /// The picture at a fraction of its size, each pixel the average of a square of pixels.
  fileprivate func averaged(by factor: Int) -> RGBAImage {
    let (smallWidth, smallHeight) = (width / factor, height / factor)
    var averages = [UInt8](repeating: 0, count: smallWidth * smallHeight * 4)
    samples.withUnsafeBufferPointer { samples in
      averages.withUnsafeMutableBufferPointer { averages in
        var sums = [Int](repeating: 0, count: smallWidth * 4)
        for row in 0..<smallHeight {
          sums.withUnsafeMutableBufferPointer { sums in
            sums.update(repeating: 0)
            for line in row * factor..<(row + 1) * factor {
              var source = line * width * 4
              for pixel in 0..<smallWidth {
                for _ in 0..<factor {
                  for channel in 0..<4 { sums[pixel * 4 + channel] += Int(samples[source + channel]) }
                  source += 4
                }
              }
            }
            for index in 0..<smallWidth * 4 {
              averages[row * smallWidth * 4 + index] = UInt8((sums[index] + factor * factor / 2) / (factor * factor))
            }
          }
        }
      }
    }
    return RGBAImage(width: smallWidth, height: smallHeight, samples: averages)
  }
}

private func inTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "svg-rendering-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

private func run(_ tool: String, _ arguments: String..., in folder: URL) throws {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [tool] + arguments
  process.currentDirectoryURL = folder
  try process.run()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "\(tool) failed; Tools/setup installs it")
}
