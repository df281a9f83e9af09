internal import Files

/// The code that runs: the program and the libraries that the system has loaded for it.
///
/// Files that were made by other code are made again, since they may look different. Nobody has to raise a number for
/// that, and updates of cairo, Pango, FreeType and the others count as well. A rebuild of the same sources by the same
/// tools has the same identity, on any machine.
package struct ProgramBuild: Hashable, Sendable {
  /// A digest of the identities of all parts.
  package let digest: String
  /// For each part the digest of its build id, or the stamp of its file where the linker gave it none.
  package let parts: [String]

  /// The code of this process, as it was when it was first asked for.
  ///
  /// Where the system does not tell which files are loaded, no two processes have the same code, so that each makes all
  /// files again.
  package static let running = ProgramBuild(parts: loadedParts())

  /// Names code by its parts, in any order.
  package init(parts: [String]) {
    self.parts = parts.sorted()
    digest = TicketFolder.digest(of: Array(self.parts.joined(separator: "\n").utf8))
  }

  private static func loadedParts() -> [String] {
    var mappings: [String: [Mapping]] = [:]
    for mapping in Mapping.all { mappings[mapping.path, default: []].append(mapping) }
    guard !mappings.isEmpty else { return ["unknown \(UInt64.random(in: .min ... .max))"] }
    // Fonts and other data are mapped as well, but never executable.
    return mappings.filter { $0.value.contains(where: \.isExecutable) }.map { path, mappings in
      if let id = buildID(in: mappings) { return TicketFolder.digest(of: id) }
      return "\(path) \(FileStamp(path: path)?.description ?? "missing")"
    }
  }

  /// The build id of a file that is mapped in parts; nil where it has none, or is no 64-bit ELF file.
  private static func buildID(in mappings: [Mapping]) -> [UInt8]? {
    guard let head = memory(of: mappings, at: 0, count: 64), head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else {
      return nil
    }
    // Offsets of fields: "Executable and Linkable Format" of the System V ABI, ELF header and program header.
    let table = head.loadUnaligned(fromByteOffset: 32, as: UInt.self)
    let size = UInt(head.loadUnaligned(fromByteOffset: 54, as: UInt16.self))
    let count = UInt(head.loadUnaligned(fromByteOffset: 56, as: UInt16.self))
    for number in 0..<count {
      guard let entry = memory(of: mappings, at: table &+ number * size, count: 56) else { return nil }
      guard entry.loadUnaligned(as: UInt32.self) == 4 else { continue }
      let start = entry.loadUnaligned(fromByteOffset: 8, as: UInt.self)
      let length = entry.loadUnaligned(fromByteOffset: 32, as: UInt.self)
      let alignment = entry.loadUnaligned(fromByteOffset: 48, as: UInt.self) == 8 ? 8 : 4
      guard let notes = memory(of: mappings, at: start, count: length) else { continue }
      if let id = buildID(in: notes, alignment: alignment) { return id }
    }
    return nil
  }

  /// Bytes of a mapped file from an offset on; nil where they are not mapped as one piece that can be read.
  private static func memory(of mappings: [Mapping], at offset: UInt, count: UInt) -> UnsafeRawBufferPointer? {
    for mapping in mappings where mapping.isReadable && mapping.offset <= offset {
      let skipped = offset - mapping.offset
      guard skipped <= mapping.count, count <= mapping.count - skipped else { continue }
      return UnsafeRawBufferPointer(
        start: UnsafeRawPointer(bitPattern: mapping.start + skipped), count: Int(count))
    }
    return nil
  }

  /// The build id among the notes of an ELF file; nil where it has none.
  ///
  /// A note has three words, the lengths of its name and its content and its type, then both, each filled up to the
  /// alignment. A build id is what the linker makes of all that it links: type 3, by the name GNU (System V ABI, "Note
  /// Section", and `NT_GNU_BUILD_ID` in elf.h).
  package static func buildID(in notes: UnsafeRawBufferPointer, alignment: Int) -> [UInt8]? {
    func filledUp(_ length: Int) -> Int { (length + alignment - 1) / alignment * alignment }
    var offset = 0
    while offset + 12 <= notes.count {
      let (nameLength, length, type) = (
        Int(notes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)),
        Int(notes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)),
        notes.loadUnaligned(fromByteOffset: offset + 8, as: UInt32.self)
      )
      let content = offset + filledUp(12 + nameLength)
      guard content + length <= notes.count else { return nil }
      if type == 3, notes[(offset + 12)..<(offset + 12 + nameLength)].elementsEqual("GNU\0".utf8), length > 0 {
        return Array(notes[content..<(content + length)])
      }
      offset = content + filledUp(length)
    }
    return nil
  }
}

/// A part of a file in the memory of this process: a line of `/proc/self/maps` (proc(5)).
private struct Mapping {
  let start: UInt
  let count: UInt
  let isReadable: Bool
  let isExecutable: Bool
  /// Where in the file the part begins.
  let offset: UInt
  let path: String

  /// The mapped files; none where the system does not tell.
  static var all: [Mapping] {
    let lines = (try? WholeFile.read("/proc/self/maps")) ?? []
    return lines.split(separator: UInt8(ascii: "\n")).compactMap { Mapping(String(decoding: $0, as: UTF8.self)) }
  }

  /// Reads `7f12a000-7f12c000 r-xp 00001000 fe:01 4711   /usr/lib/libcairo.so.2`; nil for what is no file.
  private init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 5)
    guard parts.count == 6, let offset = UInt(parts[2], radix: 16) else { return nil }
    let path = parts[5].drop { $0 == " " }
    let ends = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
    guard path.hasPrefix("/"), ends.count == 2, ends[0] <= ends[1] else { return nil }
    (start, count) = (ends[0], ends[1] - ends[0])
    isReadable = parts[1].hasPrefix("r")
    isExecutable = parts[1].dropFirst(2).hasPrefix("x")
    self.offset = offset
    self.path = String(path)
  }
}
