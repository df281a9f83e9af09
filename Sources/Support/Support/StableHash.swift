/// Hashes that are the same in every process and on every machine, unlike those of `Hasher`.
///
/// They tell apart what differs by accident, and are no defence against forgery.
package enum StableHash {
  /// FNV-1a with 64 bits (draft-eastlake-fnv, section 2): for short texts, such as ids.
  package static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// MurmurHash64A with a seed of 0: for files, at 8 bytes a step.
  ///
  /// Source: Austin Appleby's description of the algorithm, in the public domain.
  package static func murmur64A(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let multiplier: UInt64 = 0xC6A4_A793_5BD1_E995
    var hash = UInt64(bytes.count) &* multiplier
    var offset = 0
    while offset + 8 <= bytes.count {
      var word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* multiplier
      word ^= word >> 47
      hash ^= word &* multiplier
      hash = hash &* multiplier
      offset += 8
    }
    if offset < bytes.count {
      var rest: UInt64 = 0
      for (position, byte) in bytes[offset...].enumerated() { rest |= UInt64(byte) << UInt64(8 * position) }
      hash ^= rest
      hash = hash &* multiplier
    }
    hash ^= hash >> 47
    hash = hash &* multiplier
    return hash ^ hash >> 47
  }
}
