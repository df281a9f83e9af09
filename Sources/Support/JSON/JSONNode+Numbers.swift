extension JSONNode {
  /// The number, which is finite.
  @inlinable package func number() throws(JSONFault) -> Double {
    let word = tape.payload(at: index)
    switch tape.mark(at: index) {
    case JSONTape.Mark.double: return Double(bitPattern: word)
    case JSONTape.Mark.signed: return Double(Int64(bitPattern: word))
    case JSONTape.Mark.unsigned: return Double(word)
    default: throw mismatch(expected: "a number")
    }
  }

  /// The number, which must be greater than 0.
  @inlinable package func positiveNumber() throws(JSONFault) -> Double {
    let number = try number()
    guard number > 0 else { throw outOfRange(number, expected: "a positive number") }
    return number
  }

  /// The number, which must be 0 or greater.
  @inlinable package func nonnegativeNumber() throws(JSONFault) -> Double {
    let number = try number()
    guard number >= 0 else { throw outOfRange(number, expected: "0 or a positive number") }
    return number
  }

  /// The number, which must lie in a range.
  @inlinable package func number(in range: ClosedRange<Double>) throws(JSONFault) -> Double {
    let number = try number()
    guard range.contains(number) else {
      let (lower, upper) = (JSONWriter.text(of: range.lowerBound), JSONWriter.text(of: range.upperBound))
      throw outOfRange(number, expected: "a number from \(lower) to \(upper)")
    }
    return number
  }

  /// The integer; one that is written as `12.0` or `1.2e1` counts, since JSON has one kind of number.
  @inlinable package func integer() throws(JSONFault) -> Int {
    let word = tape.payload(at: index)
    switch tape.mark(at: index) {
    case JSONTape.Mark.signed:
      return Int(Int64(bitPattern: word))
    case JSONTape.Mark.unsigned:
      throw fault(.value, "expected an integer up to \(Int.max), found \(word)")
    case JSONTape.Mark.double:
      let number = Double(bitPattern: word)
      guard let integer = Int(exactly: number) else { throw outOfRange(number, expected: "an integer") }
      return integer
    default:
      throw mismatch(expected: "an integer")
    }
  }

  /// The integer, which must lie in a range.
  @inlinable package func integer(in range: ClosedRange<Int>) throws(JSONFault) -> Int {
    let integer = try integer()
    guard range.contains(integer) else {
      throw fault(.value, "expected an integer from \(range.lowerBound) to \(range.upperBound), found \(integer)")
    }
    return integer
  }

  @usableFromInline func outOfRange(_ number: Double, expected: String) -> JSONFault {
    fault(.value, "expected \(expected), found \(JSONWriter.text(of: number))")
  }
}
