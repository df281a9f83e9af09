internal import CLibFuzzer

/// Runs libFuzzer on one target: `fuzz --target=NAME [libFuzzer's options] [corpus …]`.
///
/// The target's name stays among the arguments, because libFuzzer starts itself again with all of them when it merges;
/// it passes over whatever begins with two dashes.
@main
enum Fuzz {
  static func main() {
    _ = target
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = LLVMFuzzerRunDriver(&count, &arguments) { start, count in
      let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
      do throws(BrokenLaw) {
        try Fuzz.target.examine(bytes)
      } catch {
        // A trap is how libFuzzer learns of it and keeps the input.
        fatalError("\(Fuzz.target.rawValue): \(error)")
      }
      return 0
    }
  }

  private static let target: FuzzTarget = {
    let option = "--target="
    let names = CommandLine.arguments.dropFirst().filter { $0.hasPrefix(option) }.map { $0.dropFirst(option.count) }
    guard let name = names.first, let target = FuzzTarget(rawValue: String(name)) else {
      let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("give \(option)NAME with one of \(known)")
    }
    return target
  }()
}
