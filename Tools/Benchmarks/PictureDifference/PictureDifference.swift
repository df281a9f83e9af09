import Foundation
import ImageFiles

/// Says how far two PNG files are apart, so that nothing is timed that does not draw the same picture.
///
///     picture-difference A B [BLOCK]
///
/// Prints `maximum 18 mean 1.250 off 0.031`: the largest difference of a part of a pixel, in levels of 255; the mean of
/// each pixel's largest difference over the pixels that are not as A's first one in both; and how many percent of all
/// pixels are more than 32 levels apart. With BLOCK, squares of so many pixels are compared by their means, which
/// forgives ink that lies a fraction of a pixel elsewhere, but not ink that is missing. B may be a whole number of times
/// as large as A; it is then reduced first.
@main
struct PictureDifference {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2 || arguments.count == 3, let block = Int(arguments.count == 3 ? arguments[3] : "1"),
      block > 0
    else {
      FileHandle.standardError.write(Data("usage: picture-difference A B [BLOCK]\n".utf8))
      exit(64)
    }
    let (first, second) = try (picture(arguments[1]), picture(arguments[2]))
    let enlargement = max(1, second.width / first.width)
    let (a, b) = (Blocks(of: first, side: block), Blocks(of: second, side: block * enlargement))
    guard first.width * enlargement == second.width, first.height * enlargement == second.height else {
      print("sizes \(first.width) × \(first.height) and \(second.width) × \(second.height)")
      exit(1)
    }
    var (maximum, sum, drawn, off) = (0.0, 0.0, 0, 0)
    let ground = a[0]
    for index in 0..<a.width * a.height {
      let (first, second) = (a[index], b[index])
      let difference = Double(max((first - second).max(), (second - first).max()))
      maximum = max(maximum, difference)
      if difference > 32 { off += 1 }
      guard first != ground || second != ground else { continue }
      drawn += 1
      sum += difference
    }
    let share = Double(off) / Double(a.width * a.height) * 100
    print(String(format: "maximum %.0f mean %.3f off %.3f", maximum, sum / Double(max(drawn, 1)), share))
  }

  private static func picture(_ path: String) throws -> RGBAImage {
    try RGBAImage(png: [UInt8](Data(contentsOf: URL(filePath: path))))
  }
}

/// A picture in squares of some side, each as the mean of its pixels.
struct Blocks {
  let width, height: Int
  private var means: [SIMD4<Float>]

  init(of image: RGBAImage, side: Int) {
    (width, height) = ((image.width + side - 1) / side, (image.height + side - 1) / side)
    means = Array(repeating: .zero, count: width * height)
    var counts = [Float](repeating: 0, count: width * height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let (block, sample) = (y / side * width + x / side, 4 * (y * image.width + x))
        means[block] += SIMD4(
          Float(image.samples[sample]), Float(image.samples[sample + 1]), Float(image.samples[sample + 2]),
          Float(image.samples[sample + 3]))
        counts[block] += 1
      }
    }
    for block in means.indices { means[block] /= counts[block] }
  }

  subscript(index: Int) -> SIMD4<Float> { means[index] }
}
