/// What the IHDR chunk says (PNG specification, third edition, section 11.2.1).
struct PNGHeader: Equatable {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  var width: Int
  var height: Int
  var colorType: ColorType
  /// The bits of a sample, or of an index into the palette.
  var bitDepth: Int
  var isInterlaced = false

  var bitsPerPixel: Int { colorType.channels * bitDepth }

  /// How far apart the bytes are that filters hold against each other, at least 1.
  var filterDistance: Int { max(1, bitsPerPixel / 8) }

  /// The bytes of a row of some pixels, without the byte that names the filter.
  func rowBytes(pixels: Int) -> Int { (pixels * bitsPerPixel + 7) / 8 }
}

extension PNGHeader {
  /// Reads the data of an IHDR chunk.
  init(_ data: UnsafeRawBufferPointer) throws(ImageFileError) {
    guard data.count == 13 else { throw .malformed("the header has \(data.count) bytes instead of 13") }
    let (width, height) = (Int(data.bigEndian32(at: 0)), Int(data.bigEndian32(at: 4)))
    guard 1..<1 << 31 ~= width, 1..<1 << 31 ~= height else {
      throw .malformed("the picture has \(width) × \(height) pixels")
    }
    let bitDepth = Int(data[8])
    guard let colorType = ColorType(rawValue: data[9]) else { throw .malformed("there is no colour type \(data[9])") }
    guard colorType.bitDepths.contains(bitDepth) else {
      throw .malformed("colour type \(data[9]) has no samples of \(bitDepth) bits")
    }
    guard data[10] == 0 else { throw .unsupported("data compressed by method \(data[10])") }
    guard data[11] == 0 else { throw .unsupported("filter method \(data[11])") }
    guard data[12] <= 1 else { throw .unsupported("interlace method \(data[12])") }
    self.init(width: width, height: height, colorType: colorType, bitDepth: bitDepth, isInterlaced: data[12] == 1)
  }

  /// The data of the IHDR chunk.
  var data: [UInt8] {
    bigEndianBytes(UInt32(width)) + bigEndianBytes(UInt32(height))
      + [UInt8(bitDepth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }
}

/// A number as four bytes, the highest first.
func bigEndianBytes(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
