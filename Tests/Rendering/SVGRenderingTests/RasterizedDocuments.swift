import GoldenImages
import ImageFiles
import TestSupport
import Testing

/// Renders a document with rsvg-convert (Debian's librsvg2-bin), a renderer that shares no code with this package.
func rasterized(svg: [UInt8]) throws -> RGBAImage {
  try RGBAImage(png: ExternalProgram("rsvg-convert").output(["in.svg"], files: ["in.svg": svg]))
}

/// Renders the first page of a document with pdftoppm (Debian's poppler-utils), a pixel to the point.
///
/// It is drawn four times as large and averaged: at its own size poppler puts the glyphs of a drawn font, such as seats
/// are, on whole pixels, and thickens thin lines.
func rasterized(pdf: [UInt8]) throws -> RGBAImage {
  let arguments = ["-r", "288", "-png", "-singlefile", "in.pdf"]
  return try RGBAImage(png: ExternalProgram("pdftoppm").output(arguments, files: ["in.pdf": pdf])).averaged(by: 4)
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
