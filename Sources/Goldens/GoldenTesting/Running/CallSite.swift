/// The place of a call in a test's source.
///
/// Two test libraries want it in different types, which is why it is made of what the compiler fills in.
struct CallSite: Sendable {
  /// The file, with its module: `MapTests/TheatreTests.swift`.
  let fileID: StaticString
  /// The whole path of the file.
  let filePath: StaticString
  /// The line, counted from 1.
  let line: UInt
  /// The column, counted from 1.
  let column: UInt
}

extension CallSite {
  /// The suite that goldens of this file are in when their name does not say: `Theatre` for `TheatreTests.swift`.
  var suite: String {
    let file = "\(filePath)".split(separator: "/").last ?? ""
    let base = file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file
    for ending in ["GoldenTests", "Tests", "Test"] where base.hasSuffix(ending) && base.count > ending.count {
      return String(base.dropLast(ending.count))
    }
    return String(base)
  }

  /// The full name of a golden that may be called without its suite.
  func fullName(_ name: String) -> String { name.contains("/") ? name : "\(suite)/\(name)" }
}
