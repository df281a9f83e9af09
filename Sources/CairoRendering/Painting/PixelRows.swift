/// The pixels of a picture that is being drawn: premultiplied 0xAARRGGBB, row by row without gaps.
///
/// The memory belongs to whoever made the picture, and outlives this value.
struct PixelRows: @unchecked Sendable {
  let start: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
}
