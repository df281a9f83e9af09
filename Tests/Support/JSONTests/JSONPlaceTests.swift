import JSON
import Support
import TestSupport
import Testing

@Suite struct JSONPlaceTests {
  /// A leaf of a document that was made up: a number that occurs once, and where it was written.
  struct Leaf {
    let number: Int
    let place: DocumentPlace
  }

  /// Writes a random document and notes, while it writes, where each leaf stands.
  struct RandomDocument {
    var text = ""
    var leaves: [Leaf] = []
    private var line = 1
    private var column = 1
    private var random: SeededRandom

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      space()
      value(path: "", depth: 0)
      space()
    }

    private mutating func write(_ string: String) {
      text += string
      column += string.unicodeScalars.count
    }

    private mutating func breakLine(_ characters: String) {
      text += characters
      line += 1
      column = 1
    }

    private mutating func space() {
      for _ in 0..<random.int(0...2) {
        switch random.int(0...6) {
        case 0: breakLine("\n")
        case 1: breakLine("\r\n")
        case 2:
          breakLine("\r")
          write(" ")  // so that no LF of another line break follows the CR
        case 3: write("\t")
        default: write(" ")
        }
      }
    }

    private mutating func value(path: String, depth: Int) {
      switch depth < 5 ? random.int(0...6) : 4 {
      case 0, 1:
        write("{")
        for index in 0..<random.int(0...4) {
          if index > 0 { write(",") }
          space()
          // The key is told apart from its siblings by its number; the string before it holds what looks like syntax.
          let (written, component) =
            random.bool()
            ? ("\"k\(index)\"", path.isEmpty ? "k\(index)" : ".k\(index)")
            : ("\"é,:{\\\"[\\\\\(index)\"", "[\"é,:{\\\"[\\\\\(index)\"]")
          write(written)
          space()
          write(":")
          space()
          value(path: path + component, depth: depth + 1)
          space()
        }
        write("}")
      case 2, 3:
        write("[")
        for index in 0..<random.int(0...4) {
          if index > 0 { write(",") }
          space()
          value(path: path + "[\(index)]", depth: depth + 1)
          space()
        }
        write("]")
      case 4:
        let place = DocumentPlace(line: line, column: column, path: path.isEmpty ? nil : path)
        leaves.append(Leaf(number: leaves.count, place: place))
        write("\(leaves.count - 1)" + (random.element(of: ["", ".0", "e0", "E+0"]) ?? ""))
      default:
        write(random.element(of: ["true", "false", "null", "\"\"", "\"😀]}\\\\\"", "\"\\u00e9\""]) ?? "null")
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func eachLeafIsFoundWhereItWasWritten(seed: UInt64) throws {
    let random = RandomDocument(seed: seed)
    let document = try JSONDocument(bytes: Array(random.text.utf8))
    var found: [DocumentPlace] = []
    try document.read { root throws(JSONFault) in
      var pending = [root]
      while let node = pending.popLast() {
        switch node.kind {
        case .object: pending += try node.fields().map(\.value).reversed()
        case .array: pending += try node.elements().reversed()
        case .number:
          #expect(try node.integer() == found.count)
          found.append(document.place(of: node))
        default: continue
        }
      }
    }
    #expect(found == random.leaves.map(\.place), "\(random.text)")
  }
}
