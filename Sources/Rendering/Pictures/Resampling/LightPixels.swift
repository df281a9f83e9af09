internal import Colors
internal import Geometry
internal import ImageFiles

/// Pixels as amounts of light in 16 bits, multiplied by their opacity: what may be averaged.
struct LightPixels {
  /// The number of pixels across.
  let width: Int
  /// The number of pixels down.
  let height: Int
  /// Red, green, blue and opacity of each pixel, rows from the top.
  private(set) var samples: [UInt16]

  /// Some rows of a picture of straight RGBA in sRGB.
  init(_ rgba: [UInt8], width: Int, rows: Range<Int>) {
    self.width = width
    height = rows.count
    samples = [UInt16](unsafeUninitializedCapacity: width * rows.count * 4) { light, count in
      rgba.withUnsafeBufferPointer { rgba in
        LinearLight.decoded.withUnsafeBufferPointer { decoded in
          var source = rows.lowerBound * width * 4
          while count < width * rows.count * 4 {
            let opacity = UInt32(rgba[source + 3])
            for channel in 0..<3 {
              light[count + channel] = LightPixels.product(decoded[Int(rgba[source + channel])], opacity)
            }
            light[count + 3] = UInt16(truncatingIfNeeded: opacity * 257)
            source += 4
            count += 4
          }
        }
      }
    }
  }

  private static func product(_ light: UInt16, _ opacity: UInt32) -> UInt16 {
    opacity == 255 ? light : UInt16(truncatingIfNeeded: (UInt32(light) * opacity + 127) / 255)
  }

  private init(width: Int, height: Int, _ write: (UnsafeMutablePointer<UInt16>) -> Void) {
    self.width = width
    self.height = height
    samples = [UInt16](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      if let start = buffer.baseAddress { write(start) }
      count = buffer.count
    }
  }

  /// Each row resampled by a table for rows as long as these.
  func resampledRows(_ table: ResamplingTable) -> LightPixels {
    LightPixels(width: table.mixtures.count, height: height) { target in
      samples.withUnsafeBufferPointer { source in
        for y in 0..<height {
          table.mix(
            source, from: y * width * 4, stride: 4, to: target + y * table.mixtures.count * 4, targetStride: 4)
        }
      }
    }
  }

  /// Each column resampled by its table, all to columns of the same height.
  ///
  /// - Parameter firstRow: Which row of the tables' source line the first of these rows is.
  func resampledColumns(
    height newHeight: Int, firstRow: Int = 0, _ table: (Int) -> ResamplingTable
  ) -> LightPixels {
    LightPixels(width: width, height: newHeight) { target in
      samples.withUnsafeBufferPointer { source in
        for x in 0..<width {
          table(x).mix(
            source, from: (x - firstRow * width) * 4, stride: width * 4, to: target + x * 4, targetStride: width * 4)
        }
      }
    }
  }

  /// The pixels as straight RGBA in sRGB; those that are clear have no colour.
  var rgba: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: samples.count) { rgba, count in
      samples.withUnsafeBufferPointer { light in
        LinearLight.encoded.withUnsafeBufferPointer { encoded in
          while count < light.count {
            let opacity = UInt32(light[count + 3])
            for channel in 0..<3 {
              rgba[count + channel] = encoded[LightPixels.quotient(light[count + channel], opacity)]
            }
            rgba[count + 3] = UInt8(truncatingIfNeeded: (opacity + 128) / 257)
            count += 4
          }
        }
      }
    }
  }

  private static func quotient(_ light: UInt16, _ opacity: UInt32) -> Int {
    switch opacity {
    case 65535: Int(light)
    case ..<129: 0
    default: min(65535, Int((UInt64(light) * 65535 + UInt64(opacity) / 2) / UInt64(opacity)))
    }
  }
}

extension ResamplingTable {
  /// Mixes a line of four channels from another; strides are the samples from a pixel to the next on the line.
  fileprivate func mix(
    _ source: UnsafeBufferPointer<UInt16>, from start: Int, stride: Int, to target: UnsafeMutablePointer<UInt16>,
    targetStride: Int
  ) {
    weights.withUnsafeBufferPointer { weights in
      guard let source = source.baseAddress, let weights = weights.baseAddress else { return }
      var target = target
      for mixture in mixtures {
        let color = mixture.mixed(source + start, stride: stride, weights)
        (target[0], target[1], target[2], target[3]) = (color[0], color[1], color[2], color[3])
        target += targetStride
      }
    }
  }
}

extension ResamplingTable.Mixture {
  /// The four channels of a sample, each kept within what its neighbours have.
  @inline(__always)
  fileprivate func mixed(
    _ source: UnsafePointer<UInt16>, stride: Int, _ weights: UnsafePointer<Int32>
  ) -> SIMD4<UInt16> {
    var sum = SIMD4<Int32>(repeating: 1 << (ResamplingTable.fractionBits - 1))
    var pixel = source + sources.lowerBound * stride
    for weight in firstWeight..<firstWeight + sources.count {
      sum &+= channels(pixel) &* weights[weight]
      pixel += stride
    }
    var low = SIMD4<Int32>(repeating: hasClearNeighbour || neighbours.isEmpty ? 0 : 65535)
    var high = SIMD4<Int32>.zero
    pixel = source + neighbours.lowerBound * stride
    for _ in 0..<neighbours.count {
      let neighbour = channels(pixel)
      low = pointwiseMin(low, neighbour)
      high = pointwiseMax(high, neighbour)
      pixel += stride
    }
    return SIMD4(truncatingIfNeeded: (sum &>> ResamplingTable.fractionBits).clamped(lowerBound: low, upperBound: high))
  }

  @inline(__always)
  private func channels(_ pixel: UnsafePointer<UInt16>) -> SIMD4<Int32> {
    SIMD4(Int32(pixel[0]), Int32(pixel[1]), Int32(pixel[2]), Int32(pixel[3]))
  }
}

/// Tables between the gamma-encoded bytes of sRGB and amounts of light in 16 bits.
///
/// Every byte comes back from its light as it was: near black, where the levels lie closest, one is 20 of 65,535.
enum LinearLight {
  /// The light of each byte.
  static let decoded: [UInt16] = (0...255).map { light(of: Double($0) / 255) }

  /// The byte for each amount of light: the one whose light lies nearest by the scale of bytes.
  static let encoded: [UInt8] = {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1 << 16)
    for byte in 0..<255 {
      let last = Int(light(of: (Double(byte) + 0.5) / 255))
      bytes += repeatElement(UInt8(byte), count: last + 1 - bytes.count)
    }
    return bytes + repeatElement(255, count: 1 << 16 - bytes.count)
  }()

  private static func light(of part: Double) -> UInt16 {
    UInt16((LinearRGB.decoded(part) * 65535).rounded())
  }
}

extension RGBAImage {
  /// A part of the picture at another size, as sRGB.
  ///
  /// Pixels beyond the part count where the filter reaches them, as far as there are any.
  ///
  /// - Precondition: The part lies within the picture and has an extent; the sides are at least 1.
  func scaled(_ part: Rect, width newWidth: Int, height newHeight: Int) -> RGBAImage {
    let across = ResamplingTable(of: width, from: part.minX, to: part.maxX, samples: newWidth)
    let down = ResamplingTable(of: height, from: part.minY, to: part.maxY, samples: newHeight)
    let rows = down.sources
    let light = LightPixels(samples, width: width, rows: rows).resampledRows(across)
      .resampledColumns(height: newHeight, firstRow: rows.lowerBound) { _ in down }
    return RGBAImage(width: newWidth, height: newHeight, samples: light.rgba)
  }
}
