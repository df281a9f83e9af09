extension RGBAImage {
  /// The picture as a PNG file; the same bytes for the same picture and effort.
  ///
  /// The file holds no more than it needs: grey, a palette, no opacity, fewer bits, wherever the samples allow it, and
  /// 16 bits to a sample only where 8 do not hold them. Reading it gives the same picture: samples under no opacity and
  /// the declared colour space are kept, sRGB by saying nothing.
  ///
  /// - Throws: ``ImageFileError/unwritable(_:)`` for more pixels than PNG can count, or a colour space that no chunk
  ///   can say.
  public func png(_ effort: PNGEffort = .fast) throws(ImageFileError) -> [UInt8] {
    let rows = try PNGPackedRows(self)
    var file = PNGFileBuilder()
    try file.append(.header, rows.header.data)
    try file.append(colorSpace)
    if !rows.palette.isEmpty {
      try file.append(.palette, rows.palette.flatMap { [$0.red, $0.green, $0.blue] })
      let opacities = rows.palette.map(\.alpha).prefix { $0 < 255 }
      if !opacities.isEmpty { try file.append(.transparency, Array(opacities)) }
    }
    try file.append(.imageData, rows.compressed(effort))
    try file.append(.end, [])
    return file.bytes
  }
}
